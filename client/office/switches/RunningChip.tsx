import { formatMoment, formatTime } from '../../ui/format.ts'
import { useZone } from '../shell/scope.tsx'
import { texts as shellTexts } from '../shell/texts.ts'
import { minutesLeft } from './running.ts'
import { texts } from './texts.ts'
import { type Running, useSwitching } from './useSwitches.ts'

interface RunningChipProps {
  readonly running: Running
  /** Of the product that is out, or the branch where several are shown. */
  readonly name?: string | undefined
  /** Whether this person may end it. */
  readonly mayEnd: boolean
  /** Epoch ms. */
  readonly now: number
}

/** A switch that is on: what it is, how long it lasts, and the way to end it. */
export function RunningChip({ running, name, mayEnd, now }: RunningChipProps) {
  const { end, prolong } = useSwitching()
  const zone = useZone()
  const { kind, extraMinutes, endsAt } = running.body
  const left = minutesLeft(running.body, now)
  const what = { paused: texts.paused, busy: texts.busyBy(extraMinutes ?? 0), soldOut: texts.soldOut }[kind]
  const last = Date.parse(endsAt)
  const time = left === null ? formatMoment(last, now, zone) : formatTime(last, zone)
  const until = left !== null && left <= 90 ? texts.left(left) : texts.until(time)
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 rounded-control bg-warning-soft py-0.5 pr-1 pl-2.5 text-caption text-warning">
      <span className="min-w-0">
        <strong className="font-strong">{what}</strong>
        {name && ` ${name}`} <span className="figures whitespace-nowrap">{until}</span>
      </span>
      {mayEnd && (
        <span className="inline-flex gap-1">
          {kind !== 'soldOut' && (
            <button type="button" className={small} onClick={() => void prolong(running, 15)}>
              {texts.longer}
            </button>
          )}
          <button
            type="button"
            className={small}
            aria-label={(kind === 'soldOut' ? texts.availableOf : texts.endOf)(what, name ?? shellTexts.branch.label)}
            onClick={() => void end(running)}
          >
            {kind === 'soldOut' ? texts.available : texts.end}
          </button>
        </span>
      )}
    </span>
  )
}

const small =
  'min-h-7 rounded-[7px] bg-surface px-2 font-medium text-ink hover:opacity-85 pointer-coarse:min-h-11 pointer-coarse:px-3'
