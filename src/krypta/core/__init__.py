"""The core knows no game: kernel, door, contract, match and log, luck, scenarios, words."""
