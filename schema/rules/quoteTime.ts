import type { Branch } from '../entities/branch.ts'
import type { Problem } from '../messages.ts'
import { closedNotice, hoursFor } from './branch.ts'
import { obstacle } from './obstacles.ts'
import { isOpen } from './openingHours.ts'
import type { Catalogue, Wanted } from './quote.ts'
import { earliestStart, HORIZON_DAYS, leadTimeMs, nextSlot } from './slots.ts'
import { DAY, instantAt, localTime } from './zonedTime.ts'

/** When an order would be made and handed over. Epoch ms. */
export interface Supply {
  /** First possible slot; null if there is none within the horizon. */
  readonly earliest: number | null
  /** The time the goods are supplied: it decides tax rates and what is available. */
  readonly at: number
  /** Whether the order can start at once: open now and nothing with a lead time. */
  readonly isImmediate: boolean
  /** The longest lead time in the cart, ms. */
  readonly lead: number
  /** Appointments end here: the horizon counts from the earliest start, or long lead times could never be met. */
  readonly latest: number
}

/** When `wanted` would be supplied: at its appointment, at once, or at the first slot. */
export function supplyOf(wanted: Wanted, catalogue: Catalogue, now: number): Supply {
  const { branch } = catalogue
  const products = wanted.items.flatMap(item => catalogue.product(item.product) ?? [])
  const lead = Math.max(0, ...products.map(leadTimeMs))
  const hours = hoursFor(branch, wanted.mode)
  const opening = branch.orderableFrom ? instantAt(branch.orderableFrom, 0, branch.timeZone) : now
  const start = earliestStart(Math.max(now, opening), products)
  const earliest = nextSlot(hours, branch.timeZone, start)
  const isImmediate = lead === 0 && isOpen(hours, now, branch.timeZone)
  const latest = start + HORIZON_DAYS * DAY
  const { appointment } = wanted
  const isUsable = appointment !== null && appointment >= now && appointment <= latest
  return { earliest, lead, latest, isImmediate, at: isUsable ? appointment : isImmediate ? now : (earliest ?? now) }
}

/** What stands against the time: the branch is closed, or the appointment is missing or impossible. */
export function timeObstacles(wanted: Wanted, branch: Branch, supply: Supply, now: number): Problem[] {
  const today = localTime(now, branch.timeZone).date
  if (branch.orderableFrom && branch.orderableFrom > today)
    return [obstacle('notOrderableYet', null, germanDay(branch.orderableFrom))]
  return [
    ...closedObstacles(wanted, branch, now),
    ...(wanted.appointment === null
      ? soonObstacles(branch, supply)
      : appointmentObstacles(wanted.appointment, wanted, branch, supply, now)),
  ]
}

/** Closed stands against an order only where no pre-order is taken; asking for an offer is possible at any time. */
function closedObstacles({ mode }: Wanted, branch: Branch, now: number): Problem[] {
  const notice = closedNotice(branch, mode, now)
  if (notice.preorder || branch.isQuotationRequired) return []
  if (notice.deliveryClosed) return [obstacle('deliveryClosed', null)]
  return notice.closed ? [obstacle('closed', null)] : []
}

function soonObstacles(branch: Branch, supply: Supply): Problem[] {
  if (branch.isAppointmentRequired) return [obstacle('appointmentRequired', 'appointmentDate')]
  const canWait = supply.earliest !== null || branch.isQuotationRequired
  return supply.isImmediate || canWait ? [] : [obstacle('noAppointments', 'appointmentDate')]
}

function appointmentObstacles(at: number, { mode }: Wanted, branch: Branch, supply: Supply, now: number): Problem[] {
  const field = 'appointmentDate'
  if (!Number.isFinite(at)) return [obstacle('appointmentInvalid', field)]
  if (at < now) return [obstacle('appointmentPast', field)]
  if (at > supply.latest) return [obstacle('appointmentTooFar', field, HORIZON_DAYS)]
  if (at < now + supply.lead)
    return [
      supply.earliest === null
        ? obstacle('noAppointments', field)
        : obstacle('appointmentTooEarly', field, germanTime(supply.earliest, branch.timeZone)),
    ]
  const isServed = isOpen(hoursFor(branch, mode), at, branch.timeZone)
  return isServed ? [] : [obstacle('appointmentClosed', field)]
}

const germanDay = (date: string): string => date.split('-').toReversed().join('.')

/** 'DD.MM.YYYY HH:mm' in the branch's zone (storefront section 9). */
function germanTime(at: number, zone: string): string {
  const { date, minutes } = localTime(at, zone)
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0'))
  return `${germanDay(date)} ${hour}:${minute}`
}
