// Pseudo-random numbers from 0 to 1 that depend only on the seed: for drawings, not for rules.

export function seeded(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 16777216;
  };
}
