import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type { ClockKind } from '../../../schema/time/clockEvent.ts'
import { activitiesWith } from '../../../schema/time/standing.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Clocked } from '../../data/terminal/clockDeeds.ts'
import type { Terminal } from '../../data/terminal/terminal.ts'
import { after, useNow } from '../../device/clock.ts'
import { useOnline } from '../../device/online.ts'
import { onTouched } from '../../device/page/page.ts'
import { OwnScreen } from './OwnScreen.tsx'
import { PinPad } from './PinPad.tsx'
import { eventsThatWait, nameOf, presentPeople } from './people.ts'
import { StartScreen } from './StartScreen.tsx'
import { TopBar } from './TopBar.tsx'
import { Trouble } from './Trouble.tsx'
import { type Answer, type Person, terminalMachine } from './terminal.machine.ts'

interface TerminalPageProps {
  readonly terminal: Terminal
  /** Name of the branch it stands in. */
  readonly place: string
  readonly zone: string
  /** To be done while nobody stands before it. */
  readonly onRest: (() => void) | null
}

/** Nobody touched it for so long (ms): it rests. */
const REST_MS = 60_000

/** A terminal of working time: one person after the other. */
export function TerminalPage({ terminal, place, zone, onRest }: TerminalPageProps) {
  const now = useNow(10_000)
  const people = useLive(terminal.people)
  const deeds = useLive(terminal.deeds.all) ?? []
  const [state, send] = useTerminal(terminal)
  useEffect(() => onTouched(() => send({ type: 'touched' })), [send])
  const { person, pin, message, isFailed, round } = state.context
  const present = presentPeople(people?.list ?? [], deeds, now)
  const mine = present.find(each => each.person.user.id === person?.id)
  const isStart = state.matches('start') || !person
  useEffect(() => (isStart && onRest ? after(REST_MS, onRest) : undefined), [isStart, onRest])
  return (
    <div className="terminal">
      <TopBar place={place} zone={zone} now={now} />
      <Trouble deeds={deeds} people={people} zone={zone} onRetry={() => void terminal.refresh()} isStart={isStart} />
      <main className="terminal-main">
        {isStart ? (
          people?.list && (
            <StartScreen
              people={present}
              zone={zone}
              onChoose={chosen => send({ type: 'chosen', person: chosen })}
              onBadge={(chosen, given) => send({ type: 'typed', person: chosen, pin: given })}
            />
          )
        ) : state.matches('own') ? (
          mine && <Own {...{ terminal, zone, now, deeds, person, state, send }} standing={mine.standing} />
        ) : (
          <PinPad
            key={round}
            name={nameOf(person)}
            hasPin={mine?.person.hasPin ?? true}
            isBusy={state.matches('proving')}
            message={message}
            isFailed={isFailed}
            onEnter={given => send({ type: 'typed', person, pin: given })}
            onRetry={() => send({ type: 'typed', person, pin })}
            onBack={() => send({ type: 'left' })}
          />
        )}
      </main>
    </div>
  )
}

function useTerminal(terminal: Terminal) {
  const [machine] = useState(() =>
    terminalMachine.provide({
      actors: {
        prove: fromPromise<Answer, { person: Person | null; pin: string }>(async ({ input: { person, pin } }) =>
          person ? terminal.prove(person.username, pin) : { kind: 'failed' },
        ),
      },
    }),
  )
  const [state, send] = useMachine(machine)
  return [state, send] as const
}

type State = ReturnType<typeof useTerminal>[0]
type Send = ReturnType<typeof useTerminal>[1]

interface OwnProps extends Pick<TerminalPageProps, 'terminal' | 'zone'> {
  readonly now: number
  readonly deeds: readonly Clocked[]
  readonly person: Person
  readonly standing: Parameters<typeof OwnScreen>[0]['standing']
  readonly state: State
  readonly send: Send
}

function Own({ terminal, zone, now, deeds, person, standing, state, send }: OwnProps) {
  const { pin, posted, isProved, activities, round } = state.context
  const online = useOnline()
  const who = { user: person.id, username: person.username, pin }
  const told = deeds.flatMap(({ uid, activity }) => (activity && posted.includes(uid) ? [activity] : []))
  const known = activities && [
    ...activities.filter(({ uid }) => !told.some(each => each.uid === uid)),
    ...new Map(told.map(view => [view.uid, view])).values(),
  ]
  const last = deeds.find(({ uid }) => uid === posted.at(-1)) ?? null
  const clock = async (kind: ClockKind) => {
    send({ type: 'posted', uid: await terminal.deeds.post(who, kind) })
  }
  const learn = async () => {
    const proof = await terminal.prove(person.username, pin)
    if (proof.kind === 'proved' && proof.activities) send({ type: 'learned', activities: proof.activities })
  }
  return (
    <OwnScreen
      {...{ standing, zone, now, isProved, round }}
      name={nameOf(person)}
      activities={known && activitiesWith(known, eventsThatWait(deeds, person.id), now)}
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
