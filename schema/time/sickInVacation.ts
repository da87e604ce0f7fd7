import type { Country } from '../base/countries.ts'
import { addDays } from '../base/zonedTime.ts'
import { daysFromTo } from './months.ts'

/** Somebody who fell ill on vacation. Local dates, first and last. */
interface Sickness {
  readonly from: string
  readonly to: string
  /** A doctor has certified it. */
  readonly certified: boolean
  /** When the employer was told. */
  readonly reportedOn?: string
  /** Switzerland: so ill that nobody could recover. */
  readonly recoveryImpossible?: boolean
}

interface Credit {
  /** Working days of vacation that were not used up. */
  readonly days: number
  readonly paragraph: string
}

/** Days of vacation (local dates) that sickness gives back, by the law of the country. */
export function sickInVacation(country: Country, sickness: Sickness, vacation: readonly string[]): Credit {
  const days = vacation.filter(date => sickness.from <= date && date <= sickness.to).length
  const { counts, paragraph } = rules[country]
  return { days: sickness.certified && counts(sickness) ? days : 0, paragraph }
}

/** Austria: it has to be longer than this, and told within this time. */
const THREE_DAYS = 3
const reportedInTime = ({ from, reportedOn }: Sickness): boolean =>
  reportedOn !== undefined && reportedOn <= addDays(from, THREE_DAYS)

const rules: Readonly<
  Record<Country, { readonly counts: (sickness: Sickness) => boolean; readonly paragraph: string }>
> = {
  AT: {
    counts: sickness => daysFromTo(sickness.from, sickness.to) > THREE_DAYS && reportedInTime(sickness),
    paragraph: 'UrlG § 5',
  },
  DE: { counts: () => true, paragraph: 'BUrlG § 9' },
  CH: { counts: ({ recoveryImpossible = false }) => recoveryImpossible, paragraph: 'OR Art. 329a' },
  LI: { counts: ({ recoveryImpossible = false }) => recoveryImpossible, paragraph: 'ABGB § 1173a Art. 30' },
}
