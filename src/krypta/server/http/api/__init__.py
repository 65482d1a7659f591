"""The HTTP API, one file per subject. New subjects must be added to ROUTES."""

from litestar.types import ControllerRouterHandler

from krypta.server.http.api.account import AccountController
from krypta.server.http.api.bots import BotController
from krypta.server.http.api.cards import CardsController, DecksController
from krypta.server.http.api.keepings import KeepingsController, SharedController
from krypta.server.http.api.me import MeController
from krypta.server.http.api.people import PeopleController
from krypta.server.http.api.reach import ReachController
from krypta.server.http.api.records import RecordsController
from krypta.server.http.api.tables import GamesController, TablesController
from krypta.server.http.api.words import WordsController

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
