import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../schema/base/zonedTime.ts'
import { checkLaw } from '../../../../schema/time/law/checkLaw.ts'
import { checkCases, inShort } from '../../../support/time/lawCases.ts'
import { shift, shifts, someone } from '../../../support/time/shifts.ts'

const at = someone('AT')
const de = someone('DE')
const ch = someone('CH')
const li = someone('LI')
const nightWorker = someone('DE', { given: ['nightWorker'] })

describe('Weeks', () => {
  const six = (minutes: number, last = minutes) => [minutes, minutes, minutes, minutes, minutes, last, 0]
  const many = (count: number, more: number) =>
    Array.from({ length: count }, (_, week) => six(480, week === count - 1 ? 480 + more : 480)).flat()
  const office = someone('CH', { sector: 'office' })
  checkCases([
    ['AZG § 9: 60 h', at, shifts('2026-11-09', six(600)), []],
    [
      'AZG § 9: 60 h 15',
      at,
      shifts('2026-11-09', six(600, 615)),
      ['warning AZG § 9 Abs. 1 3615/3600', 'hint AZG § 7 Abs. 6 615/600'],
    ],
    ['AZG § 9 Abs. 4: 816 h in 17 weeks', at, shifts('2026-06-15', many(17, 0)), ['hint ARG § 9 Abs. 5 480']],
    [
      'AZG § 9 Abs. 4: 816 h 15 in 17 weeks',
      at,
      shifts('2026-06-15', many(17, 15)),
      ['hint ARG § 9 Abs. 5 480', 'warning AZG § 9 Abs. 4 48975/48960'],
    ],
    ['ArbZG § 3: Monday to Saturday, 8 h each', de, shifts('2026-11-09', six(480)), []],
    [
      'ArbZG § 3: 1152 h in 24 weeks',
      de,
      shifts('2026-06-08', many(24, 0)),
      ['task ArbZG § 11 Abs. 3 480 until 2026-11-27'],
    ],
    [
      'ArbZG § 3: 1153 h in 24 weeks',
      de,
      shifts('2026-06-08', many(24, 60)),
      [
        'task ArbZG § 11 Abs. 3 480 until 2026-11-27',
        'warning ArbZG § 3 69180/69120',
        'hint ArbZG § 3 540/480 until 2027-05-08',
      ],
    ],
    [
      'ArbZG § 6 Abs. 2: 193 h in 4 weeks of a night worker',
      nightWorker,
      shifts('2026-11-02', many(4, 60)),
      ['warning ArbZG § 6 Abs. 2 11580/11520', 'hint ArbZG § 3 540/480 until 2027-05-15'],
    ],
    ['ArbZG § 6 Abs. 2: 192 h in 4 weeks of a night worker', nightWorker, shifts('2026-11-02', many(4, 0)), []],
    ['ArG Art. 9: 50 h', ch, shifts('2026-11-09', six(500)), []],
    ['ArG Art. 9: 50 h 30', ch, shifts('2026-11-09', six(500, 530)), ['warning ArG Art. 9 3030/3000']],
    ['ArG Art. 9: 45 h in an office', office, shifts('2026-11-09', six(450)), []],
    ['ArG Art. 9: 45 h 30 in an office', office, shifts('2026-11-09', six(450, 480)), ['warning ArG Art. 9 2730/2700']],
    ['ArG (LI) Art. 9: 48 h', li, shifts('2026-11-09', six(480)), []],
    ['ArG (LI) Art. 9: 50 h', li, shifts('2026-11-09', six(500)), ['hint ArG (LI) Art. 9 3000/2880']],
    [
      'ArG (LI) Art. 9: 52 h 30',
      li,
      shifts('2026-11-09', six(525)),
      ['warning ArG (LI) Art. 9, ArGV I Art. 22 3150/3120'],
    ],
  ])

  it('ArG Art. 12: 140 hours of Überzeit in a year, and the 141st', () => {
    const found = (weeks: number, minutes: number) =>
      checkLaw(shifts('2026-01-05', Array.from({ length: weeks }, () => six(minutes)).flat()), ch)
        .filter(({ rule }) => rule === 'overtime')
        .map(inShort)
    expect(found(14, 600)).toEqual([])
    expect(found(15, 600)).toEqual(['warning ArG Art. 12 9000/8400'])
    expect(found(30, 550)).toEqual(['warning ArG Art. 12 8700/8400'])
  })
})

