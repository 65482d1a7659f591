"""A tree search for every game: it knows only the door, and only worlds that its seat can imagine."""

from krypta.bots.search.searcher import Searcher
from krypta.bots.search.settings import Settings
from krypta.bots.search.thought import Considered, Thought
from krypta.bots.search.together import think_together

__all__ = ["Considered", "Searcher", "Settings", "Thought", "think_together"]
