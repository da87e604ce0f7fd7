import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Trouble } from '../../data/office/office.ts'
import { MemberLink } from '../areas/AreaTabs.tsx'
import { type AreaTab, officeAreas } from '../areas/officeAreas.ts'
import { texts as formTexts } from '../form/texts.ts'
import { pathOf } from '../shell/groups.ts'
import { useOffice, useTroubles } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import { Attention } from './Attention.tsx'
import { PushCard } from './PushCard.tsx'
import { texts } from './texts.ts'

/** The first page: what waits for a decision, and every list with its size. */
export function Overview() {
  const { entities, me, push } = useOffice()
  const areas = useMemo(() => officeAreas(entities, me), [entities, me])
  const { firstName, lastName, username } = me.user
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-7 px-4 py-6 tablet:px-8">
      <h1 className="text-head">{texts.greeting(firstName || lastName || username)}</h1>
      <Troubles />
      <Attention />
      {push && <PushCard push={push} />}
      {areas
        .filter(({ tabs }) => tabs.length > 0)
        .map(area => (
          <section key={area.area} aria-labelledby={`bereich-${area.area}`}>
            <h2 id={`bereich-${area.area}`} className="mb-2 text-lead">
              {area.label}
            </h2>
            <ul className="grid gap-2 tablet:grid-cols-2 large:grid-cols-3">
              {area.tabs.map(tab => (
                <li key={tab.label}>
                  <Tile tab={tab} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

const Tile = ({ tab }: { tab: AreaTab }) => (
  <MemberLink member={tab.members[0]} isHere={false} className={`${card} min-h-12 gap-3 px-4 hover:border-edge`}>
    <span className="min-w-0 flex-1 truncate font-medium">{tab.label}</span>
    <ChevronRight size={16} aria-hidden className="text-ink-soft" />
  </MemberLink>
)

function Troubles() {
  const { entities } = useOffice()
  const troubles = useTroubles() ?? []
  if (troubles.length === 0) return null
  return (
    <section aria-labelledby="offen">
      <h2 id="offen" className="mb-2 text-lead">
        {formTexts.trouble.heading}
      </h2>
      <ul className="flex flex-col gap-2">
        {troubles.map(trouble => {
          const entity = entities.find(({ type }) => type === trouble.type)
          return entity ? (
            <li key={trouble.key}>
              <TroubleLink entity={entity} trouble={trouble} />
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}

function TroubleLink({ entity, trouble }: { entity: Entity; trouble: Trouble }) {
  const title = entity.title({ ...trouble.theirs, ...trouble.base, ...trouble.mine }) || entity.label.one
  const reason =
    trouble.kind === 'refused' ? (trouble.problems[0]?.message ?? shellTexts.state.refused) : shellTexts.state.conflict
  return (
    <Link
      to={pathOf(entity, trouble.id)}
      className="flex min-h-12 items-center gap-3 rounded-card bg-warning-soft px-4 py-2 hover:opacity-90"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{`${entity.label.one} „${title}“`}</span>
        <span className="block text-caption text-warning">{reason}</span>
      </span>
      <ChevronRight size={16} aria-hidden className="text-warning" />
    </Link>
  )
}
