import type { Live } from '../../data/office/office.ts'

/** Several live values as one; the same reference until one of them changes. */
export function allLive<T>(lives: readonly Live<T>[]): Live<readonly (T | undefined)[]> {
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
