import { businessDayOf, endOfBusinessDay } from '../../../schema/ordering/tickets.ts'
import type { Row } from '../../data/office/rows.ts'
import { now } from '../../device/clock.ts'
import { texts } from '../bulk/texts.ts'
import { useApply } from '../bulk/useApply.ts'
import { loaded } from '../history/loaded.ts'
import { mayDo } from '../shell/rights.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { soldOutSwitches } from './soldOut.ts'

/** Takes products off until tomorrow morning, in every branch this person may do it for; one undo puts them back. */
export function useSoldOut(): (products: readonly Row[]) => Promise<void> {
  const { office, actor, entities, tell } = useOffice()
  const zone = useZone()
  const apply = useApply()
  return async products => {
    const entity = entities.find(({ type }) => type === 'switches')
    if (!entity) return
    const [branches, present] = await Promise.all([
      loaded(office.list('branches', { sort: 'title', limit: EVERY })),
      loaded(office.list('switches', { sort: 'title', limit: EVERY })),
    ])
    const at = now()
    const own = branches.rows.map(({ id }) => id).filter(branch => mayDo(entity, 'create', actor, { branch }))
    if (own.length === 0) return tell({ text: texts.noBranch, tone: 'error' })
    const wanted = soldOutSwitches(
      products.map(({ id }) => id),
      own,
      present.rows.map(({ body }) => body),
      { now: at, endsAt: endOfBusinessDay(businessDayOf(at, zone), zone) },
    )
    if (wanted.length === 0) return tell({ text: texts.soldOutAlready })
    await apply(
      entity,
      wanted.map(changes => ({ row: null, changes })),
      () => texts.soldOutDone(products.length, own.length),
    )
  }
}

const EVERY = Number.MAX_SAFE_INTEGER
