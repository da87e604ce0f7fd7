import { useState } from 'react'

type LineKeys = ReadonlyMap<number, number>

/**
 * Keys of lines by the ids of what they show. What stays keeps its line; what comes takes over that of one that went, because
 * a line that is written anew is there sooner than one that is made anew.
 */
export function useLineKeys(ids: readonly number[]): LineKeys {
  const [keys, setKeys] = useState<LineKeys>(new Map())
  const next = handedOver(keys, ids)
  // Setting state while rendering is React's own way to remember what was there before.
  if (next !== keys) setKeys(next)
  return next
}

/** The keys for these ids, by those there were; the same where they are the same. */
export function handedOver(before: LineKeys, ids: readonly number[]): LineKeys {
  const present = new Set(ids)
  if (present.size === before.size && ids.every(id => before.has(id))) return before
  const free = [...before].flatMap(([id, key]) => (present.has(id) ? [] : [key]))
  let fresh = Math.max(-1, ...before.values())
  return new Map([...present].map(id => [id, before.get(id) ?? free.shift() ?? ++fresh]))
}
