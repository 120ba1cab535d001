"""Studies for game designers: what a change of a setting does. See docs/study.md.

`runs` plays the matches, `measure` watches one match, `panels` defines the figures, `statistics` gives them intervals,
`charts` and `report` write them down.
"""
