import { useMemo, useState } from 'react'
import type { Computed, Entity } from '../../../schema/base/entity.ts'
import { ownSteps } from '../../../schema/base/history.ts'
import { useLive } from '../../data/engine/live.ts'
import type { ListQuery, Page } from '../../data/office/rows.ts'
import { now } from '../../device/clock.ts'
import { isInScope } from '../areas/branchScope.ts'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { formModel } from '../form/formModel.ts'
import { useServerQuery } from '../server/useServerQuery.ts'
import { allLive } from '../shell/liveValues.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { CHANGED_BY_ME, type Condition, conditionsOf, conditionsText, type Test, testOf } from './conditions.ts'
import type { ListView } from './listView.ts'
import { compareBy } from './order.ts'

/** What a view asks the device for, without the part that is in sight. The same object until the question is another one. */
export function useQuery(entity: Entity, view: ListView): Omit<ListQuery, 'limit'> {
  const { search } = view
  const sort = view.sort?.column
  const keep = useKeep(entity, view.conditions)
  const compare = useCompare(entity, sort)
  const descending = view.sort?.descending ?? false
  return useMemo(
    // Nothing was chosen: what is found by its title comes first.
    () => ({ search, descending, ...(sort ? { sort: compare ?? 'title' } : {}), ...(keep ? { keep } : {}) }),
    [search, sort, compare, descending, keep],
  )
}

/** Whether the lists of this entity show the branches looked at only: those of the area of branches do. */
export const isScoped = ({ area, branches }: Entity): boolean => area === 'branches' && branches !== undefined

function useKeep(entity: Entity, given: readonly Condition[]): Test | null {
  const { scope } = useBranchScope()
  const { actor } = useOffice()
  const zone = useZone()
  // The moment the list was opened: rows do not move away under the pointer.
  const [at] = useState(now)
  // They are read from the address anew with every rendering, and equal ones are the same question.
  const asked = conditionsText(given)
  const conditions = useMemo(() => conditionsOf(asked), [asked])
  const computed = useComputed(entity, conditions, at)
  return useMemo(() => {
    const isSeen: Test | null =
      scope && isScoped(entity) ? ({ id, body }) => isInScope(scope, entity.branches?.({ ...body, id }) ?? []) : null
    if (conditions.length === 0) return isSeen
    const isFound = testOf(entity, conditions, { now: at, zone, own: actor.branches, computed })
    return isSeen ? row => isSeen(row) && isFound(row) : isFound
  }, [entity, scope, conditions, at, zone, actor, computed])
}

/** The tests of the computed facts that are asked about, live with the documents they follow from. */
function useComputed(entity: Entity, conditions: readonly Condition[], at: number): ReadonlyMap<string, Test> {
  const { office } = useOffice()
  const facts = useMemo(
    () =>
      Object.entries(entity.list?.computed ?? {}).filter(([name]) => conditions.some(({ field }) => field === name)),
    [entity, conditions],
  )
  const live = useMemo(
    () => allLive(facts.map(([, fact]) => ('from' in fact ? office.list(fact.from, everything) : none))),
    [facts, office],
  )
  const pages = useLive(live)
  const isOwn = useIsOwn(
    entity,
    conditions.some(({ field }) => field === CHANGED_BY_ME),
  )
  return useMemo(
    () =>
      new Map([
        ...facts.map(([name, fact], index) => [name, testFor(fact, pages?.[index], at)] as const),
        [CHANGED_BY_ME, isOwn] as const,
      ]),
    [facts, pages, at, isOwn],
  )
}

/** Whether whoever looks changed a document: on the server as it last said, or here, where it waits to be sent. */
function useIsOwn({ type }: Entity, isAsked: boolean): Test {
  const { value } = useServerQuery(isAsked ? ownSteps : null, { params: { type } })
  return useMemo(() => {
    const ids = new Set(value)
    return ({ id, state = 'saved' }) => ids.has(id) || state !== 'saved'
  }, [value])
}

const everything: ListQuery = { limit: Number.MAX_SAFE_INTEGER, sort: 'title' }
const none = { get: () => undefined, subscribe: () => () => {} }

function testFor(fact: Computed, page: Page | undefined, at: number): Test {
  if (!('from' in fact)) return ({ body }) => fact.holds(body)
  const holds = fact.holdsFor(
    (page?.rows ?? []).map(({ body }) => body),
    at,
  )
  return ({ id }) => holds(id)
}

/** Undefined for the order of the titles. */
function useCompare(entity: Entity, column: string | undefined) {
  const { office } = useOffice()
  const field = formModel(entity).find(({ name }) => name === column)
  const related = field?.kind === 'relation' ? field.to : null
  const live = useMemo(() => (related === null ? none : office.list(related, everything)), [office, related])
  const page = useLive<Page>(live)
  return useMemo(() => {
    if (!field) return undefined
    const places = new Map(page?.rows.map(({ id }, place) => [id, place]))
    return compareBy(field, id => places.get(id))
  }, [field, page])
}
