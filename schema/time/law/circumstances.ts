import type { Country } from '../../base/countries.ts'

/** What a business does, as far as the law asks. */
type Sector = 'hospitality' | 'retail' | 'office' | 'other'

/** What was agreed or is so, and changes a rule. */
export type Circumstance =
  /** AZG § 11: two or three short breaks instead of one, in the employees' interest or needed. */
  | 'splitBreaks'
  /** AZG § 11: half an hour cut to fifteen minutes by agreement. */
  | 'shortenedBreaks'
  | 'worksCouncil'
  /** The works council has agreed to how breaks are divided. */
  | 'councilConsent'
  /** AZG § 12 Abs. 2a: the collective agreement shortens the rest of split shifts. */
  | 'shortenedRest'
  /** ArbZG § 2 Abs. 5. */
  | 'nightWorker'
  /** ArG Art. 36: children or relatives to look after. */
  | 'familyDuties'
  /** ArGV 2: five days a week on average. */
  | 'fiveDayWeek'

/** All the law asks about a person and a workplace. */
export interface Circumstances {
  /** Whose law holds. */
  readonly country: Country
  /** Whose holidays hold: a code of `regions`. */
  readonly region: string
  /** IANA, for local dates and times. */
  readonly zone: string
  readonly sector: Sector
  /** YYYY-MM-DD; without one somebody is an adult. */
  readonly birthday?: string | undefined
  readonly given: readonly Circumstance[]
  /** Local dates with lessons before nine. */
  readonly schoolDays?: readonly string[]
}

/** Completed years on a local date; 29 February becomes 1 March in years without. */
export function ageOn(birthday: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthday.slice(0, 4))
  return date.slice(5) < birthday.slice(5) ? years - 1 : years
}
