import type { OpeningHoursRule } from '../base/fields.ts'
import { shiftsBetween } from '../base/openingHours.ts'
import { dayAt, MINUTE } from '../base/zonedTime.ts'
import { preparationFrom } from '../business/calling.ts'

/** How often nobody had seen an order in time: 1 boards sound louder, 2 the shift lead is told, 3 the branch pauses. */
const escalationLevels = [0, 1, 2, 3] as const
export type EscalationLevel = (typeof escalationLevels)[number]

/** Seconds after which an order that nobody has seen becomes urgent, where a branch does not say. */
const ESCALATE_AFTER_SECONDS = 120
/** How long a branch that nobody answers for takes no orders, in ms. */
export const SELF_PAUSE_MS = 30 * MINUTE
/** What guests read then. */
export const SELF_PAUSE_REASON =
  'Derzeit nimmt niemand Bestellungen entgegen. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.'

/** Of an order as it is stored or shown on boards. Instants are epoch ms. */
export interface UnseenOrder {
  readonly status: string
  readonly acknowledgedAt: number | null
  readonly escalation: number
  readonly appointmentAt: number | null
  /** Another time was offered: somebody has seen it. */
  readonly counterAppointmentAt: number | null
  /** When it was placed or paid, whichever came last. */
  readonly updatedAt: number
}

/** What a branch says about orders that nobody sees. */
export interface EscalatingBranch {
  readonly isEscalationEnabled?: boolean | null
  readonly escalateAfterSeconds?: number | null
  readonly preparationMinutes?: number | null
  readonly openingHours: readonly OpeningHoursRule[]
  readonly timeZone: string
}

/**
 * How urgent an order is that no device has shown to anybody, at `now` (epoch ms): level 1, 2 and 3 once, twice and three
 * times the branch's patience after somebody should have seen it. Never outside of opening hours; never less than what the
 * order has reached.
 */
export function levelDue(order: UnseenOrder, branch: EscalatingBranch, now: number): EscalationLevel {
  const reached = levelOf(order.escalation)
  if (!branch.isEscalationEnabled || !isUnseen(order)) return reached
  const opened = openedAt(branch, now)
  if (opened === null) return reached
  const since = Math.max(order.updatedAt, opened, preparationFrom(order, branch) ?? 0)
  const patience = (branch.escalateAfterSeconds ?? ESCALATE_AFTER_SECONDS) * 1000
  return levelOf(Math.max(reached, Math.floor((now - since) / patience)))
}

/** Whether somebody still has to see it. */
export const isUnseen = ({ status, acknowledgedAt, counterAppointmentAt }: UnseenOrder): boolean =>
  status === 'new' && acknowledgedAt === null && counterAppointmentAt === null

/** When the branch opened that is open now: patience does not run through the night. Null while it is closed. */
function openedAt({ openingHours, timeZone }: EscalatingBranch, now: number): number | null {
  const today = dayAt(now, timeZone)
  let opened: number | null = null
  let closes = Number.NEGATIVE_INFINITY
  for (const shift of shiftsBetween([openingHours], today - DAYS_BACK, today, timeZone)) {
    if (shift.opens > now) break
    // One that begins when the last one ends is the same stretch.
    if (shift.opens > closes) opened = shift.opens
    closes = Math.max(closes, shift.closes)
  }
  return closes >= now ? opened : null
}

/** A shift may have begun the day before yesterday. */
const DAYS_BACK = 2

const levelOf = (level: number): EscalationLevel => escalationLevels[Math.max(0, Math.min(3, level))] ?? 0
