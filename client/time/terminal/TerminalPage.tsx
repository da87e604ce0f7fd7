import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { useLive } from '../../data/engine/live.ts'
import type { Terminal } from '../../data/terminal/terminal.ts'
import { after, useNow } from '../../device/clock.ts'
import { onTouched } from '../../device/page/page.ts'
import { Own } from './Own.tsx'
import { PinPad } from './PinPad.tsx'
import { nameOf, presentPeople } from './people.ts'
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
        ) : state.matches('own') || state.matches('asking') ? (
          mine && <Own {...{ terminal, zone, now, deeds, person, send }} own={state.context} standing={mine.standing} />
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
          person ? terminal.prove(person, pin) : { kind: 'failed' },
        ),
      },
    }),
  )
  const [state, send] = useMachine(machine)
  return [state, send] as const
}
