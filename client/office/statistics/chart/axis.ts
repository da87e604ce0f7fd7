import { scaleLinear } from 'd3-scale'
import { formatMoney } from '../../../ui/format.ts'
import type { Unit } from './values.ts'

interface Axis {
  /** The span that is drawn, from the lowest to the highest tick. */
  readonly domain: readonly [number, number]
  readonly ticks: readonly number[]
}

/** How many of the unit are one step of people: euros and hours, not cents and minutes. */
const whole: Readonly<Record<Unit, number>> = { count: 1, money: 100, minutes: 60, share: 0.01 }
const ABOUT = 4

/** Round steps from nothing to the most there is; what can be less than nothing reaches below it. */
export function axisOf(values: readonly number[], unit: Unit): Axis {
  const size = whole[unit]
  const least = Math.min(0, ...values) / size
  const most = Math.max(least === 0 ? 1 : 0, ...values.map(value => value / size))
  const scale = scaleLinear().domain([least, most]).nice(ABOUT)
  const [from = 0, to = 1] = scale.domain()
  const ticks = scale.ticks(ABOUT).filter(tick => Number.isInteger(tick))
  return { domain: [from * size, to * size], ticks: ticks.map(tick => tick * size) }
}

/** Beside a tick, short: '1.200 €', '40 h', '25 %'. */
export function tickText(value: number, unit: Unit, currency: string): string {
  const count = Math.round(value / whole[unit])
  if (unit === 'money') return formatMoney(count * 100, currency).replace(/,00(?=\D|$)/, '')
  const text = count.toLocaleString('de-DE')
  return unit === 'count' ? text : `${text}\u00a0${unit === 'minutes' ? 'h' : '%'}`
}

/** Which of the labels are written: as many as have room, evenly, the last one where it can be. `width` in pixels. */
export function shownLabels(labels: readonly string[], width: number): readonly number[] {
  const widest = Math.max(1, ...labels.map(({ length }) => length)) * LETTER + GAP
  const room = Math.max(1, Math.floor(width / widest))
  const step = Math.max(1, Math.ceil(labels.length / room))
  const offset = (labels.length - 1) % step
  return labels.flatMap((_, at) => (at % step === offset ? [at] : []))
}

/** Pixels a letter of an axis is wide, and between two labels. */
export const LETTER = 6.6
const GAP = 14
