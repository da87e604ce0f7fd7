import type { Problem } from '../base/problems.ts'
import { MINUTE } from '../base/zonedTime.ts'
import { obstacle } from './obstacles.ts'
import { endText, type Supply } from './quoteTime.ts'
import { type SoonPromise, soonPromise } from './soonPromise.ts'
import type { Catalogue, Wanted } from './wanted.ts'

/** When an order will be there. */
export interface QuotedPromise extends SoonPromise {
  /** Epoch ms: its appointment, or when it will be there as soon as possible. */
  readonly at: number
  /** Whether it is made at once; what is for later is there when it was asked for. */
  readonly isSoon: boolean
  /** Epoch ms of when it would be there as soon as possible, whatever was chosen; null where it cannot be made at once. */
  readonly soonAt: number | null
}

/** Whoever was shown a time asks no more of it than these minutes: kitchens are no clocks. */
const SLIP_MINUTES = 5

/** Whether what is promised (epoch ms) comes so much later than what was shown that the guest has to be asked; null: nothing was, or is. */
export const isMuchLater = (shown: number | null | undefined, promised: number | null | undefined): boolean =>
  (promised ?? 0) - (shown ?? promised ?? 0) > SLIP_MINUTES * MINUTE

/** What stands against an order whose guest was shown another time: nobody waits longer without having said yes to it. */
export function promiseProblems(
  { expectedBy, appointmentDate }: { readonly expectedBy?: string | null; readonly appointmentDate?: string | null },
  { at, isSoon }: Pick<QuotedPromise, 'at' | 'isSoon'>,
  { timeZone, isQuotationRequired }: Pick<Catalogue['branch'], 'timeZone' | 'isQuotationRequired'>,
  now: number,
): Problem[] {
  if (!expectedBy || appointmentDate || isQuotationRequired || !isMuchLater(Date.parse(expectedBy), at)) return []
  const then = endText(at, now, timeZone)
  if (isSoon) return [obstacle('promiseLater', 'appointmentDate', `um ${then}`)]
  // It has closed meanwhile, or a slot has passed.
  return [obstacle('promiseMoved', 'appointmentDate', `${then.includes('.') ? 'am' : 'um'} ${then}`)]
}

/** The promise of what is wanted at `now` (epoch ms): for later it is the time it is for, else what queue and branch allow. */
export function promiseOf(wanted: Wanted, catalogue: Catalogue, supply: Supply, now: number): QuotedPromise {
  const isSoon = wanted.appointment === null && supply.isImmediate
  const soon = soonPromise(wanted, catalogue, now)
  const soonAt = supply.isImmediate ? soon.at : null
  return isSoon ? { ...soon, isSoon, soonAt } : { at: supply.at, isSoon, soonAt, reckoned: 0, work: soon.work }
}
