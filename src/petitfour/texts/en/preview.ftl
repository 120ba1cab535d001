## What messengers show for the link of a table

preview-gathering = Join the table: { $names }
preview-playing = { $names } are playing.
preview-over = Final score: { $names }
