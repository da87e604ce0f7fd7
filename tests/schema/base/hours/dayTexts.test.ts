import { expect, test } from 'vitest'
import { differences } from '../../../../schema/base/difference.ts'
import { merge, pieceAt } from '../../../../schema/base/merge.ts'
import { mergeRules } from '../../../../schema/base/mergeRules.ts'
import { hoursOn } from '../../../../schema/base/openingHours.ts'
import { branches } from '../../../../schema/business/branch.ts'
import { closed, closedOnce, open } from '../../../support/schedules.ts'

const rules = mergeRules(branches.shape)
const hours = (...openingHours: ReturnType<typeof open>[]) => ({ openingHours })
const usual = open('daily', '06:00–18:00')

test('Two people who change different days of the same hours both have their way', () => {
  const mine = hours(usual, closed('friday'), open('friday', '06:00–14:00'))
  const theirs = hours(usual, closed('sunday'), closedOnce('2026-12-24'))
  const { body, conflicts } = merge(hours(usual), mine, theirs, rules)
  expect(conflicts).toEqual([])
  const merged = body['openingHours'] as ReturnType<typeof open>[]
  const told = ['2026-11-19', '2026-11-20', '2026-11-22', '2026-12-24'].map(date => hoursOn(merged, date))
  expect(told).toEqual([[{ from: 360, to: 1080 }], [{ from: 360, to: 840 }], [], []])
})

test('The same day changed by both is a conflict of that day, told as it is typed', () => {
  const mine = hours(usual, closed('friday'), open('friday', '06:00–14:00'))
  const theirs = hours(usual, closed('friday'), closed('sunday'))
  const { conflicts } = merge(hours(usual), mine, theirs, rules)
  expect(conflicts).toEqual([['openingHours', 'friday']])
  expect(pieceAt(mine, ['openingHours', 'friday'], rules)).toBe('6–14')
  expect(pieceAt(theirs, ['openingHours', 'friday'], rules)).toBe('zu')
})

test('What changed is told by its days, and as a whole where other rules mean the same', () => {
  const shorter = hours(usual, closed('friday'), open('friday', '06:00–14:00'))
  expect(differences(hours(usual), shorter, rules)).toEqual([['openingHours', 'friday']])
  const same = hours(open('daily', '06:00–12:00'), open('daily', '12:00–18:00'))
  expect(differences(hours(usual), same, rules)).toEqual([['openingHours']])
})

test('Rules that cannot be read as days are one value', () => {
  const odd = hours({ type: 'daily', isClosed: false })
  expect(merge(hours(usual), hours(closed('friday')), odd, rules).conflicts).toEqual([['openingHours']])
})
