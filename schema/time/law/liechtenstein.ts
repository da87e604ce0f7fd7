import type { LawPack } from './rows.ts'
import { swissBreaks, swissRest } from './switzerland.ts'

const ArG = '1967-03-01'
const ArGV = '2005-05-01'
const young = { below: 18 }
const shortWeeks = ['retail', 'office'] as const

/** ArG (LR 822.10) with ArGV I and V: of the Swiss kind, with a week of 48 hours. */
export const liechtenstein: LawPack = {
  break: [{ values: swissBreaks, paragraph: 'ArG (LI) Art. 15', kind: 'warning', validFrom: ArG }],
  day: [{ values: { most: 540 }, paragraph: 'ArGV V (LI)', kind: 'warning', age: young, validFrom: ArGV }],
  span: [
    { values: { most: 780 }, paragraph: 'ArG (LI) Art. 10', kind: 'warning', validFrom: ArG },
    { values: { most: 720 }, paragraph: 'ArGV V (LI)', kind: 'warning', age: young, validFrom: ArGV },
  ],
  hours: [
    {
      values: { from: 360, to: 1320, schoolTo: 1200 },
      paragraph: 'ArGV V (LI)',
      kind: 'warning',
      age: young,
      validFrom: ArGV,
    },
    { values: { from: 360, to: 1200 }, paragraph: 'ArGV V (LI)', kind: 'warning', age: { below: 16 }, validFrom: ArGV },
  ],
  rest: [
    { values: swissRest, paragraph: 'ArG (LI) Art. 15a', kind: 'warning', validFrom: ArGV },
    { values: { least: 720 }, paragraph: 'ArGV V (LI)', kind: 'warning', age: young, validFrom: ArGV },
  ],
  weeklyRest: [
    { values: { least: 2100, wholeDays: 1 }, paragraph: 'ArG (LI) Art. 21', kind: 'warning', validFrom: ArG },
  ],
  week: [
    { values: { most: 3120 }, paragraph: 'ArG (LI) Art. 9, ArGV I Art. 22', kind: 'warning', validFrom: ArGV },
    { values: { most: 2880 }, paragraph: 'ArG (LI) Art. 9', kind: 'hint', validFrom: ArG },
    {
      values: { most: 2940 },
      paragraph: 'ArG (LI) Art. 9, ArGV I Art. 22',
      kind: 'warning',
      sectors: shortWeeks,
      validFrom: ArGV,
    },
    { values: { most: 2700 }, paragraph: 'ArG (LI) Art. 9', kind: 'hint', sectors: shortWeeks, validFrom: ArG },
    { values: { most: 2400 }, paragraph: 'ArG (LI) Art. 9', kind: 'warning', age: young, validFrom: ArG },
  ],
  // Four months.
  average: [
    { values: { weeks: 17, most: 2880 }, paragraph: 'ArGV I (LI) Art. 22', kind: 'warning', validFrom: ArGV },
    {
      values: { weeks: 17, most: 2700 },
      paragraph: 'ArGV I (LI) Art. 22',
      kind: 'warning',
      sectors: shortWeeks,
      validFrom: ArGV,
    },
  ],
  sunday: [
    {
      values: { allowed: false },
      paragraph: 'ArG (LI) Art. 18',
      kind: 'warning',
      sectors: ['retail', 'office', 'other'],
      validFrom: ArG,
    },
  ],
  holiday: [
    {
      values: { allowed: false },
      paragraph: 'ArG (LI) Art. 18 Abs. 2',
      kind: 'warning',
      sectors: ['retail', 'office', 'other'],
      validFrom: ArG,
    },
  ],
  // Between 23:00 and 6:00 nobody works as by day (Art. 10); what follows from it is as in Switzerland.
  night: [
    {
      values: { from: 1380, to: 360, over: 0, most: 540, span: 600 },
      paragraph: 'ArG (LI) Art. 17a',
      kind: 'warning',
      validFrom: ArGV,
    },
  ],
  nights: [
    {
      values: { from: 1380, to: 360, least: 1, count: 25, follows: 'timeCredit' },
      paragraph: 'ArG (LI) Art. 17b',
      kind: 'hint',
      validFrom: ArGV,
    },
  ],
}
