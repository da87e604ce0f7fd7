import { weekdayLabels } from '../../../../schema/base/fields.ts'
import { keysOf } from '../../../../schema/base/keys.ts'
import { minutesOf } from '../../../../schema/base/zonedTime.ts'
import type { StreamRule } from '../../../../schema/signage/stream.ts'

/** A stretch of a day on which a stream may play; minutes after midnight. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly priority: number
  /** Only in some weeks, between days, or while it is open: what the picture of a week cannot show. */
  readonly isLimited: boolean
}

const DAY = 24 * 60
const days = keysOf(weekdayLabels)

/** For each day from Monday on when a stream may play: what runs past midnight goes on on the next day. Without rules it always may. */
export function weekOf(rules: readonly StreamRule[]): readonly (readonly Stretch[])[] {
  if (rules.length === 0) return days.map(() => [{ from: 0, to: DAY, priority: -1, isLimited: false }])
  const week: Stretch[][] = days.map(() => [])
  for (const rule of rules) {
    const { from, to, weekdays, priority } = rule
    const begin = from ? minutesOf(from) : 0
    const end = to ? minutesOf(to) : DAY
    const told = { priority, isLimited: isLimited(rule) }
    for (const [index, day] of days.entries()) {
      if (weekdays.length > 0 && !weekdays.includes(day)) continue
      const isOvernight = end <= begin
      week[index]?.push({ from: begin, to: isOvernight ? DAY : end, ...told })
      if (isOvernight && end > 0) week[(index + 1) % days.length]?.push({ from: 0, to: end, ...told })
    }
  }
  return week.map(stretches => stretches.toSorted((one, other) => one.priority - other.priority))
}

const isLimited = ({ weeks, validFrom, validTo, onlyWhileOpen }: StreamRule): boolean =>
  weeks !== 'all' || Boolean(validFrom) || Boolean(validTo) || onlyWhileOpen
