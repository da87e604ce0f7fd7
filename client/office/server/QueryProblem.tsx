import { now, useNow } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { agoText } from '../../ui/dates/ago.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useZone } from '../shell/scope.tsx'
import { texts } from './texts.ts'
import type { ServerQuery } from './useServerQuery.ts'

/** Above what was asked of the server: why there is nothing newer, how old what is shown is, and a way to ask again. */
export function QueryProblem({ queries }: { readonly queries: readonly ServerQuery<unknown>[] }) {
  useNow(30_000)
  const zone = useZone()
  const failed = queries.find(({ problem }) => problem !== null)
  if (!failed) return null
  const again = () => {
    for (const query of queries) query.again()
  }
  return (
    <Notice
      tone="error"
      urgent
      actions={
        <Button variant="secondary" size="small" onClick={again}>
          {texts.again}
        </Button>
      }
    >
      {failed.problem}
      {failed.asOf !== null && ` ${texts.asOf(agoText(failed.asOf, now(), zone))}`}
    </Notice>
  )
}
