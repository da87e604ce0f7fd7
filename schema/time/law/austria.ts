import type { LawPack } from './rows.ts'

const AZG = '1970-01-05'
/** The reform that brought days of twelve hours. */
const LONG_DAYS = '2018-09-01'
const ARG = '1984-07-01'
const KJBG = '1987-07-01'
const young = { below: 18 }
const elsewhere = ['retail', 'office', 'other'] as const

/** AZG, ARG and KJBG. */
export const austria: LawPack = {
  break: [
    {
      values: { tiers: [{ over: 360, least: 30, part: 30 }] },
      paragraph: 'AZG § 11 Abs. 1',
      kind: 'warning',
      validFrom: AZG,
    },
    {
      values: { tiers: [{ over: 360, least: 30, part: 10 }] },
      paragraph: 'AZG § 11 Abs. 1',
      kind: 'warning',
      when: ['splitBreaks'],
      unless: ['worksCouncil'],
      validFrom: AZG,
    },
    {
      values: { tiers: [{ over: 360, least: 30, part: 10 }] },
      paragraph: 'AZG § 11 Abs. 1',
      kind: 'warning',
      when: ['splitBreaks', 'worksCouncil', 'councilConsent'],
      validFrom: AZG,
    },
    {
      values: { tiers: [{ over: 360, least: 15, part: 15 }] },
      paragraph: 'AZG § 11 Abs. 5',
      kind: 'warning',
      when: ['shortenedBreaks'],
      validFrom: AZG,
    },
    {
      values: { tiers: [{ over: 270, least: 30, part: 30 }] },
      paragraph: 'KJBG § 15',
      kind: 'warning',
      age: young,
      validFrom: KJBG,
    },
  ],
  stretch: [
    {
      values: { most: 360, part: 10, besideBreaks: true },
      paragraph: 'AZG § 11 Abs. 1',
      kind: 'hint',
      validFrom: AZG,
    },
    { values: { most: 360, part: 30 }, paragraph: 'KJBG § 15', kind: 'warning', age: young, validFrom: KJBG },
  ],
  day: [
    { values: { most: 600 }, paragraph: 'AZG § 9 Abs. 1', kind: 'warning', validFrom: AZG, validTo: '2018-08-31' },
    { values: { most: 720 }, paragraph: 'AZG § 9 Abs. 1', kind: 'warning', validFrom: LONG_DAYS },
    {
      values: { most: 600, follows: 'refusable' },
      paragraph: 'AZG § 7 Abs. 6',
      kind: 'hint',
      validFrom: LONG_DAYS,
    },
    { values: { most: 540 }, paragraph: 'KJBG § 11', kind: 'warning', age: young, validFrom: KJBG },
    {
      values: { most: 480, follows: 'shorterElsewhere' },
      paragraph: 'KJBG § 11',
      kind: 'hint',
      age: young,
      validFrom: KJBG,
    },
  ],
  hours: [
    { values: { from: 360, to: 1200 }, paragraph: 'KJBG § 17', kind: 'warning', age: young, validFrom: KJBG },
    {
      values: { from: 360, to: 1380 },
      paragraph: 'KJBG § 17 Abs. 2',
      kind: 'warning',
      age: { from: 16, below: 18 },
      sectors: ['hospitality'],
      validFrom: KJBG,
    },
  ],
  rest: [
    { values: { least: 660 }, paragraph: 'AZG § 12 Abs. 1', kind: 'warning', validFrom: AZG },
    {
      values: { least: 660, reduced: { least: 480, splitGap: 180, balanceDays: 28 } },
      paragraph: 'AZG § 12 Abs. 2a',
      kind: 'warning',
      sectors: ['hospitality'],
      when: ['shortenedRest'],
      validFrom: LONG_DAYS,
    },
    { values: { least: 720 }, paragraph: 'KJBG § 16', kind: 'warning', age: young, validFrom: KJBG },
  ],
  weeklyRest: [
    { values: { least: 2160, wholeDays: 1 }, paragraph: 'ARG §§ 3, 4', kind: 'warning', validFrom: ARG },
    {
      // Two dates are 47 hours where the clock goes forward.
      values: { least: 2820, wholeDays: 2 },
      paragraph: 'KJBG § 19',
      kind: 'warning',
      age: young,
      validFrom: KJBG,
    },
  ],
  week: [
    { values: { most: 3000 }, paragraph: 'AZG § 9 Abs. 1', kind: 'warning', validFrom: AZG, validTo: '2018-08-31' },
    { values: { most: 3600 }, paragraph: 'AZG § 9 Abs. 1', kind: 'warning', validFrom: LONG_DAYS },
    { values: { most: 2700 }, paragraph: 'KJBG § 11', kind: 'warning', age: young, validFrom: KJBG },
    { values: { most: 2400 }, paragraph: 'KJBG § 11', kind: 'hint', age: young, validFrom: KJBG },
  ],
  average: [{ values: { weeks: 17, most: 2880 }, paragraph: 'AZG § 9 Abs. 4', kind: 'warning', validFrom: LONG_DAYS }],
  sunday: [{ values: { allowed: false }, paragraph: 'ARG § 3', kind: 'warning', sectors: elsewhere, validFrom: ARG }],
  holiday: [
    { values: { allowed: true }, paragraph: 'ARG § 9 Abs. 5', kind: 'hint', validFrom: ARG },
    { values: { allowed: false }, paragraph: 'ARG § 7', kind: 'warning', sectors: elsewhere, validFrom: ARG },
  ],
  freeSundays: [
    { values: { per: 'alternate' }, paragraph: 'KJBG § 18 Abs. 3', kind: 'warning', age: young, validFrom: KJBG },
  ],
  nights: [
    {
      values: { from: 1320, to: 300, least: 180, count: 48, follows: 'examination' },
      paragraph: 'AZG § 12b',
      kind: 'hint',
      validFrom: '2002-08-01',
    },
  ],
}
