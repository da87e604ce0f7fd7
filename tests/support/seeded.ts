/** Random numbers that can be had again. */
export interface Random {
  /** From 0 to below 1. */
  (): number
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  pick<T>(choices: readonly T[]): T
  /** Whether something of this probability happens. */
  chance(probability: number): boolean
}

/** Small and repeatable: https://en.wikipedia.org/wiki/Xorshift */
export function seeded(seed: number): Random {
  let state = seed >>> 0 || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  const below = (count: number): number => Math.floor(next() * count)
  return Object.assign(next, {
    below,
    pick: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
    chance: (probability: number): boolean => next() < probability,
  })
}
