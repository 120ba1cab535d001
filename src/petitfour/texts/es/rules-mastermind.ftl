### Mastermind, edición de viaje: un mensaje por regla, véase game.toml.

game-mastermind = Mastermind, edición de viaje
game-mastermind-about = Uno esconde un código de cuatro colores y el otro tiene nueve propuestas para encontrarlo. Para 2 jugadores.

MM-1 = Hay cuatro posiciones y nueve filas. El ajuste «Colores» fija cuántos colores están en juego, de 6 a 10; por defecto, 8. Son, por orden, rojo (R), naranja (O), amarillo (Y), verde (G), azul (B), violeta (V), blanco (W), negro (K), marrón (N) y rosa (P). Nuestro criterio: el reglamento solo habla de 80 clavijas, y 8 colores × (9 filas + 1 código) = 80. Es lo justo mientras las propuestas no repitan colores; si los repiten (MM-5), te prestamos clavijas, y nunca faltan.
MM-2 = El número de rondas se acuerda de antemano. Es el ajuste «Rondas»; por defecto, 2. Nuestro criterio: un número par es lo justo y es lo que propone la mesa; uno impar está permitido. El primer creador del código se elige por sorteo o se fija en los ajustes de la mesa.
MM-3 = El creador del código coloca cuatro clavijas en secreto. Ningún color puede aparecer dos veces en el código.
MM-4 = El descifrador coloca una fila completa de cuatro clavijas. Las filas colocadas se quedan como están.
MM-5 = Nuestro criterio: una propuesta puede llevar el mismo color más de una vez, ya que nada lo prohíbe. El ajuste «Un color puede repetirse en una propuesta» está activado por defecto; desactívalo para jugar sin repeticiones.
MM-6 = Cada propuesta recibe marcas. Rojo: color correcto, lugar correcto. Blanco: color correcto, lugar equivocado. Nuestro criterio, necesario por MM-5: cada clavija del código recibe como máximo una marca, y el rojo va antes que el blanco.
MM-7 = El ajuste «Quién marca las propuestas» dice quién pone las marcas. «El creador»: el creador del código mueve los cursores rojos y blancos. Nuestro criterio: con «La mesa», la opción por defecto, marca la mesa; con «El creador» vale cualquier marca mientras rojo + blanco no pase de 4, y no se comprueba nada hasta que se revela el código.
MM-8 = La ronda acaba con cuatro rojos o tras la fila 9. Entonces se revela el código.
MM-9 = El creador del código se anota 1 punto por cada fila colocada. Si no se ha encontrado el código, son 9 puntos.
MM-10 = Esto vale cuando marca el creador del código (MM-7). Si al revelar el código resulta que alguna marca era errónea, la ronda es nula: no se anota nada por ella según MM-9, y se repite. Además, el creador del código paga 3 puntos a su rival. Nuestros criterios: se repite con los mismos papeles y un código nuevo. El ajuste «Penalización por una marca errónea» es por defecto «Ceder 3 puntos al otro», como en el reglamento en francés (−3 y +3), o bien «El otro recibe 3 puntos» (solo el +3). Una fila que de verdad era el código, pero no se marcó con 4 rojos, no termina la ronda hasta que se revela; es una marca errónea. Un falso «4 rojos» acaba la ronda, y también es una marca errónea. Una ronda nula cuesta una sola penalización, por muchas marcas que fueran erróneas. Los totales pueden bajar de 0. El código nuevo puede ser el anterior. No hay límite de repeticiones.
MM-11 = Los papeles se intercambian después de cada ronda que cuenta. Tras el número de rondas acordado gana el total más alto. Nuestro criterio: con totales iguales se comparte la victoria.

example-mastermind-1 = Una clavija de la propuesta tiene el color correcto en el lugar correcto. Otras dos tienen el color correcto, pero en un lugar equivocado. Las marcas son rojo 1, blanco 2.
