### Lo que dicen los bots, aparte de las razones de una jugada.

## Un bot que es un programa aparte no dio ninguna jugada: la estrategia por defecto jugó en su lugar

reason-fallback-too-late = El programa no respondió a tiempo; la estrategia por defecto jugó en su lugar.
reason-fallback-not-json = No se entiende la respuesta del programa; la estrategia por defecto jugó en su lugar.
reason-fallback-illegal = El programa quería una jugada no permitida; la estrategia por defecto jugó en su lugar.
reason-fallback-crashed = El programa no está en marcha; la estrategia por defecto jugó en su lugar.
