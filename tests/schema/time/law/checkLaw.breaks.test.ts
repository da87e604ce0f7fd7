import { describe } from 'vitest'
import { checkCases } from '../../../support/time/lawCases.ts'
import { shift, someone } from '../../../support/time/shifts.ts'

const at = someone('AT')
const de = someone('DE')
const ch = someone('CH')
const li = someone('LI')
const split = someone('AT', { given: ['splitBreaks'] })
const threeTens = ['10:00-10:10', '12:00-12:10', '14:00-14:10']

describe('Breaks', () => {
  checkCases([
    ['AZG § 11: 6 h without a break', at, [shift('2026-11-09 08:00-14:00')], []],
    ['AZG § 11: 6 h 01 without a break', at, [shift('2026-11-09 08:00-14:01')], ['warning AZG § 11 Abs. 1 0/30']],
    ['ArbZG § 4: 6 h without a break', de, [shift('2026-11-09 08:00-14:00')], []],
    [
      'ArbZG § 4: 6 h 01 without a break, which are also more than 6 h in a row',
      de,
      [shift('2026-11-09 08:00-14:01')],
      ['warning ArbZG § 4 0/30', 'warning ArbZG § 4 361/360'],
    ],
    [
      'AZG § 11: 29 min of break',
      at,
      [shift('2026-11-09 08:00-16:29', '12:00-12:29')],
      ['warning AZG § 11 Abs. 1 0/30'],
    ],
    ['AZG § 11: 30 min of break', at, [shift('2026-11-09 08:00-16:30', '12:00-12:30')], []],
    [
      'AZG § 11 Abs. 1: three breaks of 10 where breaks may be divided',
      split,
      [shift('2026-11-09 08:00-16:30', ...threeTens)],
      [],
    ],
    [
      'AZG § 11 Abs. 1: three breaks of 10 where nothing was agreed',
      at,
      [shift('2026-11-09 08:00-16:30', ...threeTens)],
      ['warning AZG § 11 Abs. 1 0/30'],
    ],
    [
      'AZG § 11 Abs. 1: divided without the consent of the works council',
      someone('AT', { given: ['splitBreaks', 'worksCouncil'] }),
      [shift('2026-11-09 08:00-16:30', ...threeTens)],
      ['warning AZG § 11 Abs. 1 0/30'],
    ],
    [
      'AZG § 11 Abs. 1: divided with the consent of the works council',
      someone('AT', { given: ['splitBreaks', 'worksCouncil', 'councilConsent'] }),
      [shift('2026-11-09 08:00-16:30', ...threeTens)],
      [],
    ],
    [
      'AZG § 11 Abs. 1: a part of 9 min does not count',
      split,
      [shift('2026-11-09 08:00-16:30', '10:00-10:10', '12:00-12:11', '14:00-14:09')],
      ['warning AZG § 11 Abs. 1 21/30'],
    ],
    [
      'AZG § 11 Abs. 5: 15 min by agreement',
      someone('AT', { given: ['shortenedBreaks'] }),
      [shift('2026-11-09 08:00-16:30', '12:00-12:15')],
      [],
    ],
    [
      'AZG § 11 Abs. 5: 14 min by agreement',
      someone('AT', { given: ['shortenedBreaks'] }),
      [shift('2026-11-09 08:00-15:30', '12:00-12:14')],
      ['warning AZG § 11 Abs. 5 0/15'],
    ],
    [
      'ArbZG § 4 sentence 2: three breaks of 10 count for nothing',
      de,
      [shift('2026-11-09 08:00-16:30', ...threeTens)],
      ['warning ArbZG § 4 0/30', 'warning ArbZG § 4 510/360'],
    ],
    ['ArbZG § 4 sentence 2: two breaks of 15', de, [shift('2026-11-09 08:00-16:30', '11:00-11:15', '14:00-14:15')], []],
    [
      'ArGV 1 Art. 18 Abs. 3: half an hour may not be divided',
      ch,
      [shift('2026-11-09 08:00-16:30', ...threeTens)],
      ['warning ArG Art. 15 0/30'],
    ],
    [
      'ArbZG § 4: 9 h with 30 min',
      de,
      [shift('2026-11-09 08:00-17:30', '12:00-12:30')],
      ['hint ArbZG § 3 540/480 until 2027-04-26'],
    ],
    [
      'ArbZG § 4: 9 h 01 with 30 min',
      de,
      [shift('2026-11-09 08:00-17:31', '12:00-12:30')],
      ['warning ArbZG § 4 30/45', 'hint ArbZG § 3 541/480 until 2027-04-26'],
    ],
    [
      'ArbZG § 4 sentence 3: the break after 6 h 30',
      de,
      [shift('2026-11-09 08:00-16:30', '14:30-15:00')],
      ['warning ArbZG § 4 390/360'],
    ],
    ['ArbZG § 4 sentence 3: the break after 6 h', de, [shift('2026-11-09 08:00-16:30', '14:00-14:30')], []],
    [
      'AZG § 11: the break after 6 h 30 is told only',
      at,
      [shift('2026-11-09 08:00-16:30', '14:30-15:00')],
      ['hint AZG § 11 Abs. 1 390/360'],
    ],
    ['ArG Art. 15: 5 h 30 without a break', ch, [shift('2026-11-09 08:00-13:30')], []],
    ['ArG Art. 15: 5 h 31 without a break', ch, [shift('2026-11-09 08:00-13:31')], ['warning ArG Art. 15 0/15']],
    ['ArG Art. 15: 7 h with 15 min', ch, [shift('2026-11-09 08:00-15:15', '11:00-11:15')], []],
    [
      'ArG Art. 15: 7 h 01 with 15 min',
      ch,
      [shift('2026-11-09 08:00-15:16', '11:00-11:15')],
      ['warning ArG Art. 15 0/30'],
    ],
    ['ArG Art. 15: 9 h with 30 min', ch, [shift('2026-11-09 08:00-17:30', '12:30-13:00')], []],
    [
      'ArG Art. 15: 9 h 01 with 30 min',
      ch,
      [shift('2026-11-09 08:00-17:31', '12:30-13:00')],
      ['warning ArG Art. 15 30/60'],
    ],
    [
      'ArGV 1 Art. 18 Abs. 3: an hour may be divided',
      ch,
      [shift('2026-11-09 08:00-18:00', '11:00-11:30', '14:00-14:30')],
      [],
    ],
    [
      'ArGV 1 Art. 18 Abs. 2: 7 h after the break need another',
      ch,
      [shift('2026-11-09 08:00-17:00', '09:00-10:00')],
      ['warning ArGV 1 Art. 18 Abs. 2 420/330'],
    ],
    ['ArGV 1 Art. 18 Abs. 2: 5 h 30 after the break', ch, [shift('2026-11-09 08:00-15:30', '09:00-10:00')], []],
    [
      'ArG (LI) Art. 15: 5 h 31 without a break',
      li,
      [shift('2026-11-09 08:00-13:31')],
      ['warning ArG (LI) Art. 15 0/15'],
    ],
    ['ArG (LI) Art. 15: 5 h 30 without a break', li, [shift('2026-11-09 08:00-13:30')], []],
  ])
})
