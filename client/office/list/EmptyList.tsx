import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { useLive } from '../../data/engine/live.ts'
import { useOnline } from '../../device/online.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { documentFailure } from '../server/catalogue.ts'
import { pathOf } from '../shell/groups.ts'
import { useFilling, useOffice } from '../shell/scope.tsx'
import { texts as shellTexts } from '../shell/texts.ts'
import type { ListView } from './listView.ts'
import { texts } from './texts.ts'
import { isScoped } from './useQuery.ts'

interface EmptyListProps {
  readonly entity: Entity
  readonly view: ListView
  readonly mayCreate: boolean
  readonly onView: (view: ListView) => void
}

/** Where a list has no rows: why, and what to do about it. */
export function EmptyList({ entity, view, mayCreate, onView }: EmptyListProps) {
  const { one, many } = entity.label
  const online = useOnline()
  const filling = useFilling()
  const { scope, choose } = useBranchScope()
  const { search, conditions } = view
  const outside = useCountOutside(entity, view)
  if (conditions.length > 0)
    return (
      <Words title={texts.nothingFiltered} hint={texts.nothingFilteredHint}>
        <Button variant="secondary" size="small" onClick={() => onView({ ...view, conditions: [] })}>
          {texts.clearFilters}
        </Button>
        {outside > 0 && <p className="figures text-caption text-ink-soft">{texts.outside(outside)}</p>}
      </Words>
    )
  if (search)
    return (
      <Words title={texts.nothingFound(search)} hint={texts.nothingFoundHint}>
        <Button variant="secondary" size="small" onClick={() => onView({ ...view, search: '' })}>
          {texts.clearSearch}
        </Button>
      </Words>
    )
  if (filling)
    return (
      <p role="status" aria-busy={online} className="grid flex-1 place-items-center p-8 text-ink-soft">
        {online ? shellTexts.network.loading : `${documentFailure(entity, 'loadAll')} ${shellTexts.network.nothingYet}`}
      </p>
    )
  if (scope !== null && isScoped(entity))
    return (
      <Words title={texts.empty(many)} hint={texts.emptyScope}>
        <Button variant="secondary" size="small" onClick={() => choose(null)}>
          {texts.allBranches}
        </Button>
      </Words>
    )
  return (
    <Words title={texts.empty(many)} hint={texts.emptyHint}>
      {mayCreate && (
        <Link to={pathOf(entity, 'new')} className={buttonLook({ size: 'small' })}>
          {texts.create(one)}
        </Link>
      )}
    </Words>
  )
}

function Words({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="grid flex-1 place-items-center p-8 text-center">
      <div className="flex max-w-96 flex-col items-center gap-3">
        <h2 className="text-lead">{title}</h2>
        <p className="text-ink-soft">{hint}</p>
        {children}
      </div>
    </div>
  )
}

/** How many the search finds that the filters leave out. */
function useCountOutside(entity: Entity, { search, conditions }: ListView): number {
  const { office } = useOffice()
  const isFiltered = conditions.length > 0
  const live = useMemo(
    () => office.list(entity.type, { search: isFiltered ? search : '', sort: 'title', limit: 1 }),
    [office, entity, search, isFiltered],
  )
  return useLive(live)?.total ?? 0
}
