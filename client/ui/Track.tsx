import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Hours, joinedHours } from '../../schema/base/openingHours.ts'
import { timeText } from '../../schema/base/zonedTime.ts'
import { texts } from './laterTexts.ts'

interface TrackProps {
  /** Sorted, apart from each other; minutes after midnight, an end beyond 1440 is the next day's. */
  readonly hours: readonly Hours[]
  /** So far into this day reaches what began the day before, in minutes. */
  readonly spill?: number
  /** Names the handles: 'Freitag'. */
  readonly label: string
  /** Missing where nothing may be changed. */
  readonly onChange?: ((hours: readonly Hours[]) => void) | undefined
}

/**
 * The hours of a day on a line from midnight to midnight. Ends and ranges are dragged, a new range is drawn on the empty
 * line, all by quarters of an hour; with the keyboard each end is a slider.
 */
export function Track({ hours, spill = 0, label, onChange }: TrackProps) {
  const line = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const minutesAt = ({ clientX }: PointerEvent): number => {
    const { left = 0, width = 1 } = line.current?.getBoundingClientRect() ?? {}
    return Math.min(A_DAY, Math.max(0, snapped(((clientX - left) / width) * A_DAY)))
  }
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!onChange || event.button !== 0 || event.pointerType === 'touch') return
    const part = event.target instanceof HTMLElement ? event.target.dataset : {}
    const index = Number(part['range'] ?? -1)
    line.current?.setPointerCapture(event.pointerId)
    drag.current = { part: isPart(part['part']) ? part['part'] : 'new', index, start: minutesAt(event), hours }
  }
  const go = (event: PointerEvent) => {
    if (drag.current) onChange?.(dragged(drag.current, minutesAt(event)))
  }
  return (
    <div
      ref={line}
      className={`relative h-3 rounded-[5px] bg-sunken bg-[linear-gradient(to_right,var(--line)_1px,transparent_1px)] bg-size-[25%_100%] tablet:h-9 tablet:rounded-control ${onChange ? 'cursor-crosshair' : ''}`}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => (drag.current = null)}
    >
      {spill > 0 && <span aria-hidden className={`${bar} bg-accent-ink/25`} style={span(0, spill)} />}
      {hours.map((range, index) => (
        <span
          key={`bar-${index}`}
          aria-hidden
          data-part="all"
          data-range={index}
          className={`${bar} bg-accent-ink ${onChange ? 'cursor-grab' : ''}`}
          style={span(range.from, range.to)}
        />
      ))}
      {onChange &&
        hours.flatMap((_, index) =>
          edges.map(edge => <Handle key={`${edge}-${index}`} {...{ hours, index, edge, label }} onChange={onChange} />),
        )}
    </div>
  )
}

interface HandleProps {
  readonly hours: readonly Hours[]
  readonly index: number
  readonly edge: Edge
  readonly label: string
  readonly onChange: (hours: readonly Hours[]) => void
}

function Handle({ hours, index, edge, label, onChange }: HandleProps) {
  const range = hours[index]
  if (!range) return null
  const [low, high] = boundsOf(hours, index, edge)
  const at = range[edge]
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') onChange(hours.toSpliced(index, 1))
    else {
      const to = steps[event.key]?.(at, low, high)
      if (to === undefined) return
      onChange(hours.with(index, { ...range, [edge]: Math.min(high, Math.max(low, to)) }))
    }
    event.preventDefault()
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      data-part={edge}
      data-range={index}
      aria-label={`${label}, ${edge === 'from' ? texts.begins : texts.ends} ${index + 1}`}
      aria-valuemin={low}
      aria-valuemax={high}
      aria-valuenow={at}
      aria-valuetext={at > A_DAY ? texts.nextDay(timeText(at - A_DAY)) : timeText(at)}
      onKeyDown={press}
      className="absolute inset-y-0 hidden w-6 -translate-x-1/2 cursor-ew-resize rounded-control after:pointer-events-none after:absolute after:inset-y-1.5 after:left-1/2 after:w-1 after:-translate-x-1/2 after:rounded-pill after:bg-ink tablet:block"
      style={{ left: percent(Math.min(at, A_DAY)) }}
    />
  )
}

interface Drag {
  readonly part: Edge | 'all' | 'new'
  /** Of the range that is dragged, -1 for a new one. */
  readonly index: number
  /** Where the pointer went down, in minutes. */
  readonly start: number
  /** As they were then: what is dragged over comes back when it is dragged away again. */
  readonly hours: readonly Hours[]
}
type Edge = (typeof edges)[number]

const edges = ['from', 'to'] as const
const STEP = 15
const A_DAY = 24 * 60
const bar = 'absolute inset-y-0 rounded-[4px] tablet:inset-y-2'

const isPart = (part: string | undefined): part is Drag['part'] => part === 'all' || part === 'from' || part === 'to'
const snapped = (minutes: number): number => Math.round(minutes / STEP) * STEP
const percent = (minutes: number): string => `${(minutes / A_DAY) * 100}%`
const span = (from: number, to: number) => ({
  left: percent(Math.min(from, A_DAY)),
  right: percent(Math.max(0, A_DAY - to)),
})

function dragged({ part, index, start, hours }: Drag, at: number): readonly Hours[] {
  const range = hours[index]
  if (!range) return joinedHours([...hours, { from: Math.min(start, at), to: Math.max(start, at) }].filter(isSome))
  if (part !== 'all') return joinedHours(hours.with(index, { ...range, [part]: at }).filter(isSome))
  const length = range.to - range.from
  const from = Math.max(0, Math.min(A_DAY - Math.min(length, A_DAY), range.from + at - start))
  return joinedHours(hours.with(index, { from, to: from + length }))
}

const isSome = ({ from, to }: Hours): boolean => from < to

/** How far an end may go by keys: up to the next range, and no range is longer than a day. */
function boundsOf(hours: readonly Hours[], index: number, edge: Edge): readonly [low: number, high: number] {
  const { from = 0, to = 0 } = hours[index] ?? {}
  if (edge === 'from') return [Math.max((hours[index - 1]?.to ?? -STEP) + STEP, 0, to - A_DAY), to - STEP]
  return [from + STEP, Math.min((hours[index + 1]?.from ?? Number.POSITIVE_INFINITY) - STEP, from + A_DAY)]
}

const steps: Readonly<Record<string, (at: number, low: number, high: number) => number>> = {
  ArrowLeft: at => at - STEP,
  ArrowDown: at => at - STEP,
  ArrowRight: at => at + STEP,
  ArrowUp: at => at + STEP,
  PageDown: at => at - 4 * STEP,
  PageUp: at => at + 4 * STEP,
  Home: (_, low) => low,
  End: (_, __, high) => high,
}
