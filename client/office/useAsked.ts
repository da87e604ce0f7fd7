import { useCallback, useEffect, useState } from 'react'
import { call, NetworkError } from '../data/engine/http.ts'
import { onTick } from '../device/clock.ts'
import { de } from './texts.ts'

/** An answer of the server on its way: nothing yet, what it said, or a German sentence on why there is nothing. */
export interface Asked<T> {
  readonly value: T | null
  readonly problem: string | null
  readonly isAsking: boolean
  again(): void
}

/**
 * Asks for what is not on the device: at first, when the path changes, and each `everyMs` if that is given. What was there
 * stays until the answer has come. Null asks for nothing.
 */
export function useAsked<T>(path: string | null, everyMs?: number): Asked<T> {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ value: T | null; problem: string | null; of: string } | null>(null)
  const key = `${path} ${round}`
  useEffect(() => {
    if (path === null) return undefined
    const stop = new AbortController()
    const trouble = (problem: string) => setAnswer(before => ({ value: before?.value ?? null, problem, of: key }))
    const ask = async () => {
      const answered = await call<T>(path, { signal: stop.signal })
      if (answered.ok) setAnswer({ value: answered.data, problem: null, of: key })
      else trouble(answered.errors[0]?.message ?? de.asked.failed)
    }
    ask().catch((error: unknown) => {
      // A page that was left does not wait any more.
      if (error instanceof NetworkError) trouble(de.asked.offline)
    })
    return () => stop.abort()
  }, [path, key])
  const again = useCallback(() => setRound(count => count + 1), [])
  useEffect(() => (everyMs === undefined || path === null ? undefined : onTick(everyMs, again)), [everyMs, path, again])
  return { value: answer?.value ?? null, problem: answer?.problem ?? null, isAsking: answer?.of !== key, again }
}
