"""The HTTP API, one file a subject. Whoever adds a subject adds it to ROUTES."""

from litestar.types import ControllerRouterHandler

from krypta.server.api.account import AccountController
from krypta.server.api.bots import BotController
from krypta.server.api.cards import CardsController, DecksController
from krypta.server.api.keepings import KeepingsController, SharedController
from krypta.server.api.me import MeController
from krypta.server.api.people import PeopleController
from krypta.server.api.reach import ReachController
from krypta.server.api.records import RecordsController
from krypta.server.api.tables import GamesController, TablesController
from krypta.server.api.words import WordsController

ROUTES: list[ControllerRouterHandler] = [
    MeController,
    AccountController,
    BotController,
    PeopleController,
    ReachController,
    WordsController,
    CardsController,
    DecksController,
    KeepingsController,
    SharedController,
    GamesController,
    TablesController,
    RecordsController,
]
