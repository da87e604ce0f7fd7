import { useState } from 'react'
import { keptByTeam, may } from '../../../../schema/base/access.ts'
import type { ActivityEntry } from '../../../../schema/time/calls.ts'
import type { Presence, Present } from '../../../../schema/time/presence.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { formatTime } from '../../../ui/format.ts'
import { isInScope } from '../../areas/branchScope.ts'
import { useBranchScope } from '../../areas/useBranchScope.ts'
import { Loading } from '../../server/Loading.tsx'
import { QueryState } from '../../server/QueryState.tsx'
import { CardList, CardRow, EmptyCard } from '../../shell/CardList.tsx'
import { useOffice, useZone } from '../../shell/scope.tsx'
import { durationText } from '../timeText.ts'
import { EntryDialog, type EntryTarget } from './EntryDialog.tsx'
import { timesOfEntry } from './entryTimes.ts'
import { texts } from './texts.ts'
import { useNowPeople } from './useNowPeople.ts'
import { useTeam } from './useTeam.ts'

/** Who is there, in a break, expected or missed, by branch, as of now. */
export function NowSection() {
  const { query, people, now } = useNowPeople()
  const team = useTeam()
  const { scope, branches } = useBranchScope()
  const { actor } = useOffice()
  const isLeading = [[], ...actor.branches.map(id => [id])].some(of => may(actor, 'update', keptByTeam, of))
  const [opened, setOpened] = useState<EntryTarget | null>(null)
  const placed = (people ?? []).map(each => {
    const places = each.branch === null ? (team.person(each.user)?.branches ?? []) : [each.branch]
    return { ...each, branch: places.find(id => isInScope(scope, [id])) ?? places[0] ?? null }
  })
  const groups = [...branches, { id: null, name: texts.now.elsewhere }].flatMap(({ id, name }) => {
    const rows = placed.filter(({ branch }) => branch === id)
    return rows.length > 0 && isInScope(scope, id === null ? [] : [id]) ? [{ id, name, rows }] : []
  })
  const clockOut = (work: ActivityEntry) =>
    setOpened({
      title: texts.now.clockOutOf(team.name(work.user)),
      about: { id: work.id },
      times: { ...timesOfEntry(work), endedAt: now },
    })
  return (
    <div className="flex flex-col gap-5">
      <QueryState queries={[query, team.query]} />
      {people === null && query.problem === null && <Loading className="h-56" />}
      {!isLeading && <p className="text-ink-soft">{texts.now.clockedOnly}</p>}
      {people !== null && groups.length === 0 && <EmptyCard title={texts.now.nobody} hint={texts.now.nobodyHint} />}
      {groups.map(({ id, name, rows }) => (
        <section key={id ?? 0} aria-label={name} className="flex flex-col gap-2">
          <h2 className="flex items-baseline justify-between gap-3 text-lead">
            {name}
            <span className="figures text-caption text-ink-soft">{countsOf(rows)}</span>
          </h2>
          <CardList rows={rows.map(row => ({ ...row, id: `${row.user} ${row.since}` }))}>
            {row => (
              <PersonRow
                {...{ row, now }}
                name={team.name(row.user)}
                onClockOut={team.person(row.user)?.isApprover ? clockOut : null}
              />
            )}
          </CardList>
        </section>
      ))}
      {opened && <EntryDialog target={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

const countsOf = (rows: readonly Present[]): string => {
  const count = (...kinds: readonly Presence[]) => rows.filter(({ presence }) => kinds.includes(presence)).length
  return texts.now.counts(count('here', 'break'), count('missing'))
}

const tones = { here: 'success', break: 'warning', missing: 'error', expected: 'plain' } as const

interface PersonRowProps {
  readonly row: Present<ActivityEntry>
  readonly name: string
  readonly now: number
  /** Null for whoever may not. */
  readonly onClockOut: ((work: ActivityEntry) => void) | null
}

function PersonRow({ row: { presence, since, until, work }, name, now, onClockOut }: PersonRowProps) {
  const zone = useZone()
  const isWaited = presence === 'missing' || presence === 'expected'
  const facts = [
    `${texts.now.since[presence]} ${formatTime(since, zone)}`,
    ...(presence === 'expected' ? [] : [durationText(Math.max(0, now - since))]),
    ...(presence === 'break' && work?.startedAt ? [texts.now.began(formatTime(Date.parse(work.startedAt), zone))] : []),
    ...(until === null ? [] : [texts.now.until(formatTime(until, zone))]),
  ]
  const isForgotten = work?.flags.includes('forgotten') ?? false
  return (
    <CardRow
      actions={
        work &&
        onClockOut && (
          <Button
            variant="secondary"
            size="small"
            className="pointer-coarse:min-h-11"
            aria-label={texts.now.clockOutOf(name)}
            onClick={() => onClockOut(work)}
          >
            {texts.now.clockOut}
          </Button>
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[presence]} className="w-24 justify-center">
          {texts.now.presence[presence]}
        </Badge>
        <span className={`font-medium ${isWaited ? 'text-ink-soft' : ''}`}>{name}</span>
        {isForgotten && <Badge tone="error">{texts.now.forgotten}</Badge>}
      </p>
      <p className="tabular-nums mt-1 text-caption text-ink-soft tablet:pl-27">{facts.join(' · ')}</p>
    </CardRow>
  )
}
