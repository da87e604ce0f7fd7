import { addDays } from '../base/zonedTime.ts'
import type { Absence } from './absence.ts'
import { type AbsentDays, type LedgerFacts, ledgerOf } from './ledger.ts'
import type { LeaveYear } from './vacation.ts'
import { vacationOn } from './vacationAccount.ts'

type Asked = Pick<Absence, 'kind' | 'from' | 'to' | 'isHalfDay'>
type Away = AbsentDays & Pick<Absence, 'id'>

/** What is known of somebody where an absence is asked for. */
interface CostFacts {
  readonly contracts: LedgerFacts['contracts']
  readonly absences: readonly Away[]
  /** The first local day that counts in their account. */
  readonly since: string | null
}

/** What an absence costs of a leave year, in working days. */
export interface YearCost {
  readonly year: LeaveYear
  readonly days: number
  /** What is left of the account when it and all else that is asked for is taken; below 0 it is too small. */
  readonly left: number
}

/** On how many days somebody would have worked in an absence, by contract and public holidays; halves count as such. */
export const absenceDays = (contracts: CostFacts['contracts'], asked: Asked): number =>
  ledgerOf({ ...nothingClocked, contracts, absences: [approved(asked)] }, asked.from, asked.to)
    .flatMap(({ credits }) => credits.flatMap(({ kind, share }) => (kind === asked.kind ? share : [])))
    .reduce((sum, share) => sum + share, 0)

/** The same of vacation by leave year, with what is left of each; empty for somebody without a contract. */
export function vacationCosts(
  { contracts, absences, since }: CostFacts,
  asked: Asked & { readonly id?: number },
): YearCost[] {
  // What is asked for is as good as taken: nobody gives the same day twice.
  const others = absences.filter(({ id, state }) => id !== asked.id && state !== 'refused').map(approved)
  const away = [...others, approved(asked)]
  const days = (from: string, to: string) => ledgerOf({ ...nothingClocked, contracts, absences: away }, from, to)
  const costs: YearCost[] = []
  for (let date = asked.from; date <= asked.to; ) {
    const account = vacationOn({ contracts, absences: away, begin: since, days }, date)
    if (!account) return []
    const { year, left } = account
    const to = asked.to < year.to ? asked.to : year.to
    costs.push({ year, days: absenceDays(contracts, { ...asked, from: date, to }), left })
    date = addDays(year.to, 1)
  }
  return costs
}

const nothingClocked = { zone: 'UTC', activities: [], now: 0 } as const
const approved = <A extends Asked>(asked: A) => ({ isCertified: false, ...asked, state: 'approved' as const })
