import type { Body } from '../../../schema/base/entity.ts'
import { switches } from '../../../schema/catalogue/switch.ts'

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
