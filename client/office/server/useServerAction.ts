import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { type AnyGiven, addressAt, type Given, type ServerCall } from '../../../schema/base/call.ts'
import { call as send } from '../../data/engine/http.ts'
import { callFailure } from './catalogue.ts'
import { type FailedCall, FailedCallsContext } from './failedCalls.ts'
import { type FailureWords, isFailure, ServerRefusal, sentenceOf, wordsForDoing } from './failures.ts'

interface ServerActions {
  /** Makes the call at once, without waiting for a connection. The German sentence on why it was not done; null where it was. */
  run<Path extends string, Body>(call: ServerCall<Path, Body>, given: Given<Path, Body>): Promise<string | null>
  readonly isBusy: boolean
  /** Why the last one was not done. */
  readonly problem: string | null
  /** What of it was refused at this field. */
  readonly problemAt: (field: string) => string | undefined
  /** Makes the last one once more, with the same argument. */
  readonly again: () => void
}

/** One try, with everything it takes to make another. */
interface Attempt extends Pick<FailedCall, 'address' | 'body'> {
  readonly method: ServerCall['method']
  readonly words: FailureWords
  /** Whether it may be kept for another try: never what holds a password. */
  readonly isKept: boolean
}

/** Lets the server do something. Whatever came of it, everything the page shows of the server is asked for anew. */
export function useServerAction(words: FailureWords = {}): ServerActions {
  const client = useQueryClient()
  const failedCalls = useContext(FailedCallsContext)
  const mutation = useMutation({ mutationFn: perform, onSettled: () => void client.invalidateQueries() })
  const attempt = async (tried: Attempt): Promise<string | null> => {
    const { method, address, body, isKept } = tried
    const kept = isKept && method !== 'GET' ? { method, address, body } : null
    try {
      await mutation.mutateAsync(tried)
      if (kept) failedCalls.settled(kept)
      return null
    } catch (error) {
      if (!(error instanceof Error && isFailure(error))) throw error
      const sentence = sentenceOf(error, tried.words)
      if (kept) failedCalls.failed({ ...kept, sentence })
      return sentence
    }
  }
  const last = mutation.variables
  return {
    run({ method, path }, { params = {}, query = '', body }: AnyGiven) {
      const told = { ...wordsForDoing(method, path, params['action']), ...words }
      const isKept = callFailure(method, path) !== null
      return attempt({ method, address: addressAt(path, params) + query, body, words: told, isKept })
    },
    isBusy: mutation.isPending,
    problem: mutation.error && sentenceOf(mutation.error, last?.words ?? words),
    problemAt: name =>
      mutation.error instanceof ServerRefusal
        ? mutation.error.problems.find(({ field }) => field === name)?.message
        : undefined,
    again: () => last && void attempt(last),
  }
}

async function perform({ method, address, body }: Attempt): Promise<void> {
  const answer = await send(address, {
    ...(method === 'GET' ? {} : { method }),
    ...(body === undefined ? {} : { body }),
  })
  if (!answer.ok) throw new ServerRefusal(answer.errors)
}
