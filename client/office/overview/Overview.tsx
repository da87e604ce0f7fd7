import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Trouble } from '../../data/office/office.ts'
import { texts as formTexts } from '../form/texts.ts'
import { groupsOf, pathOf } from '../shell/groups.ts'
import { useOffice, useTroubles } from '../shell/scope.tsx'
import { card } from '../shell/styles.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import { Attention } from './Attention.tsx'
import { PushCard } from './PushCard.tsx'
import { texts } from './texts.ts'

/** The first page: what waits for a decision, and every list with its size. */
export function Overview() {
  const { entities, me, push } = useOffice()
  const groups = useMemo(() => groupsOf(entities, me), [entities, me])
  const { firstName, lastName, username } = me.user
  return (
    <div className="mx-auto flex w-full max-w-[64rem] flex-col gap-7 px-4 py-6 tablet:px-8">
      <h1 className="text-head">{texts.greeting(firstName || lastName || username)}</h1>
      <Troubles />
      <Attention />
      {push && <PushCard push={push} />}
      {groups.map(group => (
        <section key={group.name} aria-labelledby={`gruppe-${group.name}`}>
          <h2 id={`gruppe-${group.name}`} className="mb-2 text-lead">
            {group.name}
          </h2>
          <ul className="grid gap-2 tablet:grid-cols-2 large:grid-cols-3">
            {group.entities.map(entity => (
              <li key={entity.type}>
                <Tile entity={entity} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Tile({ entity }: { entity: Entity }) {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(entity.type, { limit: 1 }), [office, entity]))
  return (
    <Link to={pathOf(entity)} className={`${card} flex min-h-12 items-center gap-3 px-4 hover:border-edge`}>
      <span className="min-w-0 flex-1 truncate font-medium">{entity.label.many}</span>
      {!entity.single && <span className="figures text-ink-soft">{page?.total.toLocaleString('de-DE') ?? ''}</span>}
      <ChevronRight size={16} aria-hidden className="text-ink-soft" />
    </Link>
  )
}

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
