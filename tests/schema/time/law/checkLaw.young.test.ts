import { describe } from 'vitest'
import type { Circumstances } from '../../../../schema/time/law/circumstances.ts'
import { checkCases } from '../../../support/time/lawCases.ts'
import { shift, shifts, someone } from '../../../support/time/shifts.ts'

/** Seventeen on 9 November 2026, and so on. */
const young = (country: 'AT' | 'DE' | 'CH' | 'LI', age: number, more: Partial<Omit<Circumstances, 'country'>> = {}) =>
  someone(country, { birthday: `${2026 - age}-06-01`, ...more })

describe('The young', () => {
  const evening = (until: string) => [shift(`2026-11-09 16:00-${until}`)]
  const at = young('AT', 17)
  const de = young('DE', 17)
  const ch = young('CH', 17)
  const school = { schoolDays: ['2026-11-10'] }
  const nights = (start: string) => [shift('2026-11-09 17:30-21:45'), shift(`2026-11-10 ${start}-13:00`)]
  checkCases([
    ['KJBG § 17: 17 years, until 23:00 in hospitality', at, [shift('2026-11-09 19:00-23:00')], []],
    ['KJBG § 17: 17 years, until 23:01', at, [shift('2026-11-09 19:00-23:01')], ['warning KJBG § 17 Abs. 2']],
    [
      'KJBG § 17: 17 years, until 20:15 in a shop',
      young('AT', 17, { sector: 'retail' }),
      evening('20:15'),
      ['warning KJBG § 17'],
    ],
    ['KJBG § 17: 15 years, until 20:00', young('AT', 15), evening('20:00'), []],
    ['KJBG § 17: 15 years, until 20:15', young('AT', 15), evening('20:15'), ['warning KJBG § 17']],
    ['KJBG § 17: from 05:59', at, [shift('2026-11-09 05:59-10:00')], ['warning KJBG § 17 Abs. 2']],
    [
      'KJBG § 17: until 23:30 on the day of turning 18',
      someone('AT', { birthday: '2008-11-09' }),
      [shift('2026-11-09 19:00-23:30')],
      [],
    ],
    [
      'KJBG § 17: until 23:30 on the day before',
      someone('AT', { birthday: '2008-11-10' }),
      [shift('2026-11-09 19:00-23:30')],
      ['warning KJBG § 17 Abs. 2'],
    ],
    ['JArbSchG § 14: 16 years, until 22:00 in hospitality', young('DE', 16), [shift('2026-11-09 18:00-22:00')], []],
    [
      'JArbSchG § 14: 16 years, until 22:01',
      young('DE', 16),
      [shift('2026-11-09 18:00-22:01')],
      ['warning JArbSchG § 14'],
    ],
    ['JArbSchG § 14: 15 years, until 20:15', young('DE', 15), evening('20:15'), ['warning JArbSchG § 14']],
    [
      'JArbSchG § 14 Abs. 4: 17 years, until 20:15 before school',
      young('DE', 17, school),
      evening('20:15'),
      ['warning JArbSchG § 14'],
    ],
    ['JArbSchG § 14 Abs. 4: 17 years, until 20:00 before school', young('DE', 17, school), evening('20:00'), []],
    ['ArG Art. 31: 16 years, until 20:15', young('CH', 16), evening('20:15'), []],
    ['ArG Art. 31: 15 years, until 20:15', young('CH', 15), evening('20:15'), ['warning ArG Art. 31']],
    [
      'ArGV 5 Art. 16: 16 years, until 20:15 before school',
      young('CH', 16, school),
      evening('20:15'),
      ['warning ArG Art. 31, ArGV 5 Art. 16'],
    ],
    ['ArGV V (LI): 17 years, until 22:01', young('LI', 17), [shift('2026-11-09 18:00-22:01')], ['warning ArGV V (LI)']],
    ['ArGV V (LI): 17 years, until 22:00', young('LI', 17), [shift('2026-11-09 18:00-22:00')], []],
    ['JArbSchG § 11: 4 h 30 without a break', de, [shift('2026-11-09 10:00-14:30')], []],
    [
      'JArbSchG § 11: 4 h 31 without a break',
      de,
      [shift('2026-11-09 10:00-14:31')],
      ['warning JArbSchG § 11 Abs. 1 0/30', 'warning JArbSchG § 11 Abs. 2 271/270'],
    ],
    [
      'JArbSchG § 11: 6 h 01 with 30 min',
      de,
      [shift('2026-11-09 10:00-16:31', '13:00-13:30')],
      ['warning JArbSchG § 11 Abs. 1 30/60'],
    ],
    ['JArbSchG § 11: 6 h with 30 min', de, [shift('2026-11-09 10:00-16:30', '13:00-13:30')], []],
    [
      'JArbSchG § 11 Abs. 2: the break in the first hour',
      de,
      [shift('2026-11-09 10:00-14:00', '10:59-11:14')],
      ['warning JArbSchG § 11 Abs. 2'],
    ],
    ['JArbSchG § 11 Abs. 2: the break after the first hour', de, [shift('2026-11-09 10:00-14:00', '11:00-11:15')], []],
    ['KJBG § 15: 4 h 31 without a break', at, [shift('2026-11-09 10:00-14:31')], ['warning KJBG § 15 0/30']],
    ['KJBG § 15: 4 h 30 without a break', at, [shift('2026-11-09 10:00-14:30')], []],
    [
      'KJBG § 15: the break after 6 h 01',
      at,
      [shift('2026-11-09 10:00-17:00', '16:01-16:31')],
      ['warning KJBG § 15 361/360'],
    ],
    [
      'JArbSchG § 12: within 11 h in hospitality',
      de,
      [shift('2026-11-09 10:00-21:00', '12:00-13:00', '15:00-17:00')],
      [],
    ],
    [
      'JArbSchG § 12: within 11 h 15 in hospitality',
      de,
      [shift('2026-11-09 10:00-21:15', '12:00-13:00', '15:00-17:00')],
      ['hint JArbSchG § 8 Abs. 2a 495/480', 'warning JArbSchG § 12 675/660'],
    ],
    [
      'JArbSchG § 12: within 10 h 01 in a shop',
      young('DE', 17, { sector: 'retail' }),
      [shift('2026-11-09 09:00-19:01', '11:00-12:00', '14:00-16:00')],
      ['warning JArbSchG § 12 601/600'],
    ],
    ['ArG Art. 31: within 12 h', ch, [shift('2026-11-09 09:00-21:00', '11:00-12:00', '15:00-18:00')], []],
    [
      'ArG Art. 31: within 12 h 01',
      ch,
      [shift('2026-11-09 09:00-21:01', '11:00-12:00', '15:00-18:01')],
      ['warning ArG Art. 31 721/720'],
    ],
    ['KJBG § 16: rest of 11 h 30', at, nights('09:15'), ['warning KJBG § 16 690/720']],
    ['KJBG § 16: rest of 12 h', at, nights('09:45'), []],
    ['JArbSchG § 13: rest of 11 h 30', de, nights('09:15'), ['warning JArbSchG § 13 690/720']],
    ['JArbSchG § 13: rest of 12 h', de, nights('09:45'), []],
    ['ArGV 5 Art. 16: rest of 11 h 30', ch, nights('09:15'), ['warning ArGV 5 Art. 16 690/720']],
    ['ArGV 5 Art. 16: rest of 12 h', ch, nights('09:45'), []],
    ['JArbSchG § 18: Christmas Eve until 14:00', de, [shift('2026-12-24 10:00-14:00')], []],
    ['JArbSchG § 18: Christmas Eve until 14:01', de, [shift('2026-12-24 10:00-14:01')], ['warning JArbSchG § 18 1/0']],
    [
      'JArbSchG § 18: Christmas',
      de,
      [shift('2026-12-25 10:00-14:00')],
      ['warning JArbSchG § 18 240/0', 'task ArbZG § 11 Abs. 3 240 until 2027-02-18'],
    ],
    [
      'JArbSchG § 18: the second day of Christmas',
      de,
      [shift('2026-12-26 10:00-14:00')],
      ['task ArbZG § 11 Abs. 3 240 until 2027-02-19'],
    ],
    [
      'JArbSchG § 18: Easter Sunday',
      young('DE', 17, { birthday: '2009-12-01' }),
      [shift('2026-04-05 10:00-14:00')],
      ['warning JArbSchG § 18 240/0', 'task ArbZG § 11 Abs. 3 240 until 2026-04-18'],
    ],
    ['KJBG § 11: 9 h', at, [shift('2026-11-09 09:00-18:30', '13:00-13:30')], ['hint KJBG § 11 540/480']],
    ['KJBG § 11: 9 h 01', at, [shift('2026-11-09 09:00-18:31', '13:00-13:30')], ['warning KJBG § 11 541/540']],
    [
      'JArbSchG § 8: 8 h 30',
      de,
      [shift('2026-11-09 09:00-18:30', '12:00-12:30', '15:00-15:30')],
      ['hint JArbSchG § 8 Abs. 2a 510/480'],
    ],
    [
      'JArbSchG § 8: 8 h 31',
      de,
      [shift('2026-11-09 09:00-18:31', '12:00-12:30', '15:00-15:30')],
      ['warning JArbSchG § 8 511/510'],
    ],
    ['JArbSchG § 8: 40 h 01 in a week', de, shifts('2026-11-09', [260, 260, 260, 260, 260]), []],
    [
      'JArbSchG § 15: six days',
      de,
      shifts('2026-11-09', [240, 240, 240, 240, 240, 240]),
      ['warning JArbSchG § 15 6/5'],
    ],
    ['JArbSchG § 15: five days', de, shifts('2026-11-09', [240, 240, 240, 240, 240]), []],
    [
      'KJBG § 19: one free day in the week',
      at,
      shifts('2026-11-08', [0, 240, 240, 240, 240, 240, 240, 0, 240]),
      ['warning KJBG § 19 2610/2820'],
    ],
    ['KJBG § 19: Sunday and Monday free', at, shifts('2026-11-08', [0, 0, 240, 240, 240, 240, 240, 0, 0, 240]), []],
    [
      'KJBG § 18 Abs. 3: two Sundays in a row',
      at,
      [shift('2026-11-08 10:00-14:00'), shift('2026-11-15 10:00-14:00')],
      ['warning KJBG § 18 Abs. 3'],
    ],
    [
      'KJBG § 18 Abs. 3: every second Sunday',
      at,
      [shift('2026-11-08 10:00-14:00'), shift('2026-11-22 10:00-14:00')],
      [],
    ],
    [
      'JArbSchG § 17 Abs. 2: three of five Sundays',
      de,
      ['01', '08', '15'].map(day => shift(`2026-11-${day} 10:00-14:00`)),
      [],
    ],
    [
      'JArbSchG § 17 Abs. 2: four of five Sundays',
      de,
      ['01', '08', '15', '22'].map(day => shift(`2026-11-${day} 10:00-14:00`)),
      ['warning JArbSchG § 17 Abs. 2 1/2'],
    ],
  ])
})
