import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Entity } from '../../../../schema/base/entity.ts'
import { now as clockNow, useNow } from '../../../device/clock.ts'
import { useShortcuts } from '../../../device/page/shortcuts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { agoText } from '../../../ui/dates/ago.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { CardList, EmptyCard } from '../../shell/CardList.tsx'
import { pathOf } from '../../shell/groups.ts'
import { mayCreate } from '../../shell/rights.ts'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { type DeviceView, deviceViewOf, deviceViews, type Standing } from './standing.ts'
import { texts } from './texts.ts'
import { type Member, useFleet } from './useFleet.ts'

/** What the address of the list says. */
interface DevicesScope {
  readonly search: string
  readonly view: string | undefined
}

interface DevicesProps {
  readonly entity: Entity
  readonly scope: DevicesScope
  readonly onScope: (scope: DevicesScope) => void
}

/** All that stands in the branches and works by itself: screens, kiosks and printers, and how each of them does. */
export function Devices({ entity, scope, onScope }: DevicesProps) {
  useNow(5000)
  const { actor } = useOffice()
  const searchField = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const view = deviceViewOf(scope.view)
  const { members, queries } = useFleet(scope.search, clockNow())
  const shown = members?.filter(member => isShown(view, member))
  const clear = () => onScope({ search: '', view: undefined })
  useShortcuts([{ key: '/', run: () => searchField.current?.select() }])
  return (
    <section aria-label={entity.label.many} className="flex min-h-0 flex-1 flex-col">
      <ListToolbar
        {...{ entity, searchField }}
        total={shown?.length}
        search={scope.search}
        mayCreate={mayCreate(entity, actor)}
        onSearch={search => onScope({ ...scope, search })}
        onDown={() => list.current?.querySelector('a')?.focus()}
      />
      <div ref={list} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 py-4 tablet:px-8">
        <div role="group" aria-label={texts.list.viewLabel} className="flex flex-wrap gap-2">
          {deviceViews.map(each => (
            <Chip
              key={each}
              pressed={each === view}
              onClick={() => onScope({ ...scope, view: each === 'all' ? undefined : each })}
            >
              {viewText(each, members)}
            </Chip>
          ))}
        </div>
        <QueryState queries={queries} />
        {!shown && <Skeleton className="h-40 w-full" />}
        {shown && shown.length > 0 && (
          <div className="shrink-0">
            <CardList rows={shown}>{member => <MemberRow member={member} />}</CardList>
          </div>
        )}
        {shown?.length === 0 && (
          <EmptyCard title={view === 'troubled' && scope.search === '' ? texts.list.noTrouble : texts.list.nothing}>
            {(view !== 'all' || scope.search !== '') && (
              <Button variant="secondary" size="small" onClick={clear}>
                {texts.list.clear}
              </Button>
            )}
          </EmptyCard>
        )}
      </div>
    </section>
  )
}

const isShown = (view: DeviceView, { kind, isTroubled }: Member): boolean =>
  view === 'all' || (view === 'troubled' ? isTroubled : kind === view)

/** Only what somebody has to look after is counted. */
function viewText(view: DeviceView, members: readonly Member[] | undefined): string {
  const count = view === 'troubled' ? (members?.filter(({ isTroubled }) => isTroubled).length ?? 0) : 0
  return count > 0 ? `${texts.list.views[view]} (${count})` : texts.list.views[view]
}

const tones: Readonly<Record<Standing, 'plain' | 'success' | 'warning' | 'error'>> = {
  online: 'success',
  late: 'warning',
  offline: 'error',
  unknown: 'plain',
  out: 'plain',
  off: 'plain',
}

function MemberRow({ member }: { readonly member: Member }) {
  const zone = useZone()
  const { entity, number, name, kindLabel, branchName, standing, isTroubled, seenAt } = member
  const seen = seenAt === null ? null : texts.list.seen(agoText(seenAt, clockNow(), zone))
  return (
    <Link
      to={pathOf(entity, number)}
      className="flex min-h-16 items-center gap-4 px-4 py-2.5 text-ink no-underline hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-caption text-ink-soft tabular-nums [overflow-wrap:anywhere]">
          {[kindLabel, branchName, seen].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex shrink-0 flex-wrap justify-end gap-1.5">
        {isTroubled && standing !== 'offline' && <Badge tone="warning">{texts.badges.look}</Badge>}
        <Badge tone={tones[standing]}>{texts.list.standings[standing]}</Badge>
      </span>
    </Link>
  )
}
