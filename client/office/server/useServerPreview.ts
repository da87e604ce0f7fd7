import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AnyGiven, addressAt, type Given, type ServerCall } from '../../../schema/base/call.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { ask } from '../../data/engine/http.ts'
import { isFailure, sentenceOf } from './failures.ts'

interface ServerPreview<Reply> {
  /** What it would come to; null as long as that is not known, or where something stands against it. */
  readonly value: Reply | null
  /** What stands against it, each at its field. */
  readonly problems: readonly Problem[]
  /** A German sentence on why nobody could be asked. */
  readonly problem: string | null
}

/** Asks the server what a deed would come to, without doing it, whenever it changes. Null asks for nothing. */
export function useServerPreview<Path extends string, Body, Reply>(
  described: ServerCall<Path, Body, Reply>,
  given: Given<Path, Body> | null,
): ServerPreview<Reply> {
  const { params = {}, body }: AnyGiven = given ?? {}
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['preview', addressAt(described.path, params), body],
    queryFn: ({ signal }) => (given ? ask(described, given, { signal }) : null),
    enabled: given !== null,
    placeholderData: keepPreviousData,
    throwOnError: failed => !isFailure(failed),
  })
  const answer = given && !isPlaceholderData ? data : null
  return {
    value: answer?.ok ? answer.data : null,
    problems: answer && !answer.ok ? answer.errors : [],
    problem: error && sentenceOf(error),
  }
}
