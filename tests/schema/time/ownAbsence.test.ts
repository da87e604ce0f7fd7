import { describe, expect, test } from 'vitest'
import type { Absence } from '../../../schema/time/absence.ts'
import { askingProblems, withdrawalOf } from '../../../schema/time/ownAbsence.ts'

const TODAY = '2026-06-16'
const asked = (kind: Absence['kind'], from: string, to = from, isHalfDay = false) => ({
  kind,
  from,
  to,
  isHalfDay,
  reason: '',
})
const known = (kind: Absence['kind'], from: string, to: string, state: Absence['state'] = 'approved') => ({
  ...asked(kind, from, to),
  id: 1,
  state,
})
const problemsOf = (...given: Parameters<typeof askingProblems>) =>
  askingProblems(...given).map(({ code, field }) => [code, field])

describe('An own absence', () => {
  test.each([
    ['vacation from tomorrow on', asked('vacation', '2026-06-17', '2026-06-19'), []],
    ['vacation from today on', asked('vacation', TODAY), []],
    ['vacation of yesterday', asked('vacation', '2026-06-15'), [['absencePast', 'from']]],
    ['illness from yesterday on', asked('sick', '2026-06-15', '2026-06-22'), []],
    ['illness that begins tomorrow', asked('sick', '2026-06-17'), [['absenceSickAhead', 'from']]],
    ['care of yesterday', asked('care', '2026-06-15'), []],
    ['vacation in three years', asked('vacation', '2029-06-16'), [['absenceFarAway', 'from']]],
    ['illness two years ago', asked('sick', '2024-06-16'), [['absenceFarAway', 'from']]],
    ['two years unpaid', asked('unpaid', '2026-07-01', '2028-07-01'), [['absenceTooLong', 'to']]],
  ])('%s', (_, given, problems) => {
    expect(problemsOf(given, [], TODAY)).toEqual(problems)
  })

  test('is asked for once: only illness lies over another, and two halves make a day', () => {
    const others = [known('vacation', '2026-06-15', '2026-06-19')]
    expect(problemsOf(asked('training', '2026-06-19', '2026-06-20'), others, TODAY)).toEqual([['absenceTaken', 'from']])
    expect(problemsOf(asked('training', '2026-06-20'), others, TODAY)).toEqual([])
    expect(problemsOf(asked('sick', TODAY), others, TODAY)).toEqual([])
    const ill = [known('sick', TODAY, TODAY)]
    expect(problemsOf(asked('sick', TODAY), ill, TODAY)).toEqual([['absenceTaken', 'from']])
    const refused = [known('vacation', '2026-06-19', '2026-06-19', 'refused')]
    expect(problemsOf(asked('vacation', '2026-06-19'), refused, TODAY)).toEqual([])
    const half = [{ ...known('compensatory', '2026-06-19', '2026-06-19'), isHalfDay: true }]
    expect(problemsOf(asked('vacation', '2026-06-19', '2026-06-19', true), half, TODAY)).toEqual([])
    expect(problemsOf(asked('vacation', '2026-06-19'), half, TODAY)).toEqual([['absenceTaken', 'from']])
  })

  test('is taken back at once while it waits, asked for once it is approved, and no more once it has begun', () => {
    expect(withdrawalOf(known('vacation', '2026-06-01', '2026-06-19', 'requested'), TODAY)).toBe('removed')
    expect(withdrawalOf(known('vacation', '2026-06-17', '2026-06-19'), TODAY)).toBe('asked')
    expect(withdrawalOf(known('vacation', TODAY, '2026-06-19'), TODAY)).toMatchObject({ code: 'absenceBegun' })
    expect(withdrawalOf(known('vacation', '2026-06-17', '2026-06-19', 'refused'), TODAY)).toMatchObject({
      code: 'absenceRefused',
    })
  })
})
