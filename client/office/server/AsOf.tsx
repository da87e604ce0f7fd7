import { now } from '../../device/clock.ts'
import { formatDateTime, formatTime } from '../../ui/format.ts'
import { useZone } from '../shell/scope.tsx'
import { toldOf } from './outage.ts'
import { texts } from './texts.ts'
import type { ServerQuery } from './useServerQuery.ts'

/** Of when what is shown is. While it is asked for anew a dot breathes beside it: nothing moves. */
export function AsOf({ queries }: { readonly queries: readonly ServerQuery<unknown>[] }) {
  const zone = useZone()
  const { asOf } = toldOf(queries)
  if (asOf === null) return null
  const isToday = formatDateTime(asOf, zone).startsWith(formatDateTime(now(), zone).slice(0, 10))
  const isAsking = queries.some(query => query.isAsking)
  return (
    <p className="figures flex items-center gap-2 text-caption text-ink-soft" aria-busy={isAsking || undefined}>
      {texts.standing(isToday ? formatTime(asOf, zone) : formatDateTime(asOf, zone))}
      {isAsking && (
        <span
          aria-hidden
          className="size-1.5 animate-[breathe_1.6s_ease-in-out_infinite_alternate] rounded-pill bg-ink-soft"
        />
      )}
    </p>
  )
}
