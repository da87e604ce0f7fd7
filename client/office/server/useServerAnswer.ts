import { useMutation } from '@tanstack/react-query'
import type { Given, ServerCall } from '../../../schema/base/call.ts'
import { ask } from '../../data/engine/http.ts'
import { isFailure, ServerRefusal, sentenceOf } from './failures.ts'

/** Looking through a business takes longer than a page does (ms). */
const MOST_MS = 60_000

interface ServerAnswer<Given, Reply> {
  readonly send: (given: Given) => void
  /** What the last one was answered with; null before, and after a failure. */
  readonly value: Reply | null
  readonly isBusy: boolean
  readonly problem: string | null
  /** Sends the last one again. */
  readonly again: () => void
  /** As if nothing had been asked. */
  readonly clear: () => void
}

/** Sends something whose answer the page goes on with, and that must stand in no address and on no disk. */
export function useServerAnswer<Path extends string, Body, Reply>(
  call: ServerCall<Path, Body, Reply>,
  onAnswer: (reply: Reply) => void = () => {},
): ServerAnswer<Given<Path, Body>, Reply> {
  const { mutate, variables, data, isPending, error, reset } = useMutation({
    mutationFn: async (given: Given<Path, Body>) => {
      const answer = await ask(call, given, { timeoutMs: MOST_MS })
      if (!answer.ok) throw new ServerRefusal(answer.errors)
      return answer.data
    },
    onSuccess: onAnswer,
    gcTime: 0,
    throwOnError: failed => !isFailure(failed),
  })
  return {
    send: given => mutate(given),
    value: data ?? null,
    isBusy: isPending,
    problem: error && sentenceOf(error),
    again: () => variables && mutate(variables),
    clear: reset,
  }
}
