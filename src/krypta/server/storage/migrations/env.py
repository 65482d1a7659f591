"""Alembic's entry point: runs the migrations over the connection that migrate.py opened and locked."""

from alembic import context

from krypta.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
