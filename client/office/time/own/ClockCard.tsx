import { Coffee, LogIn, LogOut, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MINUTE } from '../../../../schema/base/zonedTime.ts'
import { currentOf } from '../../../../schema/time/activities.ts'
import type { Activity } from '../../../../schema/time/activity.ts'
import type { ClockKind } from '../../../../schema/time/clockEvent.ts'
import { workedMinutes } from '../../../../schema/time/workedTime.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatTime } from '../../../ui/format.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useZone } from '../../shell/scope.tsx'
import { card } from '../../shell/styles.ts'
import { durationText } from '../timeText.ts'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import { texts } from './texts.ts'
import type { OwnView } from './useOwnTime.ts'
import { type What, WhatChoice } from './WhatChoice.tsx'

const NOTHING: What = { project: null, task: null }

/** How one stands at the clock, and the keys that change it. */
export function ClockCard({ own }: { readonly own: OwnView }) {
  const { time, works, now } = own
  const [what, setWhat] = useState(NOTHING)
  const [isLost, setIsLost] = useState(false)
  /** Work of which they cannot say when it ended. */
  const [unknown, setUnknown] = useState<string | null>(null)
  const current = currentOf({ activities: works })
  const isForgotten = current?.flags.includes('forgotten') ?? false
  const state = current && !isForgotten ? current.state : 'none'
  const clock = (kind: ClockKind) => {
    setIsLost(false)
    time.clock(kind, kind === 'start' ? what : NOTHING).catch(() => setIsLost(true))
  }
  if (current && isForgotten && unknown !== current.uid)
    return (
      <section aria-label={texts.keys} className={`${card} p-4 tablet:p-5`}>
        <LeavingQuestion
          own={own}
          work={current}
          onSaid={at => void time.leave(at).catch(() => setIsLost(true))}
          onUnknown={() => setUnknown(current.uid)}
        />
        {isLost && <NotKept />}
      </section>
    )
  return (
    <section aria-label={texts.keys} className={`${card} flex flex-col gap-4 p-4 tablet:p-5`}>
      <Standing current={isForgotten ? null : current} now={now} />
      {isForgotten && <Notice tone="warning">{texts.leaving.notKnown}</Notice>}
      {state === 'none' && <WhatChoice value={what} onChange={setWhat} />}
      <div className="grid grid-cols-2 gap-3">
        {keysFor[state].map(kind => (
          <Button
            key={kind}
            variant={kind === 'start' || kind === 'resume' ? 'primary' : 'secondary'}
            size="large"
            className={`min-h-16 ${keysFor[state].length === 1 ? 'col-span-2' : ''}`}
            icon={icons[kind]}
            onClick={() => clock(kind)}
          >
            {texts.deeds[kind]}
          </Button>
        ))}
      </div>
      {isLost && <NotKept />}
      <Sending own={own} />
    </section>
  )
}

const NotKept = () => (
  <Notice tone="error" urgent>
    {texts.notKept}
  </Notice>
)

const keysFor: Readonly<Record<'none' | Activity['state'], readonly ClockKind[]>> = {
  none: ['start'],
  running: ['pause', 'end'],
  paused: ['resume', 'end'],
  ended: ['start'],
}

const icons: Readonly<Record<ClockKind, ReactNode>> = {
  start: <LogIn size={22} aria-hidden />,
  pause: <Coffee size={22} aria-hidden />,
  resume: <Play size={22} aria-hidden />,
  end: <LogOut size={22} aria-hidden />,
}

function Standing({ current, now }: { readonly current: Activity | null; readonly now: number }) {
  const zone = useZone()
  const pause = current?.breaks.findLast(({ to }) => to === null)
  const dot = !current ? 'bg-line' : pause ? 'bg-warning' : 'bg-success'
  return (
    <div aria-live="polite">
      <p className="flex items-center gap-3 text-title">
        <span aria-hidden className={`size-3 shrink-0 rounded-pill ${dot}`} />
        <span className="figures">
          {!current && texts.standing.none}
          {current && pause && texts.standing.paused(formatTime(pause.from, zone))}
          {current && !pause && texts.standing.running(formatTime(current.startedAt, zone))}
        </span>
      </p>
      {current && (
        <p className="figures mt-1 text-head">
          {pause ? durationText(now - pause.from) : durationText(workedMinutes(current, now) * MINUTE)}
        </p>
      )}
      {current && pause && (
        <p className="figures text-ink-soft">{texts.worked(durationText(workedMinutes(current, now) * MINUTE))}</p>
      )}
    </div>
  )
}

/** What is on its way, and what the server would not have. */
function Sending({ own: { stamps, time, isOnline } }: { readonly own: OwnView }) {
  const zone = useZone()
  const waits = stamps.some(({ state }) => state === 'waiting')
  return (
    <>
      <p role="status" className={`text-caption text-ink-soft ${waits ? '' : 'sr-only'}`}>
        {waits && (isOnline ? texts.sending : texts.waiting)}
      </p>
      {stamps
        .filter(({ state }) => state === 'refused')
        .map(({ key, event, reason }) => (
          <Notice
            key={key}
            tone="error"
            actions={
              <Button variant="secondary" size="small" className="min-h-11" onClick={() => void time.dismiss(key)}>
                {texts.dismiss}
              </Button>
            }
          >
            {texts.refused(texts.deeds[event.kind], formatTime(event.at, zone), reason)}
          </Notice>
        ))}
    </>
  )
}
