"""HTTP: the app with its layers, the API, the pages, and who is asking."""
