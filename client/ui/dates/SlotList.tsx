import { formatTime } from '../format.ts'
import { texts } from './texts.ts'

interface SlotListProps {
  /** IANA zone the times are shown in. */
  readonly zone: string
  readonly slots: readonly ListedTime[]
  /** Whether the slot that begins at `start` (epoch ms) is the chosen one. */
  isChosen(start: number): boolean
  onChange(start: number): void
}

export interface ListedTime {
  /** Epoch ms. */
  readonly start: number
  readonly state: 'free' | 'full' | 'paused'
}

/** The slots of the day: one tap each; what cannot be had says why. */
export function SlotList({ zone, slots, isChosen, onChange }: SlotListProps) {
  return (
    <ul
      aria-label={texts.slots}
      className="-m-1 grid max-h-60 grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2 overflow-y-auto overscroll-contain p-1"
    >
      {slots.map(({ start, state }) => (
        <li key={start}>
          <button
            type="button"
            disabled={state !== 'free'}
            aria-pressed={isChosen(start)}
            onClick={() => onChange(start)}
            className="figures flex min-h-12 w-full flex-col items-center justify-center rounded-control border border-line bg-surface px-1 leading-tight transition-colors duration-150 hover:border-edge/60 disabled:border-transparent disabled:bg-sunken disabled:text-ink-soft aria-pressed:border-accent-ink aria-pressed:bg-accent-soft aria-pressed:font-strong"
          >
            {formatTime(start, zone)}
            {state !== 'free' && <span className="text-caption">{texts.states[state]}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