describe('Rest in the week', () => {
  const daily = (count: number, from = '2026-11-08') =>
    shifts(
      from,
      Array.from({ length: count }, () => 480),
    )
  const five = someone('CH', { given: ['fiveDayWeek'] })
  /** Monday to Saturday until ten in the evening, and on Monday from some time on. */
  const weekend = (monday: string) => [
    ...[9, 10, 11, 12, 13].map(day => shift(`2026-11-${String(day).padStart(2, '0')} 17:00-22:00`)),
    shift('2026-11-14 17:00-22:00'),
    shift(`2026-11-16 ${monday}-14:00`),
  ]
  checkCases([
    ['ARG § 4: from Saturday 22:00 to Monday 10:00', at, weekend('10:00'), []],
    ['ARG § 4: from Saturday 22:00 to Monday 09:59', at, weekend('09:59'), ['warning ARG §§ 3, 4 2159/2160']],
    [
      'ARG § 4: instead of Sunday a whole Wednesday',
      at,
      shifts('2026-11-08', [480, 480, 480, 0, 480, 480, 480, 480, 480]),
      [],
    ],
    ['ARG § 4: a week without a free day', at, daily(9), ['warning ARG §§ 3, 4 930/2160']],
    ['ArG Art. 21: from Saturday 22:00 to Monday 09:00', ch, weekend('09:00'), []],
    ['ArG Art. 21: from Saturday 22:00 to Monday 08:59', ch, weekend('08:59'), ['warning ArG Art. 21 2099/2100']],
    [
      'ArG (LI) Art. 21: from Saturday 22:00 to Monday 08:59',
      li,
      weekend('08:59'),
      ['warning ArG (LI) Art. 21 2099/2100'],
    ],
    ['ArGV 1 Art. 21: six days in a row', ch, daily(6, '2026-11-11'), []],
    ['ArGV 1 Art. 21: seven days in a row', ch, daily(7, '2026-11-12'), ['warning ArGV 1 Art. 21 7/6']],
    [
      'ArGV 2 Art. 7 Abs. 2: seven days of 9 h in a row, free for 83 h afterwards',
      five,
      daily(7, '2026-11-12'),
      ['task ArGV 2 Art. 7 Abs. 2 7/6 until 2026-11-22'],
    ],
    ['ArGV 2 Art. 7 Abs. 2: eight days in a row', five, daily(8, '2026-11-12'), ['warning ArGV 2 Art. 7 Abs. 2 8/6']],
    ['ArGV 2 Art. 7 Abs. 2: 83 h of rest', five, [...daily(7, '2026-11-12'), shift('2026-11-22 03:30-08:00')], []],
    [
      'ArGV 2 Art. 7 Abs. 2: 82 h 59 of rest',
      five,
      [...daily(7, '2026-11-12'), shift('2026-11-22 03:29-08:00')],
      ['warning ArGV 2 Art. 7 Abs. 2 7/6'],
    ],
  ])
})

