"""HTTP: the middleware, authentication, the API and the pages."""
