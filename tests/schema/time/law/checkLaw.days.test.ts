import { describe } from 'vitest'
import { addDays } from '../../../../schema/base/zonedTime.ts'
import { checkCases } from '../../../support/time/lawCases.ts'
import { shift, shifts, someone } from '../../../support/time/shifts.ts'

const at = someone('AT')
const de = someone('DE')
const ch = someone('CH')
const li = someone('LI')
const nightWorker = someone('DE', { given: ['nightWorker'] })

describe('Days', () => {
  checkCases([
    ['AZG § 9: 12 h, of which two may be refused', at, shifts('2026-11-09', [720]), ['hint AZG § 7 Abs. 6 720/600']],
    [
      'AZG § 9: 12 h 01',
      at,
      [shift('2026-11-09 08:00-20:31', '13:00-13:30')],
      ['hint AZG § 11 Abs. 1 421/360', 'warning AZG § 9 Abs. 1 721/720'],
    ],
    ['AZG § 7 Abs. 6: 10 h', at, shifts('2026-11-09', [600]), []],
    ['AZG § 9 before September 2018: 10 h 01', at, shifts('2018-08-27', [601]), ['warning AZG § 9 Abs. 1 601/600']],
    ['AZG § 9 since September 2018: 10 h 01', at, shifts('2018-09-03', [601]), ['hint AZG § 7 Abs. 6 601/600']],
    ['ArbZG § 3: 8 h', de, shifts('2026-11-09', [480]), []],
    [
      'ArbZG § 3: 8 h 01 have to be balanced',
      de,
      shifts('2026-11-09', [481]),
      ['hint ArbZG § 3 481/480 until 2027-04-26'],
    ],
    [
      'ArbZG § 3: 10 h',
      de,
      [shift('2026-11-09 08:00-18:45', '13:00-13:45')],
      ['hint ArbZG § 3 600/480 until 2027-04-26'],
    ],
    ['ArbZG § 3: 10 h 01', de, [shift('2026-11-09 08:00-18:46', '13:00-13:45')], ['warning ArbZG § 3 601/600']],
    ['ArG Art. 10 Abs. 3: within 14 h', ch, [shift('2026-11-09 08:00-13:00'), shift('2026-11-09 17:00-22:00')], []],
    [
      'ArG Art. 10 Abs. 3: within 14 h 01',
      ch,
      [shift('2026-11-09 07:59-13:00'), shift('2026-11-09 17:00-22:00')],
      ['warning ArG Art. 10 Abs. 3 841/840'],
    ],
    ['ArG (LI) Art. 10: within 13 h', li, [shift('2026-11-09 09:00-13:00'), shift('2026-11-09 17:00-22:00')], []],
    [
      'ArG (LI) Art. 10: within 13 h 01',
      li,
      [shift('2026-11-09 08:59-13:00'), shift('2026-11-09 17:00-22:00')],
      ['warning ArG (LI) Art. 10 781/780'],
    ],
  ])
})

