"""The schema migrations, one file per step in `versions`. Opening a store runs them; there is no way back."""
