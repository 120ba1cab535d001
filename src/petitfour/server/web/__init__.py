"""The web server: connections, security, limits, WebSocket, REST API, static files, metrics."""
