import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { type TrashEntry, trash } from '../../../schema/base/history.ts'
import { useLive } from '../../data/engine/live.ts'
import { now } from '../../device/clock.ts'
import { Button } from '../../ui/Button.tsx'
import { Loading } from '../server/Loading.tsx'
import { QueryState } from '../server/QueryState.tsx'
import { useServerPages } from '../server/useServerPages.ts'
import { pathOf } from '../shell/groups.ts'
import { mayCreate } from '../shell/rights.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { authorName, stepTime } from './steps.ts'
import { texts } from './texts.ts'
import { useAgain } from './useAgain.ts'
import { useRestore } from './useRestore.ts'

/** What was deleted of an entity in the last days, by whom and when, with a way back. */
export function Trash({ entity }: { readonly entity: Entity }) {
  const { actor, office } = useOffice()
  const { many } = entity.label
  const query = useServerPages(trash, 'deleted=true&limit=50', { type: entity.type })
  const state = useLive(useMemo(() => office.state(), [office]))
  // What was deleted here a moment ago is on its way to the server.
  useAgain(state?.pending, query.again)
  const zone = useZone()
  const at = now()
  const isCreatable = mayCreate(entity, actor)
  return (
    <section className="flex min-h-0 flex-1 flex-col" aria-label={texts.trash.of(many)}>
      <header className="border-b border-line px-4 py-2.5 tablet:px-8">
        <nav aria-label="Pfad" className="flex items-center gap-1 text-caption text-ink-soft">
          <Link to={pathOf(entity)} className="hover:text-ink hover:underline">
            {many}
          </Link>
          <ChevronRight size={13} aria-hidden />
          <span>{texts.trash.title}</span>
        </nav>
        <h1 className="text-title">{texts.trash.title}</h1>
        <p className="text-caption text-ink-soft">{texts.trash.hint}</p>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-auto px-4 py-4 tablet:px-8">
        <QueryState queries={[query]} />
        {query.value === null && query.problem === null && <Loading className="h-24" label={texts.trash.loading} />}
        {query.value?.length === 0 && <p className="text-ink-soft">{texts.trash.empty}</p>}
        <ul className="divide-y divide-line">
          {query.value?.map(entry => (
            <TrashRow
              key={entry.id}
              {...{ entity, entry, isCreatable }}
              told={texts.trash.deleted(authorName(entry.author), stepTime(entry.at, at, zone))}
            />
          ))}
        </ul>
        {query.hasMore && (
          <Button variant="secondary" size="small" className="self-start" busy={query.isAsking} onClick={query.more}>
            {texts.trash.more}
          </Button>
        )}
      </div>
    </section>
  )
}

interface TrashRowProps {
  readonly entity: Entity
  readonly entry: TrashEntry
  readonly told: string
  readonly isCreatable: boolean
}

function TrashRow({ entity, entry, told, isCreatable }: TrashRowProps) {
  const title = entry.title || entity.label.one
  const { restore, isBusy } = useRestore({ entity, id: entry.id, rev: entry.rev, title })
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0">
        <span className="block font-medium [overflow-wrap:anywhere]">{title}</span>
        <span className="figures block text-caption text-ink-soft">{told}</span>
      </span>
      {isCreatable && (
        <Button
          variant="secondary"
          size="small"
          className="pointer-coarse:min-h-11"
          aria-label={texts.trash.restoreOf(title)}
          busy={isBusy}
          onClick={restore}
        >
          {texts.trash.restore}
        </Button>
      )}
    </li>
  )
}
