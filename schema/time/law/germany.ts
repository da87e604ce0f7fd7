import type { LawPack } from './rows.ts'

const ArbZG = '1994-07-01'
const JArbSchG = '1976-05-01'
const young = { below: 18 }
const elsewhere = ['retail', 'office', 'other'] as const

/** ArbZG and JArbSchG. Saturday is a working day like any other. */
export const germany: LawPack = {
  break: [
    {
      values: {
        tiers: [
          { over: 360, least: 30, part: 15 },
          { over: 540, least: 45, part: 15 },
        ],
      },
      paragraph: 'ArbZG § 4',
      kind: 'warning',
      validFrom: ArbZG,
    },
    {
      values: {
        tiers: [
          { over: 270, least: 30, part: 15 },
          { over: 360, least: 60, part: 15 },
        ],
      },
      paragraph: 'JArbSchG § 11 Abs. 1',
      kind: 'warning',
      age: young,
      validFrom: JArbSchG,
    },
  ],
  stretch: [
    { values: { most: 360, part: 15 }, paragraph: 'ArbZG § 4', kind: 'warning', validFrom: ArbZG },
    {
      values: { most: 270, part: 15 },
      paragraph: 'JArbSchG § 11 Abs. 2',
      kind: 'warning',
      age: young,
      validFrom: JArbSchG,
    },
  ],
  breakPlace: [
    { values: { edge: 60 }, paragraph: 'JArbSchG § 11 Abs. 2', kind: 'warning', age: young, validFrom: JArbSchG },
  ],
  day: [
    { values: { most: 600 }, paragraph: 'ArbZG § 3', kind: 'warning', validFrom: ArbZG },
    {
      values: { most: 480, follows: 'average', balanceDays: 168 },
      paragraph: 'ArbZG § 3',
      kind: 'hint',
      validFrom: ArbZG,
    },
    { values: { most: 510 }, paragraph: 'JArbSchG § 8', kind: 'warning', age: young, validFrom: JArbSchG },
    {
      values: { most: 480, follows: 'shorterElsewhere' },
      paragraph: 'JArbSchG § 8 Abs. 2a',
      kind: 'hint',
      age: young,
      validFrom: JArbSchG,
    },
  ],
  span: [
    { values: { most: 600 }, paragraph: 'JArbSchG § 12', kind: 'warning', age: young, validFrom: JArbSchG },
    {
      values: { most: 660 },
      paragraph: 'JArbSchG § 12',
      kind: 'warning',
      age: young,
      sectors: ['hospitality'],
      validFrom: JArbSchG,
    },
  ],
  hours: [
    { values: { from: 360, to: 1200 }, paragraph: 'JArbSchG § 14', kind: 'warning', age: young, validFrom: JArbSchG },
    {
      values: { from: 360, to: 1320, schoolTo: 1200 },
      paragraph: 'JArbSchG § 14',
      kind: 'warning',
      age: { from: 16, below: 18 },
      sectors: ['hospitality'],
      validFrom: JArbSchG,
    },
  ],
  closedDays: [
    {
      values: {
        days: [
          { on: '12-24', from: 840 },
          { on: '12-31', from: 840 },
          { on: '12-25', from: 0 },
          { on: '01-01', from: 0 },
          { on: '05-01', from: 0 },
          { on: 0, from: 0 },
        ],
      },
      paragraph: 'JArbSchG § 18',
      kind: 'warning',
      age: young,
      validFrom: JArbSchG,
    },
  ],
  rest: [
    { values: { least: 660 }, paragraph: 'ArbZG § 5 Abs. 1', kind: 'warning', validFrom: ArbZG },
    {
      values: { least: 660, reduced: { least: 600, balanceDays: 28, longRest: 720 } },
      paragraph: 'ArbZG § 5 Abs. 2',
      kind: 'warning',
      sectors: ['hospitality'],
      validFrom: ArbZG,
    },
    { values: { least: 720 }, paragraph: 'JArbSchG § 13', kind: 'warning', age: young, validFrom: JArbSchG },
  ],
  daysPerWeek: [{ values: { most: 5 }, paragraph: 'JArbSchG § 15', kind: 'warning', age: young, validFrom: JArbSchG }],
  week: [
    { values: { most: 3600 }, paragraph: 'ArbZG § 3', kind: 'warning', validFrom: ArbZG },
    { values: { most: 2400 }, paragraph: 'JArbSchG § 8', kind: 'warning', age: young, validFrom: JArbSchG },
  ],
  average: [
    { values: { weeks: 24, most: 2880 }, paragraph: 'ArbZG § 3', kind: 'warning', validFrom: ArbZG },
    {
      values: { weeks: 4, most: 2880 },
      paragraph: 'ArbZG § 6 Abs. 2',
      kind: 'warning',
      when: ['nightWorker'],
      validFrom: ArbZG,
    },
  ],
  sunday: [
    { values: { allowed: true, substituteDays: 14 }, paragraph: 'ArbZG § 11 Abs. 3', kind: 'task', validFrom: ArbZG },
    { values: { allowed: false }, paragraph: 'ArbZG § 9', kind: 'warning', sectors: elsewhere, validFrom: ArbZG },
  ],
  holiday: [
    { values: { allowed: true, substituteDays: 56 }, paragraph: 'ArbZG § 11 Abs. 3', kind: 'task', validFrom: ArbZG },
    { values: { allowed: false }, paragraph: 'ArbZG § 9', kind: 'warning', sectors: elsewhere, validFrom: ArbZG },
  ],
  freeSundays: [
    { values: { per: 'year', least: 15 }, paragraph: 'ArbZG § 11 Abs. 1', kind: 'warning', validFrom: ArbZG },
    {
      values: { per: 'month', least: 2 },
      paragraph: 'JArbSchG § 17 Abs. 2',
      kind: 'warning',
      age: young,
      validFrom: JArbSchG,
    },
  ],
  night: [
    {
      values: { from: 1380, to: 360, over: 120, most: 480, balanceDays: 28 },
      paragraph: 'ArbZG § 6 Abs. 2',
      kind: 'warning',
      when: ['nightWorker'],
      validFrom: ArbZG,
    },
  ],
  nights: [
    {
      values: { from: 1380, to: 360, least: 121, count: 48, follows: 'nightWorker' },
      paragraph: 'ArbZG § 2 Abs. 5',
      kind: 'hint',
      validFrom: ArbZG,
    },
  ],
}
