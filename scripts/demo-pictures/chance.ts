/** Numbers that look drawn by lot and are the same for the same words: pictures must not change between two starts. */
export function chance(words: string) {
  let state = 2166136261
  for (let index = 0; index < words.length; index++) state = Math.imul(state ^ words.charCodeAt(index), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low: number, high: number) => low + (high - low) * next(),
    either: <T>(...choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
  }
}
export type Chance = ReturnType<typeof chance>
