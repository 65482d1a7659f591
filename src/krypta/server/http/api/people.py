"""The API about other people: public profiles and leaderboards."""

from litestar import Controller, get
from litestar.params import FromPath

from krypta import games
from krypta.server.accounts import profile, ratings
from krypta.server.http.identity import TheNode
from krypta.server.refusal import Refusal


class PeopleController(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{person_id:str}")
    async def person(self, node: TheNode, person_id: FromPath[str]) -> profile.Profile:
        """Get a person's public profile."""
        return await node.database.read(lambda c: profile.profile(c, person_id))

    @get("/ratings/{game:str}")
    async def board(self, node: TheNode, game: FromPath[str]) -> list[ratings.Leader]:
        """Get the leaderboard of a game."""
        if game not in games.names():
            raise Refusal("server-game-unknown", status=404, game=game[:40])
        return await node.database.read(lambda c: ratings.board(c, game))
