import { useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { overtakenFields, plannedChanges, plannedOn } from '../../../schema/business/plannedChange.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import type { ListQuery } from '../../data/office/rows.ts'
import { allLive } from '../shell/liveValues.ts'
import { mayDo } from '../shell/rights.ts'
import { useOffice } from '../shell/scope.tsx'
import { type Plan, planIn } from './plan.ts'

/** More than anybody plans at a time. */
const MANY = 500

const at = ({ body }: Row): number => Date.parse(String(body['at']))

const open: ListQuery = {
  keep: ({ body }) => body['state'] !== 'done',
  sort: (one, other) => at(one) - at(other),
  limit: MANY,
}

/** What is planned and was not carried out yet, the next one first; of the document `on` ('products:42'), else of all. */
export function usePlans(on?: string): readonly Plan[] {
  const { office } = useOffice()
  const live = useMemo(
    () => office.list(plannedChanges.type, { ...open, ...(on === undefined ? {} : { parent: on }) }),
    [office, on],
  )
  const page = useLive(live)
  return useMemo(() => (page?.rows ?? []).flatMap(row => planIn(row) ?? []), [page])
}

/** A plan with its document; `row` is null where that is not there any more. */
export interface PlanOn {
  readonly plan: Plan
  readonly entity: Entity
  readonly row: Row | null
}

/** Every open plan with its document, as far as this person may change it or planned it. */
export function usePlansOn(): readonly PlanOn[] {
  const { office, entities, actor, me } = useOffice()
  const plans = usePlans()
  const rows = useLive(useMemo(() => allLive(plans.map(plan => office.get(...plannedOn(plan)))), [office, plans]))
  const own = nameOfPerson(me.user)
  return plans.flatMap((plan, place) => {
    const [type] = plannedOn(plan)
    const entity = entities.find(each => each.type === type)
    const row = rows?.[place]
    if (!entity || row === undefined) return []
    const isMine = plan.author === own || (row !== null && mayDo(entity, 'update', actor, row.body))
    return isMine ? [{ plan, entity, row }] : []
  })
}

/** German names of what somebody changed since it was planned to change. */
export function overtakenIn({ labels, shape }: Entity, { changes, state }: Plan, row: Row | null): readonly string[] {
  if (state !== 'planned' || row === null) return []
  return overtakenFields(changes, row.body, mergeRules(shape)).map(field => labels[field] ?? field)
}