describe('Rest between days', () => {
  const untilLate = shift('2026-11-07 18:00-23:30')
  const divided = [shift('2026-11-07 10:00-14:00'), untilLate]
  const agreed = someone('AT', { given: ['shortenedRest'] })
  const early = (time: string) => shift(`2026-11-08 ${time}-13:00`)
  const late = shift('2026-11-09 18:00-23:30')
  checkCases([
    ['AZG § 12: 11 h', at, [untilLate, early('10:30')], []],
    ['AZG § 12: 10 h 59', at, [untilLate, early('10:29')], ['warning AZG § 12 Abs. 1 659/660']],
    [
      'AZG § 12 Abs. 2a: 8 h after a split shift by the collective agreement',
      agreed,
      [...divided, early('07:30')],
      ['task AZG § 12 Abs. 2a 480/660 until 2026-12-06'],
    ],
    [
      'AZG § 12 Abs. 2a: 7 h 59 after a split shift',
      agreed,
      [...divided, early('07:29')],
      ['warning AZG § 12 Abs. 2a 479/660'],
    ],
    [
      'AZG § 12 Abs. 2a: 8 h after a shift that was not split',
      agreed,
      [untilLate, early('07:30')],
      ['warning AZG § 12 Abs. 2a 480/660'],
    ],
    [
      'AZG § 12 Abs. 2a: made up for by 14 h',
      agreed,
      [...divided, early('07:30'), shift('2026-11-09 03:00-08:00')],
      [],
    ],
    [
      'AZG § 12 Abs. 2a: not made up for by 13 h 59',
      agreed,
      [...divided, early('07:30'), shift('2026-11-09 02:59-08:00')],
      ['task AZG § 12 Abs. 2a 480/660 until 2026-12-06'],
    ],
    [
      'AZG § 12: 8 h after a split shift without an agreement',
      at,
      [...divided, early('07:30')],
      ['warning AZG § 12 Abs. 1 480/660'],
    ],
    [
      'ArbZG § 5 Abs. 2: 10 h in hospitality',
      de,
      [late, shift('2026-11-10 09:30-13:00')],
      ['task ArbZG § 5 Abs. 2 600/660 until 2026-12-08'],
    ],
    [
      'ArbZG § 5 Abs. 2: 9 h 59 in hospitality',
      de,
      [late, shift('2026-11-10 09:29-13:00')],
      ['warning ArbZG § 5 Abs. 2 599/600'],
    ],
    [
      'ArbZG § 5 Abs. 2: 10 h made up for by 12 h',
      de,
      [late, shift('2026-11-10 09:30-13:00'), shift('2026-11-11 01:00-05:00')],
      [],
    ],
    [
      'ArbZG § 5 Abs. 2: 10 h not made up for by 11 h 59',
      de,
      [late, shift('2026-11-10 09:30-13:00'), shift('2026-11-11 00:59-05:00')],
      ['task ArbZG § 5 Abs. 2 600/660 until 2026-12-08'],
    ],
    [
      'ArbZG § 5: 10 h in a shop',
      someone('DE', { sector: 'retail' }),
      [late, shift('2026-11-10 09:30-13:00')],
      ['warning ArbZG § 5 Abs. 1 600/660'],
    ],
    [
      'ArG Art. 15a: 8 h once a week',
      ch,
      [shift('2026-11-09 18:00-23:00'), shift('2026-11-10 07:00-12:00')],
      ['hint ArG Art. 15a, ArGV 1 Art. 19 480/660'],
    ],
    [
      'ArG Art. 15a: 7 h 59',
      ch,
      [shift('2026-11-09 18:00-23:00'), shift('2026-11-10 06:59-12:00')],
      ['warning ArG Art. 15a, ArGV 1 Art. 19 479/660'],
    ],
    [
      'ArGV 1 Art. 19: 8 h twice a week',
      ch,
      [
        shift('2026-11-09 18:00-23:00'),
        shift('2026-11-10 07:00-12:00'),
        shift('2026-11-11 18:00-23:00'),
        shift('2026-11-12 07:00-12:00'),
      ],
      ['hint ArG Art. 15a, ArGV 1 Art. 19 480/660', 'warning ArG Art. 15a, ArGV 1 Art. 19 480/660'],
    ],
    [
      'ArGV 1 Art. 19: 8 h once in each of two weeks',
      ch,
      [
        shift('2026-11-09 18:00-23:00'),
        shift('2026-11-10 07:00-12:00'),
        shift('2026-11-16 18:00-23:00'),
        shift('2026-11-17 07:00-12:00'),
      ],
      ['hint ArG Art. 15a, ArGV 1 Art. 19 480/660', 'hint ArG Art. 15a, ArGV 1 Art. 19 480/660'],
    ],
    [
      'ArG (LI) Art. 15a: 7 h 59',
      li,
      [shift('2026-11-09 18:00-23:00'), shift('2026-11-10 06:59-12:00')],
      ['warning ArG (LI) Art. 15a 479/660'],
    ],
  ])
})

