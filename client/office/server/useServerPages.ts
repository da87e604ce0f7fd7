import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { addressAt, type Params, type ServerCall } from '../../../schema/base/call.ts'
import { call, NetworkError } from '../../data/engine/http.ts'
import { isFailure, ServerRefusal, sentenceOf, wordsForLoading } from './failures.ts'
import { useLastFailure } from './useLastFailure.ts'
import type { ServerQuery } from './useServerQuery.ts'

interface ServerPages<Row> extends ServerQuery<readonly Row[]> {
  readonly hasMore: boolean
  /** Asks for the next page; the former ones stay. */
  more(): void
}

/** A list the server gives page by page, asked for anew whenever `query` ('status=new&limit=50') or what the path leaves open changes. */
export function useServerPages<Path extends string, Row>(
  described: ServerCall<Path, undefined, readonly Row[]>,
  query: string,
  ...[params]: [keyof Params<Path>] extends [never] ? [] : [Params<Path>]
): ServerPages<Row> {
  const address = `${addressAt(described.path, params ?? {})}?${query}`
  const { data, dataUpdatedAt, error, isFetching, isPending, isPlaceholderData, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['pages', address],
      queryFn: ({ pageParam, signal }) => pageOf<Row>(address, pageParam, signal),
      initialPageParam: '',
      getNextPageParam: page => page.cursor,
      placeholderData: keepPreviousData,
      throwOnError: failed => !isFailure(failed),
    })
  const failure = useLastFailure(address, error, isPending || isPlaceholderData)
  return {
    value: (isPlaceholderData && failure ? undefined : data)?.pages.flatMap(({ rows }) => rows) ?? null,
    asOf: data === undefined || isPlaceholderData ? null : dataUpdatedAt,
    problem: failure && sentenceOf(failure, wordsForLoading(described.path)),
    isAway: failure instanceof NetworkError,
    isAsking: isFetching,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    again: () => void refetch(),
  }
}

async function pageOf<Row>(address: string, cursor: string, signal: AbortSignal): Promise<ServerPage<Row>> {
  const answer = await call<readonly Row[]>(cursor === '' ? address : `${address}&cursor=${cursor}`, { signal })
  if (!answer.ok) throw new ServerRefusal(answer.errors)
  return { rows: answer.data, cursor: answer.cursor }
}

interface ServerPage<Row> {
  readonly rows: readonly Row[]
  /** Where the next one begins; undefined at the end. */
  readonly cursor: string | undefined
}
