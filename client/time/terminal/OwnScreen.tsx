import { Coffee, LogIn, LogOut, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Activity } from '../../../schema/time/activity.ts'
import type { OwnHours } from '../../../schema/time/calls.ts'
import type { ClockKind } from '../../../schema/time/clockEvent.ts'
import type { Standing } from '../../../schema/time/standing.ts'
import type { Clocked } from '../../data/terminal/clockDeeds.ts'
import { Button } from '../../ui/Button.tsx'
import { formatTime } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Hours } from './Hours.tsx'
import { ReturnBar } from './ReturnBar.tsx'
import { de } from './texts.ts'

interface OwnScreenProps {
  readonly name: string
  readonly standing: Standing
  readonly zone: string
  /** Epoch ms. */
  readonly now: number
  /** The server has said that the PIN is theirs. */
  readonly isProved: boolean
  /** As they were told; null as long as they are not known. */
  readonly hours: OwnHours | null
  /** What they worked, with what waits here; null as long as it is not known. */
  readonly works: readonly Activity[] | null
  /** They forgot to clock out and cannot say when they went. */
  readonly isUnknown: boolean
  /** What was clocked last on this screen. */
  readonly last: Clocked | null
  readonly refused: readonly Clocked[]
  /** Changes with every touch: the time until the start begins anew. */
  readonly round: number
  readonly onClock: (kind: ClockKind) => void
  readonly onResend: () => void
  readonly onDiscard: (uid: string) => void
  readonly onLearn: () => void
  readonly onDone: () => void
}

/** What somebody may clock as they stand, and their own hours. */
export function OwnScreen(props: OwnScreenProps) {
  const { name, standing, zone, last, isUnknown, onClock, onDone, round } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { state, since } = standing
  return (
    <section aria-labelledby="own-name" className="mx-auto flex w-full max-w-200 flex-col gap-6">
      <header>
        <h1 id="own-name" ref={heading} tabIndex={-1} className="text-hero font-strong outline-none">
          {name}
        </h1>
        <p className="figures text-title text-ink-soft">
          {de.standing[state](since === null ? '' : formatTime(since, zone))}
        </p>
      </header>
      <div className="terminal-deeds">
        {possible[state].map(kind => {
          const { Icon, look } = deeds[kind]
          return (
            <button key={kind} type="button" className={`terminal-deed ${look}`} onClick={() => onClock(kind)}>
              <Icon aria-hidden size={44} />
              {de.keys[kind]}
            </button>
          )
        })}
      </div>
      <div role="status" className="empty:hidden">
        {last && <Said clocked={last} zone={zone} />}
      </div>
      {isUnknown && <Notice tone="warning" title={de.leaving.notKnown} />}
      <Hours {...props} />
      <Refused {...props} />
      <footer className="flex flex-wrap items-center gap-4">
        <div className="min-w-48 grow">
          <ReturnBar key={round} />
        </div>
        <Button size="large" variant="secondary" className="min-h-16! px-10!" onClick={onDone}>
          {de.done}
        </Button>
      </footer>
    </section>
  )
}

const possible: Readonly<Record<Standing['state'], readonly ClockKind[]>> = {
  none: ['start'],
  ended: ['start'],
  running: ['pause', 'end'],
  paused: ['resume', 'end'],
}
const deeds = {
  start: { Icon: LogIn, look: 'terminal-deed-main' },
  pause: { Icon: Coffee, look: '' },
  resume: { Icon: Play, look: 'terminal-deed-main' },
  end: { Icon: LogOut, look: '' },
} as const

/** What became of what was just clocked: never more than is so. */
function Said({ clocked, zone }: { readonly clocked: Clocked; readonly zone: string }) {
  if (clocked.state === 'refused') return null
  if (clocked.state === 'accepted')
    return <Notice tone="success" title={enteredText(clocked, zone)} className="text-title" />
  return <Notice title={clocked.isHeldUp ? de.saved : de.sending} className="text-title" />
}

const enteredText = ({ isSaid, at }: Clocked, zone: string): string =>
  isSaid ? de.leaving.entered(formatTime(at, zone)) : de.entered(formatTime(at, zone))

/** What the server did not take, with its reason: sent once more with the PIN that was right now, or thrown away. */
function Refused({ refused, isProved, zone, onResend, onDiscard }: OwnScreenProps) {
  if (refused.length === 0) return null
  return (
    <Notice
      tone="error"
      urgent
      title={de.notTaken}
      actions={
        isProved && (
          <Button variant="secondary" onClick={onResend}>
            {de.sendWithPin}
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-2">
        {refused.map(({ uid, clocked, at, reason }) => (
          <li key={uid} className="flex flex-wrap items-center gap-x-4">
            <span className="grow">
              <strong className="font-strong">{de.notTakenAt(de.keys[clocked], formatTime(at, zone))}</strong>{' '}
              {de.failed[clocked]} {reason}
            </span>
            {isProved && (
              <Button size="medium" variant="quiet" onClick={() => onDiscard(uid)}>
                {de.discard}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
