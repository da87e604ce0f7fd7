import { type Answer, NetworkError } from '../engine/http.ts'

/** Null where no answer came. */
export async function answerOf<T>(asking: Promise<Answer<T>>): Promise<Answer<T> | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof NetworkError) return null
    throw error
  }
}
