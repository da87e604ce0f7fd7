import { describe, expect, it } from 'vitest'
import { type FieldOf, formModel } from '../../../../../client/office/form/formModel.ts'
import { toStored, toTyped } from '../../../../../client/office/form/formValues.ts'
import {
  datesBetween,
  hoursIn,
  readSchedule,
  typedSchedule,
  withHours,
  withoutDates,
  withText,
} from '../../../../../client/office/form/schedule/scheduleDraft.ts'
import { present } from '../../../../../schema/base/present.ts'
import { parse } from '../../../../../schema/base/problems.ts'
import { branches } from '../../../../../schema/business/branch.ts'
import { closedOnce, open } from '../../../../support/schedules.ts'

const field = formModel(branches).find(({ name }) => name === 'openingHours') as FieldOf<'list'>
const usual = open('daily', '06:00–18:00')
const read = (...rules: unknown[]) => present(readSchedule(field, toTyped(field, rules)), 'week')
const stored = (draft: ReturnType<typeof read>) => toStored(field, typedSchedule(field, draft)) as (typeof usual)[]

describe('Hours in a form', () => {
  it('become other rules by what is typed for a day', () => {
    const draft = withText(read(usual), ['friday'], '6-14')
    expect(stored(draft).map(({ type, from, to }) => `${type} ${from}–${to}`)).toContain('friday 06:00–14:00')
    expect(stored(withText(draft, ['friday'], '6-18'))).toEqual([
      { type: 'daily', isClosed: false, from: '06:00', to: '18:00' },
    ])
  })

  it('keep a text that cannot be read where it was typed, and it stands against saving', () => {
    const draft = withText(read(usual, closedOnce('2026-12-24')), ['friday'], '6-25')
    const rules = stored(draft)
    const again = present(readSchedule(field, toTyped(field, rules)), 'week')
    expect([...again.unread]).toEqual([['friday', '6-25']])
    expect(hoursIn(again, 'thursday')).toEqual([{ from: 360, to: 1080 }])
    expect(hoursIn(again, '2026-12-24')).toEqual([])
    const checked = parse(branches.shape.shape.openingHours, rules)
    expect(checked.ok ? [] : checked.problems.map(({ code }) => code)).toContain('time')
    expect(withText(again, ['friday'], '6-14').unread.size).toBe(0)
  })

  it('have dates of their own, and not any more', () => {
    const christmas = datesBetween('2026-12-24', '2026-12-26')
    const draft = withHours(read(usual), christmas, [])
    expect(stored(draft).map(({ date, isClosed }) => `${date ?? 'daily'} ${isClosed}`)).toEqual([
      'daily false',
      ...christmas.map(date => `${date} true`),
    ])
    expect(stored(withoutDates(draft, christmas))).toHaveLength(1)
  })

  it('are shown as rules where they do not read as days', () => {
    expect(readSchedule(field, toTyped(field, [{ ...usual, from: null }]))).toBeNull()
  })
})
