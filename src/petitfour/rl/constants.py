"""Numbers that the compiled worker and Python share."""

ALL_SEATS, ROTATE = -1, -2  # who the learner is, besides a seat
KEEP = -1  # the action that leaves a table as it is

CHANCE, END = -1, -2  # the actor of a node in a tree, besides a seat
MOST_CHOICES = 64  # moves of a decision that the solvers handle
