import type { Live } from '../../data/office/office.ts'

/** Several live values as one; the same reference until one of them changes. */
export function combined<T>(lives: readonly Live<T>[]): Live<readonly (T | undefined)[]> {
  let last: readonly (T | undefined)[] = lives.map(live => live.get())
  return {
    get() {
      const next = lives.map(live => live.get())
      if (next.some((value, index) => !Object.is(value, last[index]))) last = next
      return last
    },
    subscribe(listener) {
      const stops = lives.map(live => live.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Ids grouped by the type they belong to, each once, both in a steady order: equal questions look equal. */
export function idsByType(pairs: readonly (readonly [type: string, id: number])[]): [type: string, ids: number[]][] {
  const groups = new Map<string, Set<number>>()
  for (const [type, id] of pairs) {
    const ids = groups.get(type) ?? new Set()
    groups.set(type, ids.add(id))
  }
  return [...groups]
    .map(([type, ids]): [string, number[]] => [type, [...ids].toSorted((one, other) => one - other)])
    .toSorted(([one], [other]) => one.localeCompare(other))
}