describe('Nights in which the clock changes', () => {
  const fall = shift('2026-10-24 22:00-06:00', '01:00-01:30')
  const spring = shift('2027-03-27 22:00-06:00')
  const overSpring = [shift('2027-03-27 18:00-23:00'), shift('2027-03-28 10:00-14:00')]
  checkCases([
    [
      'ArbZG § 6 Abs. 2: from ten to six are 9 h when the clock goes back, 8 h 30 with the break',
      nightWorker,
      [fall],
      [
        'hint ArbZG § 3 510/480 until 2027-04-10',
        'warning ArbZG § 6 Abs. 2 510/480 until 2026-11-21',
        'task ArbZG § 11 Abs. 3 390 until 2026-11-07',
      ],
    ],
    [
      'ArbZG § 6 Abs. 2: somebody who is no night worker',
      de,
      [fall],
      ['hint ArbZG § 3 510/480 until 2027-04-10', 'task ArbZG § 11 Abs. 3 390 until 2026-11-07'],
    ],
    ['ArG Art. 15: from ten to six are 7 h when the clock goes forward', ch, [spring], ['warning ArG Art. 15 0/15']],
    ['ArG Art. 15: the same a week later are 8 h', ch, [shift('2027-04-03 22:00-06:00')], ['warning ArG Art. 15 0/30']],
    [
      'AZG § 12: rest from 23:00 to 10:00 is 10 h when the clock goes forward',
      at,
      overSpring,
      ['warning AZG § 12 Abs. 1 600/660'],
    ],
    [
      'ArbZG § 5: the same in Germany',
      de,
      overSpring,
      ['task ArbZG § 5 Abs. 2 600/660 until 2027-04-25', 'task ArbZG § 11 Abs. 3 240 until 2027-04-10'],
    ],
    ['ArG Art. 15a: the same in Switzerland', ch, overSpring, ['hint ArG Art. 15a, ArGV 1 Art. 19 600/660']],
    [
      'AZG § 12: rest from 23:00 to 09:00 is 11 h when the clock goes back',
      at,
      [shift('2026-10-24 18:00-23:00'), shift('2026-10-25 09:00-14:00')],
      [],
    ],
    [
      'AZG § 12: rest from 23:00 to 08:59 is 10 h 59 when the clock goes back',
      at,
      [shift('2026-10-24 18:00-23:00'), shift('2026-10-25 08:59-14:00')],
      ['warning AZG § 12 Abs. 1 659/660'],
    ],
  ])
})

describe('Nights', () => {
  const nights = (count: number) =>
    Array.from({ length: 16 }, (_, week) =>
      [0, 1, 2, 3].map(day => shift(`${addDays('2026-06-08', week * 7 + day)} 20:00-01:00`)),
    )
      .flat()
      .slice(0, count)
  checkCases([
    ['AZG § 12b: the 48th night', at, nights(48), ['hint AZG § 12b 48/48']],
    ['AZG § 12b: 47 nights', at, nights(47), []],
    ['ArbZG § 2 Abs. 5: less than two hours of night do not count', de, nights(48), []],
    ['ArG Art. 17b: the 25th night', ch, nights(25), ['hint ArG Art. 17b 25/25']],
    ['ArG Art. 17b: 24 nights', ch, nights(24), []],
    ['ArG (LI) Art. 17b: the 25th night', li, nights(25), ['hint ArG (LI) Art. 17b 25/25']],
    ['ArG (LI) Art. 17b: 24 nights', li, nights(24), []],
    ['ArG (LI) Art. 17a: 9 h within 10 h at night', li, [shift('2026-11-09 14:30-00:30', '18:30-19:30')], []],
    [
      'ArG (LI) Art. 17a: 9 h 01 at night',
      li,
      [shift('2026-11-09 14:30-00:31', '18:30-19:30')],
      ['warning ArG (LI) Art. 17a 541/540'],
    ],
    ['ArG Art. 17a: 9 h within 10 h at night', ch, [shift('2026-11-09 14:30-00:30', '18:30-19:30')], []],
    [
      'ArG Art. 17a: 9 h 01 at night',
      ch,
      [shift('2026-11-09 14:30-00:31', '18:30-19:30')],
      ['warning ArG Art. 17a 541/540'],
    ],
    [
      'ArG Art. 17a: within 10 h 01 at night',
      ch,
      [shift('2026-11-09 14:30-00:31', '18:30-19:31')],
      ['warning ArG Art. 17a 601/600'],
    ],
    ['ArbZG § 6 Abs. 2: 8 h at night', nightWorker, [shift('2026-11-09 19:00-03:30', '23:00-23:30')], []],
    [
      'ArbZG § 6 Abs. 2: 8 h 01 at night',
      nightWorker,
      [shift('2026-11-09 19:00-03:31', '23:00-23:30')],
      ['hint ArbZG § 3 481/480 until 2027-04-26', 'warning ArbZG § 6 Abs. 2 481/480 until 2026-12-07'],
    ],
  ])
})
