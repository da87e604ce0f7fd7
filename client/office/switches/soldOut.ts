import type { Body } from '../../../schema/base/entity.ts'
import { MINUTE } from '../../../schema/base/zonedTime.ts'
import { switches } from '../../../schema/catalogue/switch.ts'
import { businessDayOf, endOfBusinessDay } from '../../../schema/ordering/tickets.ts'

/** Until when something may be out, each with how long it is (ms); null is until the morning that is to come. */
export const soldOutEnds = { morning: null, hour: 60 * MINUTE, threeHours: 180 * MINUTE } as const

/** When (epoch ms) it is there again. Whoever says so after midnight means the morning that is to come, as the kitchen does. */
export function soldOutEnd(end: keyof typeof soldOutEnds, at: number, zone: string): number {
  const length = soldOutEnds[end]
  return length === null ? endOfBusinessDay(businessDayOf(at, zone), zone) : at + length
}

/** The switches that take products off at branches until `endsAt` (epoch ms); where one is off that long already there is none to make. */
export function soldOutSwitches(
  products: readonly number[],
  branches: readonly number[],
  present: readonly Body[],
  { now, endsAt }: { readonly now: number; readonly endsAt: number },
): readonly Body[] {
  const known = new Set(
    present
      .filter(
        ({ kind, startsAt, endsAt: until }) =>
          kind === 'soldOut' && Date.parse(String(until)) >= endsAt && !(Date.parse(String(startsAt)) > now),
      )
      .map(({ branch, product }) => `${String(branch)}:${String(product)}`),
  )
  return branches.flatMap(branch =>
    products
      .filter(product => !known.has(`${branch}:${product}`))
      .map(product => ({
        ...switches.blank,
        kind: 'soldOut',
        branch,
        product,
        endsAt: new Date(endsAt).toISOString(),
      })),
  )
}
