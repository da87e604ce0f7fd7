import { DAY, instantAt } from '../../schema/base/zonedTime.ts'
import { payDays } from '../../schema/time/exports/payDays.ts'
import type { PaidPerson } from '../../schema/time/exports/payroll.ts'
import type { Statements } from '../base/storage/statements/register.ts'
import { factsOf } from './balances.ts'
import { everRecorded } from './people.ts'
import { byName, type Places } from './places.ts'

/** Local days from one to another, both included; `now` is epoch ms. */
interface Period {
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly now: number
}

/** Before the first day is read what of its week was worked, and what began before that (ms). */
const BEFORE_MS = 14 * DAY

/** Everybody of some branches with what they are paid for there: a day belongs to the branch its contract names. */
export async function paidPeople(
  read: Pick<Statements, 'documents' | 'timeEvents'>,
  places: Places,
  { from, to, zone, now }: Period,
): Promise<readonly PaidPerson[]> {
  const since = instantAt(from, 0, zone) - BEFORE_MS
  const paid: PaidPerson[] = []
  for (const { id, firstName, lastName, branches } of (await everRecorded(read)).toSorted(byName)) {
    const days = payDays(await factsOf(read, id, zone, now, since), from, to).filter(({ contract }) =>
      places.has(contract ? [contract.branch] : branches),
    )
    if (days.length > 0) paid.push({ firstName, lastName, days })
  }
  return paid
}
