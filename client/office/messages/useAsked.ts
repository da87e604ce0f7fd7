import { useCallback, useEffect, useState } from 'react'
import { exchangeJson } from './ask.ts'

/** An answer of the server on its way: nothing yet, what it said, or a German sentence on why there is nothing. */
export interface Asked<T> {
  readonly value: T | null
  readonly problem: string | null
  readonly isAsking: boolean
  again(): void
}

/** Asks when the page opens and whenever the path changes; what was there stays until the new answer has come. */
export function useAsked<T>(path: string | null): Asked<T> {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ value: T | null; problem: string | null; of: string } | null>(null)
  const key = `${path ?? ''} ${round}`
  useEffect(() => {
    if (path === null) return
    const stop = new AbortController()
    exchangeJson<T>(path, stop.signal).then(
      ({ value, problem }) =>
        setAnswer(before => ({ value: value ?? (problem ? (before?.value ?? null) : null), problem, of: key })),
      () => {},
    )
    return () => stop.abort()
  }, [path, key])
  const again = useCallback(() => setRound(count => count + 1), [])
  return { value: answer?.value ?? null, problem: answer?.problem ?? null, isAsking: answer?.of !== key, again }
}
