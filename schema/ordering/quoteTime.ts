import { isOpen } from '../base/openingHours.ts'
import type { Problem } from '../base/problems.ts'
import { DAY, instantAt, localTime, MINUTE } from '../base/zonedTime.ts'
import type { Branch } from '../business/branch.ts'
import { ordersFrom } from '../business/canOrderNow.ts'
import { closedNotice, hoursFor } from '../business/modes.ts'
import { busyMinutes, pauseOf } from '../catalogue/switches.ts'
import { blockedUntil } from './availableFrom.ts'
import { gridOf, isFull, type Loads, nextFreeSlot } from './capacity.ts'
import { modeOfOrder } from './modeOfOrder.ts'
import { obstacle } from './obstacles.ts'
import { earliestStart, HORIZON_DAYS, leadTimeMs, nextSlot } from './slots.ts'
import { soonPromise } from './soonPromise.ts'
import type { Catalogue, Wanted } from './wanted.ts'

/** When an order would be made and handed over. Epoch ms. */
export interface Supply {
  /** First slot with a free place and in no pause at which everything can be had; null if there is none within the horizon. */
  readonly earliest: number | null
  /** The time the goods are supplied: it decides tax rates, what is available and whose place in which slot it takes. */
  readonly at: number
  /** Whether the order can start at once: open now, nothing with a lead time, and done before it closes. */
  readonly isImmediate: boolean
  /** It could start at once, but it would not be done before it closes: it takes that long by itself, or so much is going on. */
  readonly isTooLate: false | 'byItself' | 'busy'
  /**
   * How long from now it takes at least: the longest lead time in the cart, and what being busy adds; where it is too late for at
   * once, until it would have been there; ms.
   */
  readonly lead: number
  /** Appointments end here: the horizon counts from the earliest start, or long lead times could never be met. */
  readonly latest: number
}

/** When `wanted` would be supplied: at its appointment, at once, or at the first slot, whether or not a place is free then. */
export function supplyOf(wanted: Wanted, catalogue: Catalogue, now: number): Supply {
  const { branch, loads = noLoads, switches = [] } = catalogue
  const { appointment, mode } = wanted
  const products = wanted.items.flatMap(item => catalogue.product(item.product) ?? [])
  const lead = Math.max(0, ...products.map(leadTimeMs))
  const busy = busyMinutes(switches, branch, mode, now + lead) * MINUTE
  const hours = hoursFor(branch, mode)
  const opening = branch.orderableFrom ? instantAt(branch.orderableFrom, 0, branch.timeZone) : now
  const isReady = lead === 0 && isOpen(hours, now, branch.timeZone)
  const promised = soonPromise(wanted, catalogue, now).at
  // Who asks for an offer is promised no time.
  const isInTime = branch.isQuotationRequired || isOpen(hours, promised, branch.timeZone)
  const isImmediate = isReady && isInTime
  const isTooLate = isReady && !isInTime && (busy > 0 ? 'busy' : 'byItself')
  const from = isTooLate ? promised : now + busy
  const start = earliestStart(Math.max(from, opening + busy), products)
  const latest = start + HORIZON_DAYS * DAY
  const isUsable = appointment !== null && appointment >= now && appointment <= latest
  const soonest = isImmediate ? now + busy : (nextSlot(hours, branch.timeZone, start) ?? now)
  return {
    earliest: nextFreeSlot(hours, gridOf(branch), loads, start, blockedUntil(wanted, catalogue, now)),
    at: isUsable ? appointment : soonest,
    isImmediate,
    isTooLate,
    lead: isTooLate ? promised - now : lead + busy,
    latest,
  }
}

/** What stands against the time: the branch is closed, paused or full, or the appointment is missing or impossible. */
export function timeObstacles(wanted: Wanted, catalogue: Catalogue, supply: Supply, now: number): Problem[] {
  const { branch } = catalogue
  const from = ordersFrom(branch, now)
  if (from) return [obstacle('notOrderableYet', null, from)]
  const closed = closedObstacles(wanted, branch, now)
  if (wanted.appointment !== null)
    return [...closed, ...appointmentObstacles(wanted.appointment, wanted, catalogue, supply, now)]
  const soon = soonObstacles(branch, supply)
  if (closed.length > 0 || soon.length > 0) return [...closed, ...soon]
  return placeObstacles(wanted, catalogue, supply, now)
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
  if (supply.isImmediate || branch.isQuotationRequired) return []
  if (supply.earliest === null) return [obstacle('noAppointments', 'appointmentDate')]
  // Never silently on another day: who orders now is told when it would be, and asked.
  if (!supply.isTooLate) return []
  const code = supply.isTooLate === 'busy' ? 'tooBusyToday' : 'tooLateToday'
  return [obstacle(code, 'appointmentDate', germanTime(supply.earliest, branch.timeZone))]
}

function appointmentObstacles(
  at: number,
  wanted: Wanted,
  catalogue: Catalogue,
  supply: Supply,
  now: number,
): Problem[] {
  const field = 'appointmentDate'
  const { branch } = catalogue
  if (!Number.isFinite(at)) return [obstacle('appointmentInvalid', field)]
  if (at < now) return [obstacle('appointmentPast', field)]
  if (at > supply.latest) return [obstacle('appointmentTooFar', field, HORIZON_DAYS)]
  if (at < now + supply.lead)
    return [
      supply.earliest === null
        ? obstacle('noAppointments', field)
        : obstacle('appointmentTooEarly', field, germanTime(supply.earliest, branch.timeZone)),
    ]
  const isServed = isOpen(hoursFor(branch, wanted.mode), at, branch.timeZone)
  return isServed ? placeObstacles(wanted, catalogue, supply, now) : [obstacle('appointmentClosed', field)]
}

/** A time that is right by itself, but staff take no orders for it, or as many as the slot holds have come. */
function placeObstacles(wanted: Wanted, catalogue: Catalogue, supply: Supply, now: number): Problem[] {
  const { branch, loads = noLoads, switches = [] } = catalogue
  const isAtOnce = wanted.appointment === null && supply.isImmediate
  const pause =
    pauseOf(switches, branch, wanted.mode, supply.at) ?? (isAtOnce ? pauseOf(switches, branch, wanted.mode, now) : null)
  if (pause) {
    const until = endText(pause.endsAt, now, branch.timeZone)
    return [
      obstacle(
        'paused',
        isAtOnce ? null : 'appointmentDate',
        modeOfOrder[wanted.mode].ordersLabel,
        until,
        pause.reason,
      ),
    ]
  }
  if (!isFull(gridOf(branch), loads, supply.at)) return []
  if (supply.earliest === null) return [obstacle('noAppointments', 'appointmentDate')]
  return [obstacle('slotFull', 'appointmentDate', germanTime(supply.earliest, branch.timeZone))]
}

const noLoads: Loads = new Map()

/** When something ends (epoch ms), read at `now`: the hour alone is enough on the same day. */
export function endText(at: number, now: number, zone: string): string {
  const [day, hour] = germanTime(at, zone).split(' ')
  return localTime(at, zone).date === localTime(now, zone).date ? `${hour} Uhr` : `${day} ${hour} Uhr`
}

const germanDay = (date: string): string => date.split('-').toReversed().join('.')

/** 'DD.MM.YYYY HH:mm' in the branch's zone. */
function germanTime(at: number, zone: string): string {
  const { date, minutes } = localTime(at, zone)
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0'))
  return `${germanDay(date)} ${hour}:${minute}`
}
