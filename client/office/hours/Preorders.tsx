import { Link } from '@tanstack/react-router'
import { currentOrders } from '../../../schema/ordering/officeCalls.ts'
import { now } from '../../device/clock.ts'
import { formatMoment } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useServerQuery } from '../server/useServerQuery.ts'
import { seesOrders } from '../shell/rights.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { preordersOn } from './preordersOn.ts'
import { texts } from './texts.ts'

interface PreordersProps {
  readonly dates: readonly string[]
  readonly branches: ReadonlySet<number>
}

/** So many are named; the others stand on the board. */
const NAMED = 5

/** Before a branch has other hours: what guests have ordered for these days already, each the way to agree on something else. */
export function Preorders({ dates, branches }: PreordersProps) {
  const { actor } = useOffice()
  const zone = useZone()
  const { value } = useServerQuery(seesOrders(actor) ? currentOrders : null)
  const found = preordersOn(value ?? [], branches, dates, zone)
  if (found.length === 0) return null
  return (
    <Notice tone="warning" title={texts.preorders(found.length)}>
      <p>{texts.preordersHint}</p>
      <ul className="mt-1 flex flex-col">
        {found.slice(0, NAMED).map(({ id, ticketNumber, at }) => (
          <li key={id}>
            <Link
              to="/orders/$id"
              params={{ id: String(id) }}
              className="figures inline-flex min-h-8 items-center underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {texts.preorder(ticketNumber, formatMoment(at, now(), zone))}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
