import { expect, test } from 'vitest'
import { workView } from '../../../../../client/office/statistics/views/workViews.ts'

test('Work is a bar a person, the longest first, and each of their days in the table', () => {
  const frame = { unit: 'day', timezone: 'Europe/Vienna', from: '2026-11-22', to: '2026-11-23' } as const
  const row = { breakMinutes: 30 }
  const { drawing, table } = workView({
    ...frame,
    total: 1000,
    previousTotal: 0,
    provisional: false,
    rows: [
      { ...row, user: 3, name: 'Anna Huber', day: '2026-11-22', minutes: 300 },
      { ...row, user: 4, name: 'Ben Maier', day: '2026-11-22', minutes: 400 },
      { ...row, user: 3, name: 'Anna Huber', day: '2026-11-23', minutes: 300 },
    ],
  })
  expect(drawing).toMatchObject({
    rows: [
      { label: 'Anna Huber', value: 600, hint: '2\u00a0Tage' },
      { label: 'Ben Maier', value: 400, hint: '1\u00a0Tag' },
    ],
  })
  expect(table.rows[0]).toEqual(['Anna Huber', '22.11.2026', 300, 30])
})
