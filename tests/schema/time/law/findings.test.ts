import { describe, expect, it } from 'vitest'
import { contracts, type Terms } from '../../../../schema/time/contract.ts'
import { findingsOf, lawSince } from '../../../../schema/time/law/findings.ts'
import { inShort } from '../../../support/time/lawCases.ts'
import { shift, shifts } from '../../../support/time/shifts.ts'

const zone = 'Europe/Vienna'
const terms = (from: string, more: Partial<Terms> = {}): Terms => ({
  ...contracts.shape.parse({ ...contracts.blank, user: 1, branch: 1, from }),
  id: 1,
  ...more,
})
const found = (works: Parameters<typeof findingsOf>[0], agreed: readonly Terms[], from: string, to: string) =>
  findingsOf(works, agreed, { from, to, zone }).map(each => `${each.date} ${inShort(each)}`)

describe('What the law says about a month', () => {
  it('is by the contract of each day, where it changes within the month', () => {
    const days = [shift('2026-12-03 08:00-19:00', '12:00-13:00'), shift('2026-12-10 08:00-19:00', '12:00-13:00')]
    const moved = [
      terms('2026-01-01', { country: 'DE', region: 'DE-BY', to: '2026-12-05' }),
      terms('2026-12-06', { country: 'AT', region: 'AT', id: 2 }),
    ]
    // Ten hours are within the law of neither without a word, and of each by its own paragraph.
    expect(found(days, moved, '2026-12-01', '2026-12-31')).toEqual([
      '2026-12-03 hint ArbZG § 3 600/480 until 2027-05-20',
    ])
  })

  it('knows the holidays of the region somebody works in by then', () => {
    const days = [shift('2026-08-15 08:00-12:00'), shift('2026-12-08 08:00-12:00')]
    const moved = [
      terms('2026-01-01', { country: 'DE', region: 'DE-BE', to: '2026-11-30' }),
      terms('2026-12-01', { country: 'AT', region: 'AT', id: 2 }),
    ]
    expect(found(days, moved, '2026-08-01', '2026-12-31')).toEqual(['2026-12-08 hint ARG § 9 Abs. 5 240'])
  })

  it('is said of whoever came and went within it', () => {
    const agreed = [terms('2026-11-05', { to: '2026-11-20' })]
    const late = [shift('2026-11-09 14:00-22:00', '18:00-18:30'), shift('2026-11-10 06:00-14:00', '10:00-10:30')]
    expect(found(late, agreed, '2026-11-01', '2026-11-30')).toEqual(['2026-11-10 warning AZG § 12 Abs. 1 480/660'])
  })

  it('is of its own days, and of the whole of a week that began before it', () => {
    const agreed = [terms('2026-01-01')]
    const late = [shift('2026-11-26 14:00-22:00', '18:00-18:30'), shift('2026-11-27 06:00-14:00', '10:00-10:30')]
    expect(found(late, agreed, '2026-12-01', '2026-12-31')).toEqual([])
    const long = shifts('2026-11-30', [660, 660, 660, 660, 660, 660])
    expect(found(long, agreed, '2026-12-01', '2026-12-31')).toContain('2026-11-30 warning AZG § 9 Abs. 1 3960/3600')
  })

  it('has the rest over the end of the year', () => {
    const turn = [shift('2026-12-31 15:00-23:30', '19:00-19:30'), shift('2027-01-01 10:00-14:00')]
    expect(found(turn, [terms('2026-01-01')], '2027-01-01', '2027-01-31')).toContain(
      '2027-01-01 warning AZG § 12 Abs. 1 630/660',
    )
  })
})

it('The law looks back over its longest average, and over the calendar year', () => {
  expect([lawSince('2026-12-14'), lawSince('2026-03-02')]).toEqual(['2026-01-01', '2025-09-01'])
})
