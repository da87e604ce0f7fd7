import { WifiOff } from 'lucide-react'
import type { Clocked } from '../../data/terminal/clockDeeds.ts'
import type { Terminal } from '../../data/terminal/terminal.ts'
import { useOnline } from '../../device/online.ts'
import { outlivesPage } from '../../device/storage/sealing.ts'
import { formatTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Failed } from './Failed.tsx'
import { nameOf } from './people.ts'
import { de } from './texts.ts'

interface TroubleProps {
  readonly deeds: readonly Clocked[]
  readonly people: ReturnType<Terminal['people']['get']>
  readonly zone: string
  /** Nobody stands before it: what concerns everybody is told. */
  readonly isStart: boolean
  readonly onRetry: () => void
}

/** What is not as it should be, in one thin line each. */
export function Trouble({ deeds, people, zone, isStart, onRetry }: TroubleProps) {
  const online = useOnline()
  const waiting = deeds.filter(({ state, isHeldUp }) => state === 'waiting' && (isHeldUp || !online))
  const refused = deeds.filter(({ state }) => state === 'refused')
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {!online && (
        <p role="status" className="terminal-offline figures">
          <WifiOff aria-hidden size={18} />
          {[
            people?.asOf ? de.asOf(formatTime(people.asOf, zone)) : de.neverAsked,
            waiting.length > 0 && de.waitingCount(waiting.length),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {!online && !outlivesPage() && <Notice tone="warning">{de.unsealed}</Notice>}
      {people?.isFailed && <Failed title={de.userFailed} onRetry={onRetry} />}
      {isStart && refused.length > 0 && (
        <Notice tone="error" title={de.refusedCount(refused.length)}>
          <ul>
            {refused.map(({ uid, user, clocked, at, reason }) => (
              <li key={uid}>
                {nameIn(people?.list, user)}: {de.notTakenAt(de.keys[clocked], formatTime(at, zone))} – {reason}
              </li>
            ))}
          </ul>
          <p>{de.refusedHint}</p>
        </Notice>
      )}
    </div>
  )
}

function nameIn(list: NonNullable<TroubleProps['people']>['list'] | undefined, id: number): string {
  const person = list?.find(({ user }) => user.id === id)
  return person ? nameOf(person.user) : ''
}
