import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Request } from '../../data/engine/http.ts'
import { type FailureWords, isFailure, ServerRefusal, sentenceOf } from './failures.ts'
import { texts } from './texts.ts'

/** Something the server is asked to do at once, without waiting on the device for a connection. */
interface ServerAction {
  readonly path: string
  readonly method?: Request['method']
  /** Sent as JSON. */
  readonly body?: unknown
}

interface ServerActions {
  /** The German sentence on why it was not done; null where it was. */
  readonly run: (action: ServerAction) => Promise<string | null>
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
    async run(action) {
      try {
        await mutation.mutateAsync(action)
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

async function perform({ path, method = 'POST', body }: ServerAction): Promise<void> {
  const answer = await call(path, { method, body })
  if (!answer.ok) throw new ServerRefusal(answer.errors)
}
