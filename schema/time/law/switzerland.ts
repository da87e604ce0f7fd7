import type { LawPack, Row } from './rows.ts'

const ArG = '1966-02-01'
const ArGV = '2000-08-01'
const ArGV5 = '2008-01-01'
const young = { below: 18 }
const elsewhere = ['retail', 'office', 'other'] as const

/** Breaks of half an hour are taken in one piece: only longer ones may be divided. Liechtenstein has the same. */
export const swissBreaks: Row<'break'>['values'] = {
  tiers: [
    { over: 330, least: 15, part: 15 },
    { over: 420, least: 30, part: 30 },
    { over: 540, least: 60, part: 15 },
  ],
}

/** Once a week eight hours, if eleven are held on average of two weeks. */
export const swissRest: Row<'rest'>['values'] = { least: 660, reduced: { least: 480, mostPerWeek: 1 } }

/** ArG with ArGV 1, 2 and 5. Whether the collective agreement L-GAV asks for more is for the contract to say. */
export const switzerland: LawPack = {
  break: [{ values: swissBreaks, paragraph: 'ArG Art. 15', kind: 'warning', validFrom: ArG }],
  stretch: [
    {
      values: { most: 330, part: 15, besideBreaks: true },
      paragraph: 'ArGV 1 Art. 18 Abs. 2',
      kind: 'warning',
      validFrom: ArGV,
    },
  ],
  day: [{ values: { most: 540 }, paragraph: 'ArG Art. 31', kind: 'warning', age: young, validFrom: ArG }],
  span: [
    { values: { most: 840 }, paragraph: 'ArG Art. 10 Abs. 3', kind: 'warning', validFrom: ArGV },
    { values: { most: 720 }, paragraph: 'ArG Art. 31', kind: 'warning', age: young, validFrom: ArG },
  ],
  hours: [
    {
      values: { from: 360, to: 1320, schoolTo: 1200 },
      paragraph: 'ArG Art. 31, ArGV 5 Art. 16',
      kind: 'warning',
      age: young,
      validFrom: ArGV5,
    },
    { values: { from: 360, to: 1200 }, paragraph: 'ArG Art. 31', kind: 'warning', age: { below: 16 }, validFrom: ArG },
  ],
  rest: [
    { values: swissRest, paragraph: 'ArG Art. 15a, ArGV 1 Art. 19', kind: 'warning', validFrom: ArGV },
    { values: { least: 720 }, paragraph: 'ArGV 5 Art. 16', kind: 'warning', age: young, validFrom: ArGV5 },
  ],
  // Where seven days in a row may be worked, the long rest after them takes its place.
  weeklyRest: [
    {
      values: { least: 2100, wholeDays: 1 },
      paragraph: 'ArG Art. 21',
      kind: 'warning',
      unless: ['fiveDayWeek'],
      validFrom: ArG,
    },
    {
      values: { least: 2100, wholeDays: 1 },
      paragraph: 'ArG Art. 21',
      kind: 'warning',
      sectors: elsewhere,
      validFrom: ArG,
    },
  ],
  daysInRow: [
    { values: { most: 6 }, paragraph: 'ArGV 1 Art. 21', kind: 'warning', validFrom: ArGV },
    {
      values: { most: 6, longer: { most: 7, day: 540, rest: 4980 } },
      paragraph: 'ArGV 2 Art. 7 Abs. 2',
      kind: 'warning',
      sectors: ['hospitality'],
      when: ['fiveDayWeek'],
      validFrom: ArGV,
    },
  ],
  week: [
    { values: { most: 3000 }, paragraph: 'ArG Art. 9', kind: 'warning', validFrom: ArG },
    { values: { most: 2700 }, paragraph: 'ArG Art. 9', kind: 'warning', sectors: ['retail', 'office'], validFrom: ArG },
  ],
  overtime: [
    { values: { weekly: 3000, most: 8400 }, paragraph: 'ArG Art. 12', kind: 'warning', validFrom: ArG },
    {
      values: { weekly: 2700, most: 10_200 },
      paragraph: 'ArG Art. 12',
      kind: 'warning',
      sectors: ['retail', 'office'],
      validFrom: ArG,
    },
  ],
  sunday: [
    {
      values: { allowed: false },
      paragraph: 'ArG Art. 18',
      kind: 'warning',
      sectors: elsewhere,
      validFrom: ArG,
    },
  ],
  holiday: [
    {
      values: { allowed: false },
      paragraph: 'ArG Art. 20a',
      kind: 'warning',
      sectors: elsewhere,
      validFrom: ArG,
    },
  ],
  freeSundays: [
    {
      values: { per: 'year', least: 12 },
      paragraph: 'ArGV 2 Art. 12',
      kind: 'warning',
      sectors: ['hospitality'],
      validFrom: ArGV,
    },
    {
      values: { per: 'year', least: 4 },
      paragraph: 'ArGV 2 Art. 12 Abs. 3',
      kind: 'warning',
      sectors: ['hospitality'],
      when: ['fiveDayWeek'],
      unless: ['familyDuties'],
      validFrom: ArGV,
    },
  ],
  night: [
    {
      values: { from: 1380, to: 360, over: 0, most: 540, span: 600 },
      paragraph: 'ArG Art. 17a',
      kind: 'warning',
      validFrom: ArGV,
    },
  ],
  nights: [
    {
      values: { from: 1380, to: 360, least: 1, count: 25, follows: 'timeCredit' },
      paragraph: 'ArG Art. 17b',
      kind: 'hint',
      validFrom: ArGV,
    },
  ],
}
