"""The games for research: adapters to the interfaces that others' algorithms know."""
