### Ce que disent les robots, en dehors des raisons d’un coup.

## Un robot qui est un programme à part n’a pas donné de coup : la stratégie par défaut a joué à sa place

reason-fallback-too-late = Le programme n’a pas répondu à temps ; la stratégie par défaut a joué à sa place.
reason-fallback-not-json = La réponse du programme est incompréhensible ; la stratégie par défaut a joué à sa place.
reason-fallback-illegal = Le programme voulait un coup interdit ; la stratégie par défaut a joué à sa place.
reason-fallback-crashed = Le programme ne tourne pas ; la stratégie par défaut a joué à sa place.
