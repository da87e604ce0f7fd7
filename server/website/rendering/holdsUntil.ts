import type { OpeningHoursRule } from '../../../schema/base/fields.ts'
import { CLOSING_SOON_MINUTES, shiftsBetween } from '../../../schema/base/openingHours.ts'
import { DAY, dayAt, instantOnDay, MINUTE } from '../../../schema/base/zonedTime.ts'
import { legalTurns } from '../../../schema/business/legalVersions.ts'
import { nextSwitching } from '../../../schema/catalogue/switches.ts'
import { type Init, publicDocuments } from './excerpt.ts'

/** A range may start at 24:00 and last a day (schema/base/openingHours.ts). */
const DAYS_BACK = 2

/**
 * Until when (epoch ms) a page that was drawn at `at` says of the time what is true: the next instant at which something
 * of what it shows opens, soon closes, closes, begins or ends, or another day begins. Rather too early than too late.
 */
export function holdsUntil(shown: Init, { menus }: { readonly menus: readonly Beginning[] }, at: number): number {
  const documents = publicDocuments(shown)
  const { '/config': config, '/branches': branches = [], '/switches': switches = [] } = documents
  const zones = new Set(branches.map(({ timeZone }) => timeZone))
  const offered = [...(documents['/categories'] ?? []), ...(documents['/products'] ?? [])]
  const turns = [
    ...branches.flatMap(branch => [
      ...turnsOf([branch.openingHours, branch.deliveryHours], at, branch.timeZone),
      nextSwitching(switches, branch, at) ?? Number.POSITIVE_INFINITY,
    ]),
    ...[...zones].flatMap(zone => [
      instantOnDay(dayAt(at, zone) + 1, 0, zone),
      ...turnsOf(
        offered.flatMap(({ schedule }) => (schedule?.length ? [schedule] : [])),
        at,
        zone,
      ),
    ]),
    ...legalTurns(config),
    ...menus.map(({ availableFrom }) => Date.parse(availableFrom)),
  ]
  return Math.min(at + DAY, ...turns.filter(turn => turn > at))
}

interface Beginning {
  readonly availableFrom: string
}

/** Both ends of each stretch, and when it is said of its end that it is soon, and no more on which day. */
function turnsOf(schedules: readonly (readonly OpeningHoursRule[])[], at: number, zone: string): number[] {
  const today = dayAt(at, zone)
  return [...shiftsBetween(schedules, today - DAYS_BACK, today, zone)].flatMap(({ opens, closes }) => [
    opens,
    closes - DAY / 2,
    closes - CLOSING_SOON_MINUTES * MINUTE,
    closes,
  ])
}
