import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Given, ServerCall } from '../../../schema/base/call.ts'
import { type Answer, ask } from '../../data/engine/http.ts'
import { type FailureWords, isFailure, ServerRefusal, sentenceOf } from './failures.ts'
import { texts } from './texts.ts'

interface ServerActions {
  /** Makes the call at once, without waiting for a connection. The German sentence on why it was not done; null where it was. */
  run<Path extends string, Body>(call: ServerCall<Path, Body>, given: Given<Path, Body>): Promise<string | null>
  readonly isBusy: boolean
  /** Why the last one was not done. */
  readonly problem: string | null
}

/** Lets the server do something. Whatever came of it, everything the page shows of the server is asked for anew. */
export function useServerAction(words: FailureWords = {}): ServerActions {
  const client = useQueryClient()
  const mutation = useMutation({ mutationFn: perform, onSettled: () => void client.invalidateQueries() })
  const sentence = (error: Error) => sentenceOf(error, { refused: said => said ?? texts.notDone, ...words })
  return {
    async run(call, given) {
      try {
        await mutation.mutateAsync(() => ask(call, given))
        return null
      } catch (error) {
        if (error instanceof Error && isFailure(error)) return sentence(error)
        throw error
      }
    },
    isBusy: mutation.isPending,
    problem: mutation.error && sentence(mutation.error),
  }
}

async function perform(make: () => Promise<Answer<unknown>>): Promise<void> {
  const answer = await make()
  if (!answer.ok) throw new ServerRefusal(answer.errors)
}
