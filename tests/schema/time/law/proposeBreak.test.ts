import { describe, expect, it } from 'vitest'
import { localTime, timeText } from '../../../../schema/base/zonedTime.ts'
import { checkLaw } from '../../../../schema/time/law/checkLaw.ts'
import type { Circumstances } from '../../../../schema/time/law/circumstances.ts'
import { proposeBreak } from '../../../../schema/time/law/proposeBreak.ts'
import type { Work } from '../../../../schema/time/law/work.ts'
import { shift, someone } from '../../../support/time/shifts.ts'

const proposed = (work: Work, who: Circumstances): string | undefined => {
  const proposal = proposeBreak(work, who)
  if (!proposal) return undefined
  const clock = (at: number) => timeText(localTime(at, who.zone).minutes)
  return `${clock(proposal.start)}-${clock(proposal.end)} ${proposal.text}, ${proposal.paragraph}`
}

describe('„Pause nachtragen“', () => {
  it.each<[string, Circumstances, Work, string | undefined]>([
    ['AZG § 11: 6 h', someone('AT'), shift('2026-11-09 08:00-14:00'), undefined],
    [
      'AZG § 11: 8 h',
      someone('AT'),
      shift('2026-11-09 08:00-16:00'),
      '11:45-12:15 Pause nachtragen: 30 min, AZG § 11 Abs. 1',
    ],
    [
      'ArbZG § 4: 9 h 30 with half an hour',
      someone('DE'),
      shift('2026-11-09 08:00-18:00', '11:00-11:30'),
      '14:35-14:50 Pause nachtragen: 15 min, ArbZG § 4',
    ],
    [
      'ArbZG § 4: too late a break',
      someone('DE'),
      shift('2026-11-09 08:00-16:30', '14:30-15:00'),
      '11:05-11:20 Pause nachtragen: 15 min, ArbZG § 4',
    ],
    [
      'ArG Art. 15: 8 h with a quarter',
      someone('CH'),
      shift('2026-11-09 08:00-16:15', '11:00-11:15'),
      '13:30-14:00 Pause nachtragen: 30 min, ArG Art. 15',
    ],
    [
      'a night in which the clock goes forward',
      someone('CH'),
      shift('2027-03-27 22:00-06:00'),
      '01:20-01:35 Pause nachtragen: 15 min, ArG Art. 15',
    ],
    [
      'AZG § 11: a late break is told and not proposed again',
      someone('AT'),
      shift('2026-11-09 08:00-16:30', '14:30-15:00'),
      undefined,
    ],
  ])('%s', (_title, who, work, text) => {
    expect(proposed(work, who)).toBe(text)
  })

  it('leaves the work as it is; with it the law has nothing more to say', () => {
    const work = shift('2026-11-09 08:00-16:00')
    const before = structuredClone(work)
    const proposal = proposeBreak(work, someone('AT'))
    expect(work).toEqual(before)
    expect(checkLaw([work], someone('AT'))).toHaveLength(1)
    expect(checkLaw([{ ...work, breaks: proposal ? [proposal] : [] }], someone('AT'))).toEqual([])
  })
})
