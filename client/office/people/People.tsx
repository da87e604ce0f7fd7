import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { roles } from '../../../schema/base/access.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { type PersonStanding, standings as standingWords } from '../../../schema/base/people.ts'
import type { Row } from '../../data/office/office.ts'
import { now as clockNow, useNow } from '../../device/clock.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { agoText } from '../../ui/dates/ago.ts'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { CardList, EmptyCard } from '../shell/CardList.tsx'
import { mayCreate } from '../shell/rights.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { Initials } from './Initials.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { isShown, nameOf, type PeopleView, peopleViews, standingHere, standingTones } from './standing.ts'
import { texts } from './texts.ts'
import { useBranches, usePeople, useStandings } from './usePeople.ts'

/** What the address of the list says. */
export interface PeopleScope {
  readonly search: string
  readonly view: PeopleView
}

interface PeopleProps {
  readonly entity: Entity
  readonly scope: PeopleScope
  readonly onScope: (scope: PeopleScope) => void
}

/** Everybody with a user name: what they are for, where, how they stand, and how somebody new gets in. */
export function People({ entity, scope, onScope }: PeopleProps) {
  const { actor } = useOffice()
  const searchField = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isInviting, setInviting] = useState(false)
  const rows = usePeople(scope.search)
  const { standings, problem } = useStandings()
  const branches = useBranches()
  const isKeeper = mayCreate(entity, actor)
  const shown = rows?.filter(row => isShown(scope.view, standingHere(row, standings.get(row.id))))
  const invite = () => setInviting(true)
  useShortcuts([
    { key: '/', run: () => searchField.current?.select() },
    ...(isKeeper ? [{ key: 'n', run: invite }] : []),
  ])
  return (
    <section aria-label={entity.label.many} className="flex min-h-0 flex-1 flex-col">
      <ListToolbar
        mayCreate={false}
        onDown={() => list.current?.querySelector('a')?.focus()}
        onSearch={search => onScope({ ...scope, search })}
        total={shown?.length}
        {...{ entity, searchField }}
        search={scope.search}
      />
      <div ref={list} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4 tablet:px-8">
        <div className="flex flex-wrap items-center gap-2">
          <div role="group" aria-label={texts.viewLabel} className="flex flex-1 flex-wrap gap-2">
            {peopleViews.map(view => (
              <Chip key={view} pressed={view === scope.view} onClick={() => onScope({ ...scope, view })}>
                {texts.views[view]}
              </Chip>
            ))}
          </div>
          {isKeeper && (
            <Button icon={<UserPlus size={18} aria-hidden />} aria-keyshortcuts="n" title="Taste N" onClick={invite}>
              {texts.invite.open}
            </Button>
          )}
        </div>
        {problem !== null && <p className="text-caption text-ink-soft">{texts.unknown}</p>}
        {shown && shown.length > 0 && (
          <div className="shrink-0">
            <CardList rows={shown}>
              {row => <PersonRow {...{ row, branches }} told={standings.get(row.id)} isOwn={row.id === actor.id} />}
            </CardList>
          </div>
        )}
        {shown?.length === 0 && <Nobody {...{ scope, onScope }} />}
      </div>
      {isInviting && <InviteDialog branches={branches} onClose={() => setInviting(false)} />}
    </section>
  )
}

function Nobody({ scope, onScope }: Pick<PeopleProps, 'scope' | 'onScope'>) {
  return (
    <EmptyCard title={scope.search === '' ? texts.nobody : texts.found}>
      {(scope.search !== '' || scope.view !== 'all') && (
        <Button variant="secondary" size="small" onClick={() => onScope({ search: '', view: 'all' })}>
          {texts.clear}
        </Button>
      )}
    </EmptyCard>
  )
}

interface PersonRowProps {
  readonly row: Row
  readonly told: PersonStanding | undefined
  readonly isOwn: boolean
  readonly branches: readonly { readonly id: number; readonly name: string }[]
}

function PersonRow({ row, told, isOwn, branches }: PersonRowProps) {
  useNow(30_000)
  const zone = useZone()
  const standing = standingHere(row, told)
  const seen = told && (told.seenAt === null ? texts.neverSeen : texts.seen(agoText(told.seenAt, clockNow(), zone)))
  return (
    <Link
      to="/users/$id"
      params={{ id: String(row.id) }}
      className="flex min-h-16 items-center gap-4 px-4 py-2.5 text-ink no-underline hover:bg-sunken"
    >
      <Initials name={nameOf(row)} />
      <span className="grid min-w-0 flex-1 gap-x-6 desktop:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,4fr)] desktop:items-center">
        <span className="min-w-0">
          <span className="block truncate font-medium">
            {nameOf(row)}
            {isOwn && <span className="font-regular text-ink-soft"> · {texts.you}</span>}
          </span>
          <span className="block truncate text-caption text-ink-soft">{String(row.body['username'] ?? '')}</span>
        </span>
        <span className="truncate text-caption desktop:text-body">{rolesText(row)}</span>
        <span className="truncate text-caption text-ink-soft max-desktop:hidden">{branchesText(row, branches)}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1 desktop:w-44">
        {standing && <Badge tone={standingTones[standing]}>{standingWords[standing]}</Badge>}
        {seen && standing === 'active' && <span className="text-caption text-ink-soft max-tablet:hidden">{seen}</span>}
      </span>
    </Link>
  )
}

function rolesText({ body }: Row): string {
  const own = Array.isArray(body['roles']) ? body['roles'] : []
  return keysOf(roles)
    .filter(role => own.includes(role))
    .map(role => roles[role])
    .join(', ')
}

function branchesText({ body }: Row, branches: PersonRowProps['branches']): string {
  const own = Array.isArray(body['branches']) ? body['branches'] : []
  const names = branches.filter(({ id }) => own.includes(id)).map(({ name }) => name)
  return names.length > 1 && names.length === branches.length ? texts.allBranches : names.join(', ')
}
