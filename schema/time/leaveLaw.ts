import type { Country } from '../base/countries.ts'

/** How much vacation a law or an agreement gives at least: the last row that fits holds. */
export interface LeaveRow {
  readonly weeks: number
  readonly paragraph: string
  /** Completed years of age, on each day or at the begin of the leave year, below which it holds. */
  readonly below?: number
  readonly atBegin?: boolean
  /** Completed years of service, credited ones too, from which it holds. */
  readonly service?: number
  readonly agreement?: 'L-GAV'
  readonly validFrom: string
}

/** UrlG, BUrlG with JArbSchG § 19, OR with L-GAV, ABGB of Liechtenstein. Weeks of six working days where the law counts those. */
export const leaveRows: Readonly<Record<Country, readonly LeaveRow[]>> = {
  AT: [
    { weeks: 5, paragraph: 'UrlG § 2 Abs. 1', validFrom: '1986-01-01' },
    { weeks: 6, paragraph: 'UrlG § 2 Abs. 1', service: 25, validFrom: '1986-01-01' },
  ],
  DE: [
    { weeks: 4, paragraph: 'BUrlG § 3', validFrom: '1995-01-01' },
    { weeks: 25 / 6, paragraph: 'JArbSchG § 19', below: 18, atBegin: true, validFrom: '1976-05-01' },
    { weeks: 27 / 6, paragraph: 'JArbSchG § 19', below: 17, atBegin: true, validFrom: '1976-05-01' },
    { weeks: 30 / 6, paragraph: 'JArbSchG § 19', below: 16, atBegin: true, validFrom: '1976-05-01' },
  ],
  CH: [
    { weeks: 4, paragraph: 'OR Art. 329a', validFrom: '1984-07-01' },
    { weeks: 5, paragraph: 'OR Art. 329a', below: 20, validFrom: '1984-07-01' },
    { weeks: 5, paragraph: 'L-GAV Art. 17', agreement: 'L-GAV', validFrom: '2010-01-01' },
  ],
  LI: [
    { weeks: 4, paragraph: 'ABGB § 1173a Art. 30', validFrom: '1989-01-01' },
    { weeks: 5, paragraph: 'ABGB § 1173a Art. 30', below: 20, validFrom: '1989-01-01' },
  ],
}
