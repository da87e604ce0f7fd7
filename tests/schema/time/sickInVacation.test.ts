import { describe, expect, it } from 'vitest'
import { sickInVacation } from '../../../schema/time/sickInVacation.ts'

/** Monday to Friday. */
const vacation = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13']
const sick = (from: string, to: string, more = {}) => ({ from, to, certified: true, reportedOn: from, ...more })

describe('Sickness on vacation', () => {
  it.each([
    ['BUrlG § 9: two certified days', 'DE', sick('2026-11-10', '2026-11-11'), 2],
    ['BUrlG § 9: without a certificate', 'DE', sick('2026-11-10', '2026-11-11', { certified: false }), 0],
    ['BUrlG § 9: the weekend gives nothing back', 'DE', sick('2026-11-13', '2026-11-15'), 1],
    ['UrlG § 5: three days are too few', 'AT', sick('2026-11-10', '2026-11-12'), 0],
    ['UrlG § 5: four days', 'AT', sick('2026-11-10', '2026-11-13'), 4],
    ['UrlG § 5: four calendar days, two of them on the weekend', 'AT', sick('2026-11-12', '2026-11-15'), 2],
    ['UrlG § 5: told after three days', 'AT', sick('2026-11-09', '2026-11-13', { reportedOn: '2026-11-12' }), 5],
    ['UrlG § 5: told after four days', 'AT', sick('2026-11-09', '2026-11-13', { reportedOn: '2026-11-13' }), 0],
    ['OR Art. 329a: who could recover', 'CH', sick('2026-11-10', '2026-11-11'), 0],
    ['OR Art. 329a: who could not recover', 'CH', sick('2026-11-10', '2026-11-11', { recoveryImpossible: true }), 2],
    [
      'ABGB § 1173a (LI): who could not recover',
      'LI',
      sick('2026-11-10', '2026-11-11', { recoveryImpossible: true }),
      2,
    ],
  ] as const)('%s', (_title, country, sickness, days) => {
    expect(sickInVacation(country, sickness, vacation).days).toBe(days)
  })
})
