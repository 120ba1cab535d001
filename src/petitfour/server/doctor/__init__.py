"""Check the set-up of a host (`petitfour doctor`). Each module checks one part and returns findings."""
