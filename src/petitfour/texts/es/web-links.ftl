### Links that carry a seat

carry-about = Escanea el código con tu móvil o abre el enlace en otro navegador, y sigue allí.
carry-secret = Sirve una sola vez, durante diez minutos. Quien lo abra juega por ti: no se lo des a nadie.
carry-link = Enlace a tu asiento
carry-title = ¿Seguir aquí?
carry-text = Tendrás aquí el mismo nombre y los mismos asientos que en tu otro dispositivo.
carry-others = En este navegador eres { $name }. Dejarás los asientos que tienes aquí con ese nombre.
carry-go = Seguir aquí
carry-old-title = Este enlace ya no funciona
carry-old-text = El menú de la mesa, en tu otro dispositivo, te da uno nuevo.

keep-about = Solo quien tenga el enlace puede sentarse aquí.
keep-name = El nombre de la persona
keep-go = Reservar el asiento
keep-link = Enlace para { $name }
keep-again = El enlace solo se muestra una vez. Uno nuevo sustituye al anterior.
keep-new = Enlace nuevo
carry-about-link = Abre este enlace en otro navegador de este ordenador, y sigue allí.