describe('Sundays and holidays', () => {
  const sundays = (year: string, count: number) =>
    Array.from({ length: count }, (_, week) => shift(`${addDays(year, week * 7)} 18:00-21:00`))
  const shop = (country: 'AT' | 'DE' | 'CH' | 'LI') => someone(country, { sector: 'retail' })
  const sunday = shift('2026-12-06 10:00-14:00')
  const five = someone('CH', { given: ['fiveDayWeek'] })
  const family = someone('CH', { given: ['fiveDayWeek', 'familyDuties'] })
  checkCases([
    ['ARG § 3: a Sunday in hospitality', at, [sunday], []],
    ['ARG § 3: a Sunday in a shop', shop('AT'), [sunday], ['warning ARG § 3 240']],
    ['ArbZG § 11 Abs. 3: a Sunday in hospitality', de, [sunday], ['task ArbZG § 11 Abs. 3 240 until 2026-12-19']],
    [
      'ArbZG § 9: a Sunday in a shop',
      shop('DE'),
      [sunday],
      ['task ArbZG § 11 Abs. 3 240 until 2026-12-19', 'warning ArbZG § 9 240'],
    ],
    [
      'ArbZG § 11 Abs. 3: no free workday within two weeks',
      de,
      shifts('2026-12-06', [300, ...Array.from({ length: 6 }, () => 300), 0, ...Array.from({ length: 6 }, () => 300)]),
      ['task ArbZG § 11 Abs. 3 300 until 2026-12-19'],
    ],
    [
      'ArbZG § 11 Abs. 3: a free Thursday within two weeks',
      de,
      shifts('2026-12-06', [300, 300, 300, 300, 0, 300, 300, 0, ...Array.from({ length: 6 }, () => 300)]),
      [],
    ],
    [
      'ArbZG § 11 Abs. 3: Christmas on a Friday',
      de,
      [shift('2026-12-25 10:00-14:00')],
      ['task ArbZG § 11 Abs. 3 240 until 2027-02-18'],
    ],
    ['ArbZG § 11 Abs. 3: the day after the holidays', de, [shift('2026-12-28 10:00-14:00')], []],
    ['ArG Art. 18: a Sunday in hospitality', ch, [sunday], []],
    ['ArG Art. 18: a Sunday in a shop', shop('CH'), [sunday], ['warning ArG Art. 18 240']],
    [
      'ArG (LI) Art. 18: 8 September in a shop',
      shop('LI'),
      [shift('2026-09-08 10:00-14:00')],
      ['warning ArG (LI) Art. 18 Abs. 2 240'],
    ],
    ['ArG (LI) Art. 18: 9 September in a shop', shop('LI'), [shift('2026-09-09 10:00-14:00')], []],
    [
      'ArG Art. 20a: 1 May in Solothurn until noon',
      someone('CH', { sector: 'retail', region: 'CH-SO' }),
      [shift('2026-05-01 08:00-12:00')],
      [],
    ],
    [
      'ArG Art. 20a: 1 May in Solothurn until one',
      someone('CH', { sector: 'retail', region: 'CH-SO' }),
      [shift('2026-05-01 08:00-13:00')],
      ['warning ArG Art. 20a 60'],
    ],
    [
      'ARG § 9: six hours of New Year in a night',
      at,
      [shift('2026-12-31 22:00-06:00', '23:00-23:30')],
      ['hint AZG § 11 Abs. 1 390/360', 'hint ARG § 9 Abs. 5 360'],
    ],
    ['ARG § 7: All Saints on a Sunday is a Sunday', at, [shift('2026-10-31 22:00-06:00', '01:00-01:30')], []],
    ['ARG § 7: Good Friday is no holiday', at, [shift('2026-04-03 10:00-14:00')], []],
    ['ArbZG § 11 Abs. 1: 15 free Sundays', de, sundays('2026-01-04', 37), []],
    ['ArbZG § 11 Abs. 1: 14 free Sundays', de, sundays('2026-01-04', 38), ['warning ArbZG § 11 Abs. 1 14/15']],
    ['ArGV 2 Art. 12 Abs. 3: 4 free Sundays with five days a week', five, sundays('2026-01-04', 48), []],
    [
      'ArGV 2 Art. 12 Abs. 3: 3 free Sundays with five days a week',
      five,
      sundays('2026-01-04', 49),
      ['warning ArGV 2 Art. 12 Abs. 3 3/4'],
    ],
    ['ArGV 2 Art. 12: 12 free Sundays with family duties', family, sundays('2026-01-04', 40), []],
    [
      'ArGV 2 Art. 12: 11 free Sundays with family duties',
      family,
      sundays('2026-01-04', 41),
      ['warning ArGV 2 Art. 12 11/12'],
    ],
  ])
})
