import { now, useNow } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { agoText } from '../../ui/dates/ago.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useZone } from '../shell/scope.tsx'
import { AsOf } from './AsOf.tsx'
import { toldOf } from './outage.ts'
import { texts } from './texts.ts'
import type { ServerQuery } from './useServerQuery.ts'

/**
 * Above what was asked of the server: of when it is. What the server refused is told as what went wrong; that it is away is
 * told calmly, and only where there is nothing to show: the frame has said it already.
 */
export function QueryState({ queries }: { readonly queries: readonly ServerQuery<unknown>[] }) {
  useNow(30_000)
  const zone = useZone()
  const { notice } = toldOf(queries)
  const again = () => {
    for (const query of queries) if (query.problem !== null) query.again()
  }
  const isAsking = queries.some(query => query.problem !== null && query.isAsking)
  return (
    <>
      {notice && (
        <Notice
          tone={notice.kind === 'refused' ? 'error' : 'plain'}
          urgent={notice.kind === 'refused'}
          actions={
            <Button
              variant="secondary"
              size="small"
              className="pointer-coarse:min-h-11"
              busy={isAsking}
              onClick={again}
            >
              {texts.again}
            </Button>
          }
        >
          {notice.sentence}
          {notice.asOf !== null && ` ${texts.asOf(agoText(notice.asOf, now(), zone))}`}
        </Notice>
      )}
      <AsOf queries={queries} />
    </>
  )
}
