### Links that carry a seat

carry-about = Escanea el código con tu móvil o abre el enlace en otro navegador: allí sigues desde esta misma posición.
carry-secret = Sirve una sola vez, durante diez minutos. Quien lo abra juega por ti: no se lo des a nadie.
carry-link = Enlace a tu asiento
carry-title = ¿Seguir aquí?
carry-text = Tendrás en este navegador el mismo nombre y los mismos asientos que en tu otro dispositivo.
carry-others = En este navegador eres { $name } hasta ahora. Los asientos que tienes aquí con ese nombre no te seguirán.
carry-go = Seguir aquí
carry-old-title = Este enlace ya no funciona
carry-old-text = En tu otro dispositivo, el menú de la mesa te da uno nuevo.

keep-about = Solo quien tenga el enlace puede sentarse aquí.
keep-name = El nombre de tu amigo
keep-go = Reservar el asiento
keep-link = Enlace para { $name }
keep-again = El enlace solo se muestra una vez. Uno nuevo sustituye al anterior, que deja de funcionar.
keep-new = Enlace nuevo
