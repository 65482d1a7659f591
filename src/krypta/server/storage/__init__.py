"""Storage: the database with every table's log, its writer, migrations and backups."""
