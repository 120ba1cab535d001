"""The messages between server and clients, and their schema. docs/wire.md explains them."""
