import { expect, test } from 'vitest'
import { periodProblem } from '../../../schema/statistics/period.ts'

test('A period goes forwards and has at most ten years', () => {
  expect(periodProblem({ from: '2026-06-16', to: '2026-06-16' })).toBeNull()
  expect(periodProblem({ from: '2016-06-17', to: '2026-06-16' })).toBeNull()
  expect(periodProblem({ from: '2026-06-16', to: '2026-06-15' })).toMatchObject({
    code: 'periodBackwards',
    field: 'to',
  })
  expect(periodProblem({ from: '2016-06-15', to: '2026-06-16' })).toMatchObject({ code: 'periodTooLong', field: 'to' })
})
