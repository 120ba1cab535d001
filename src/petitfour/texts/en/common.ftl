### What the whole product says.

## Where a rule comes from

kind-printed = Printed
kind-printed-about = The rulebook in the box says so.
kind-ruling = Ruling
kind-ruling-about = The rulebook says nothing here or can be read in two ways, so this is the choice we made.
kind-reconstruction = Stand-in
kind-reconstruction-about = The box shows this only as a picture that we do not have, so this is our stand-in; if you own the box, you can put in its tokens, levels, points and bets, and Emma’s choices, when you make a table.
