import type { Body } from '../../../schema/base/entity.ts'
import { openingHours } from '../../../schema/base/fields.ts'
import { openState } from '../../../schema/base/openingHours.ts'
import { formatMoment, formatTime } from '../../ui/format.ts'
import { texts } from './texts.ts'

/** How a branch stands by its hours. */
interface OpenNow {
  readonly isOpen: boolean
  /** 'Offen bis 18:30', 'Öffnet morgen um 06:00'. */
  readonly text: string
  /** Epoch ms; null while it is closed, and where no end is in sight. */
  readonly closesAt: number | null
}

/** The hours of a branch at `now` (epoch ms), by the clock of the zone. */
export function openNow(branch: Body, now: number, zone: string): OpenNow {
  const rules = openingHours().safeParse(branch['openingHours'])
  const state = openState(rules.success ? rules.data : [], now, zone)
  if (state.state === 'closed') {
    const text = state.opensAt === null ? texts.closed : texts.opens(formatMoment(state.opensAt, now, zone))
    return { isOpen: false, text, closesAt: null }
  }
  const { closesAt } = state
  const hasEnd = Number.isFinite(closesAt)
  return {
    isOpen: true,
    text: hasEnd ? texts.open(formatTime(closesAt, zone)) : texts.always,
    closesAt: hasEnd ? closesAt : null,
  }
}
