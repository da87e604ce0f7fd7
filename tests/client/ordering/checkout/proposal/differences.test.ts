import { expect, it } from 'vitest'
import { priceDifferences } from '../../../../../client/ordering/checkout/proposal/differences.ts'
import { seenAt, total } from '../quotes.ts'

const minute = 60_000
const shown = (promisedAt: number | null) => ({ ...seenAt(total), promisedAt })

it.each<[string, number | null, number | null, boolean]>([
  ['six minutes later', 20, 26, true],
  ['five minutes later', 20, 25, false],
  ['sooner', 20, 10, false],
  ['at a time of the guest’s own', null, 90, false],
  ['with an appointment found instead', 20, null, false],
])('An order that comes %s is asked about: %s → %s is %s', (_name, before, now, isAsked) => {
  const at = (minutes: number | null) => (minutes === null ? null : minutes * minute)
  const differences = priceDifferences(shown(at(before)), shown(at(now)))
  expect(differences).toEqual(isAsked ? [{ kind: 'promise', before: at(before), now: at(now) }] : [])
})
