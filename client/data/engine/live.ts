import { useSyncExternalStore } from 'react'

/** A value that changes, for `useSyncExternalStore`; undefined while it is not known yet. */
export interface Live<T> {
  /** The same reference until it changes. */
  readonly get: () => T | undefined
  readonly subscribe: (listener: () => void) => () => void
}

/** Something that others follow: `version` grows with every change. */
export interface Source {
  readonly version: () => number
  readonly subscribe: (listener: () => void) => () => void
}

/** A value computed from a source when somebody asks, once per version of it. */
export function derived<T>(source: Source, compute: (before: T | undefined) => T | undefined): Live<T> {
  let seen = -1
  let value: T | undefined
  return {
    get() {
      const version = source.version()
      if (version !== seen) {
        value = compute(value)
        seen = version
      }
      return value
    },
    subscribe: source.subscribe,
  }
}

/** What follows from another live value, computed once for each of its values. */
export function derivedFrom<S, T>(live: Live<S>, compute: (value: S) => T): Live<T> {
  let known: { readonly of: S; readonly value: T } | undefined
  return {
    get() {
      const now = live.get()
      if (now === undefined) return undefined
      if (known?.of !== now) known = { of: now, value: compute(now) }
      return known.value
    },
    subscribe: live.subscribe,
  }
}

/** A source that is told by hand. */
export function createSource(): Source & { readonly changed: () => void } {
  let version = 0
  const listeners = new Set<() => void>()
  return {
    version: () => version,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed() {
      version++
      for (const listener of listeners) listener()
    },
  }
}

/** The present value of something live; keep the `live` itself stable with `useMemo`. */
export function useLive<T>(live: Live<T>): T | undefined {
  return useSyncExternalStore(live.subscribe, live.get, live.get)
}
