import { MINUTE } from '../../../schema/base/zonedTime.ts'
import type { WholeOrder } from '../../../schema/ordering/officeCalls.ts'

/** What an order is accepted with at a press, in minutes from now; keys 1 to 4 choose among them. */
export const acceptMinutes = [10, 15, 20, 30] as const

/** Nobody promises more, in minutes. */
const MOST_MINUTES = 240
const USUAL_MINUTES = 15

type Accepted = Pick<WholeOrder, 'appointmentDate' | 'promisedAt' | 'isQuotation'>

/** Whether a duration is a matter of accepting it at all: an appointment is agreed on, and a request is answered with an offer. */
export const takesMinutes = ({ appointmentDate, isQuotation }: Accepted): boolean =>
  appointmentDate === null && !isQuotation

/** Minutes from `now` (epoch ms) that accepting it promises: what the guest was shown already, or what is usual. */
export function minutesOnOffer({ promisedAt }: Accepted, now: number): number {
  const shown = promisedAt === null ? 0 : Math.ceil((Date.parse(promisedAt) - now) / MINUTE)
  return shown >= 1 ? Math.min(MOST_MINUTES, shown) : USUAL_MINUTES
}

/** For when it is promised, if what was shown to the guest is to be replaced: an ISO 8601 instant. */
export function promiseIn(order: Accepted, minutes: number, now: number): { readonly promisedAt?: string } {
  if (!takesMinutes(order)) return {}
  const isShown =
    order.promisedAt !== null && minutes === minutesOnOffer(order, now) && Date.parse(order.promisedAt) > now
  return isShown ? {} : { promisedAt: new Date(now + minutes * MINUTE).toISOString() }
}

/** '25' as minutes; null for what is none, or more than anybody promises. */
export function minutesIn(typed: string): number | null {
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null
}
