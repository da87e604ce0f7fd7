import { useCallback, useEffect } from 'react'
import { currentOf } from '../../../schema/time/activities.ts'
import type { OwnHours } from '../../../schema/time/calls.ts'
import type { ClockKind } from '../../../schema/time/clockEvent.ts'
import { proposedLeaving } from '../../../schema/time/leaving.ts'
import { activitiesWith, type Standing } from '../../../schema/time/standing.ts'
import type { Clocked } from '../../data/terminal/clockDeeds.ts'
import type { Terminal } from '../../data/terminal/terminal.ts'
import { useOnline } from '../../device/online.ts'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import { OwnScreen } from './OwnScreen.tsx'
import { eventsThatWait, nameOf } from './people.ts'
import type { Person, TerminalContext, TerminalEvent } from './terminal.machine.ts'

interface OwnProps {
  readonly terminal: Terminal
  readonly zone: string
  /** Epoch ms. */
  readonly now: number
  readonly deeds: readonly Clocked[]
  readonly person: Person
  readonly standing: Standing
  readonly own: TerminalContext
  readonly send: (event: TerminalEvent) => void
}

/** Before whoever has said who they are: first when they went, where they forgot to clock it, then what they may clock. */
export function Own({ terminal, zone, now, deeds, person, standing, own, send }: OwnProps) {
  const { pin, posted, isProved, hours, round, isUnknown } = own
  const online = useOnline()
  const who = { user: person.id, username: person.username, pin }
  const waiting = eventsThatWait(deeds, person.id)
  const works = hours && activitiesWith(toldSince(hours, deeds, posted), waiting, now)
  // Without network the list of who is in is newer than somebody's own hours.
  const forgotten = forgottenOf(standing, isProved ? works : null)
  const isAsked = forgotten !== null && !isUnknown
  useEffect(() => (isAsked ? send({ type: 'asked' }) : undefined), [isAsked, send])
  const last = deeds.find(({ uid }) => uid === posted.at(-1)) ?? null
  const clock = async (kind: ClockKind, leftAt?: number) => {
    send({ type: 'posted', uid: await terminal.deeds.post(who, kind, leftAt) })
  }
  const learn = useCallback(async () => {
    const proof = await terminal.prove(person, pin)
    if (proof.kind === 'proved' && proof.hours) send({ type: 'learned', hours: proof.hours })
  }, [terminal, person, pin, send])
  // What was told before they clocked is not so any more, and would be kept for without network.
  const taken = last?.state === 'accepted' ? last.uid : null
  useEffect(() => (taken === null ? undefined : void learn().catch(() => {})), [taken, learn])
  if (isAsked)
    return (
      <LeavingQuestion
        {...{ zone, now }}
        name={nameOf(person)}
        work={forgotten}
        proposed={proposedLeaving(forgotten, { shifts: hours?.shifts ?? [], works: works ?? [] }, now)}
        onSaid={at => void clock('end', at)}
        onUnknown={() => send({ type: 'unknown' })}
        onBack={() => send({ type: 'left' })}
      />
    )
  return (
    <OwnScreen
      {...{ zone, now, isProved, round, hours, works }}
      standing={forgotten ? GONE : standing}
      isUnknown={forgotten !== null}
      name={nameOf(person)}
      last={last && (online ? last : { ...last, isHeldUp: true })}
      refused={deeds.filter(deed => deed.user === person.id && deed.state === 'refused')}
      onClock={kind => void clock(kind)}
      onResend={() => void terminal.deeds.resend(who)}
      onDiscard={uid => void terminal.deeds.dismiss(uid)}
      onLearn={() => void learn()}
      onDone={() => send({ type: 'left' })}
    />
  )
}

/** Who went some time and does not know when may come, and nothing else. */
const GONE: Standing = { state: 'none', since: null, isForgotten: false }

/** Their activities with what the server answered to what was clocked just now. */
function toldSince({ activities }: OwnHours, deeds: readonly Clocked[], posted: readonly string[]) {
  const told = deeds.flatMap(({ uid, activity }) => (activity && posted.includes(uid) ? [activity] : []))
  return [
    ...activities.filter(({ uid }) => !told.some(each => each.uid === uid)),
    ...new Map(told.map(view => [view.uid, view])).values(),
  ]
}

/** Work that goes on for longer than anybody works: as it was clocked, or since when, where nothing else is known. */
function forgottenOf({ isForgotten, since }: Standing, works: ReturnType<typeof activitiesWith> | null) {
  const current = works && currentOf({ activities: works })
  if (current) return current.flags.includes('forgotten') ? current : null
  return isForgotten && since !== null ? { startedAt: since, endedAt: null, breaks: [] } : null
}
