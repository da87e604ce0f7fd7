import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { addressAt, type Params, type ServerCall } from '../../../schema/base/call.ts'
import { call, NetworkError } from '../../data/engine/http.ts'
import { useOffice } from '../shell/scope.tsx'
import { askRemembering, isKept } from './askRemembering.ts'
import { isFailure, ServerRefusal, sentenceOf, wordsForLoading } from './failures.ts'
import { useLastFailure } from './useLastFailure.ts'

/** Of the program: it reads no answer that another one kept. */
const VERSION = String(import.meta.env['APP_VERSION'])

/** What the server says about something that is not replicated to the device. */
export interface ServerQuery<T> {
  /** The last answer; null before the first. */
  readonly value: T | null
  /** When it came, epoch ms. */
  readonly asOf: number | null
  /** A German sentence on why there is no newer one. */
  readonly problem: string | null
  /** Whether that is because the server was not reached, and not because it refused. */
  readonly isAway: boolean
  readonly isAsking: boolean
  again(): void
}

interface Asked<Path extends string> {
  readonly params?: Params<Path>
  /** What follows the path: '?before=17'. */
  readonly query?: string
  readonly everyMs?: number
}

/**
 * Makes the call when it is first shown or changes, whenever the page is looked at again, and each `everyMs` if that is
 * given. The former answer stays until the next one has come. Null asks for nothing.
 */
export function useServerQuery<Path extends string, Reply>(
  described: ServerCall<Path, undefined, Reply> | null,
  { params, query = '', everyMs }: Asked<Path> = {},
): ServerQuery<Reply> {
  const { office } = useOffice()
  const client = useQueryClient()
  const address = described && addressAt(described.path, params ?? {}) + query
  const { data, dataUpdatedAt, error, isFetching, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [address],
    queryFn: ({ signal }) => {
      const ask = () => answerOf<Reply>(address ?? '', signal)
      if (described === null || address === null || !isKept(described.path)) return ask()
      return askRemembering(address, { client, answers: office.answers, version: VERSION, ask })
    },
    enabled: address !== null,
    placeholderData: keepPreviousData,
    throwOnError: failed => !isFailure(failed),
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  })
  const failure = useLastFailure(address, error, isPending || isPlaceholderData)
  return {
    // What was said to another question gives way once this one is known to have failed.
    value: (isPlaceholderData && failure ? null : data) ?? null,
    asOf: data === undefined || isPlaceholderData ? null : dataUpdatedAt,
    problem: failure && sentenceOf(failure, wordsForLoading(described?.path ?? '')),
    isAway: failure instanceof NetworkError,
    isAsking: isFetching,
    again: () => void refetch(),
  }
}

async function answerOf<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await call<T>(path, { signal })
  if (answer.ok) return answer.data
  throw new ServerRefusal(answer.errors)
}
