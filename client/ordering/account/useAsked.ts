import { useEffect, useState } from 'react'
import { type Answer, NetworkError } from '../../data/engine/http.ts'

/** What the server was asked for. */
export interface Asked<T> {
  /** Undefined until it has come once. */
  readonly value: T | undefined
  readonly isFailed: boolean
  readonly again: () => void
}

type Put<T> = () => Promise<Answer<T>>

/** Asks when it is first shown, and again when it is told to. `put` stays the same as long as it asks for the same. */
export function useAsked<T>(put: Put<T>): Asked<T> {
  const [heard, setHeard] = useState<Pick<Asked<T>, 'value' | 'isFailed'>>({ value: undefined, isFailed: false })
  useEffect(() => {
    void answerTo(put).then(answer => setHeard({ value: answer, isFailed: answer === undefined }))
  }, [put])
  const again = async () => {
    const answer = await answerTo(put)
    setHeard({ value: answer ?? heard.value, isFailed: answer === undefined })
  }
  return { ...heard, again: () => void again() }
}

/** Undefined where the server refused or did not answer. */
async function answerTo<T>(put: Put<T>): Promise<T | undefined> {
  try {
    const answer = await put()
    return answer.ok ? answer.data : undefined
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return undefined
  }
}
