### What bots say besides the reasons for a move.

## A bot that is a separate program gave no move: the default policy has moved in its place

reason-fallback-too-late = The program did not answer in time, so the default policy moved instead.
reason-fallback-not-json = The program’s answer could not be understood, so the default policy moved instead.
reason-fallback-illegal = The program wanted a move that is not allowed, so the default policy moved instead.
reason-fallback-crashed = The program is not running, so the default policy moved instead.
