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

remote-about = El programa juega por la red. Aquí recibes una clave con la que ocupa el asiento.
remote-name = Nombre del programa
remote-go = Darle el asiento
remote-command = Inicia el ejemplo con esta orden, o tu programa con las mismas palabras
remote-once = La clave solo se muestra una vez. Quien la tenga juega en este asiento.
