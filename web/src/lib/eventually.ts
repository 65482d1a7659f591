// Parts of the page, and words, that are fetched when they are first needed. While the server is away they are asked for
// again and again, so that nothing is missing once it has come back.

const FIRST = 500; // milliseconds until the second try; each further pause is twice as long
const LONGEST = 8000;
const TRIES = 12; // more than a minute: a server that was restarted is back by then

export async function eventually<T>(fetch: () => Promise<T>): Promise<T> {
  for (let tries = 1, pause = FIRST; tries < TRIES; tries++, pause = Math.min(2 * pause, LONGEST)) {
    try {
      return await fetch();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // browsers report a failed fetch of a module as a TypeError
      await new Promise((wake) => setTimeout(wake, pause));
    }
  }
  return fetch();
}
