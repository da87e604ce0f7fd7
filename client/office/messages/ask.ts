import { call, NetworkError } from '../../data/http.ts'
import { de } from './texts.ts'

/** Asks the server for something that is not on the device: the data, or why there is none. Throws only when stopped. */
export async function exchangeJson<T>(
  path: string,
  signal: AbortSignal,
): Promise<{ value: T | null; problem: string | null }> {
  try {
    const answer = await call<T>(path, { signal })
    if (answer.ok) return { value: answer.data, problem: null }
    return { value: null, problem: answer.errors[0]?.message ?? de.failed }
  } catch (error) {
    if (error instanceof NetworkError) return { value: null, problem: de.offline }
    throw error
  }
}
