### Lo que dice todo el producto.

## De dónde viene una regla

kind-printed = Impreso
kind-printed-about = Lo dice el reglamento de la caja.
kind-ruling = Criterio propio
kind-ruling-about = El reglamento no dice nada o se puede leer de dos maneras, así que esta es nuestra decisión.
kind-reconstruction = Reconstrucción
kind-reconstruction-about = La caja solo lo muestra en una imagen que no tenemos, así que esta es nuestra versión sustituta; si tienes la caja, puedes poner sus fichas, niveles, puntos y apuestas, y las preferencias de Emma, al crear una mesa.
