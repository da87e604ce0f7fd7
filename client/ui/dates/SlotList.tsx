import { useEffect, useRef } from 'react'
import { formatTime } from '../format.ts'
import { texts } from './texts.ts'
import { halfOfTwo } from './times.ts'

interface SlotListProps {
  /** IANA zone the times are shown in. */
  readonly zone: string
  /** Name of the group of radio buttons the times belong to. */
  readonly name: string
  readonly parts: readonly DayPart[]
  /** Whether the slot that begins at `start` (epoch ms) is the chosen one. */
  isChosen(start: number): boolean
  onChange(start: number): void
}

/** Part of the day with its times. */
export interface DayPart {
  readonly heading: string
  readonly listed: readonly ListedTime[]
}

interface ListedTime {
  /** Epoch ms. */
  readonly start: number
  readonly state: 'free' | 'full' | 'paused'
}

/**
 * The times of a day by its parts: radio buttons, one stop of the keyboard. What cannot be had says why; in the night that has
 * an hour twice, which of both it is.
 */
export function SlotList({ zone, name, parts, isChosen, onChange }: SlotListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const times = parts.flatMap(({ listed }) => listed.map(({ start }) => start))
  const noteOf = ({ start, state }: ListedTime): string | null => {
    if (state !== 'free') return texts.states[state]
    const half = halfOfTwo(times, start, zone)
    return half && texts.halves[half]
  }
  return (
    <div ref={list} role="group" aria-label={texts.slots} className="flex flex-col gap-5">
      {parts.map(({ heading, listed }) => (
        <fieldset key={heading}>
          <legend className="mb-2 text-caption font-strong text-ink-soft">{heading}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
            {listed.map(time => (
              <label
                key={time.start}
                className="figures relative flex min-h-12 flex-col items-center justify-center rounded-control border border-line bg-surface px-1 leading-tight transition-colors duration-150 hover:border-edge/60 has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-strong has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink"
              >
                <input
                  type="radio"
                  name={name}
                  disabled={time.state !== 'free'}
                  checked={isChosen(time.start)}
                  onChange={() => onChange(time.start)}
                  className="absolute inset-0 cursor-pointer appearance-none opacity-0 disabled:cursor-default"
                />
                {formatTime(time.start, zone)}
                {noteOf(time) && <span className="text-caption">{noteOf(time)}</span>}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
