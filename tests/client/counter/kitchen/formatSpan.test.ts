import { expect, it } from 'vitest'
import { formatSpan } from '../../../../client/counter/kitchen/formatSpan.ts'

it('A ticket says many minutes in hours', () => {
  expect(formatSpan(21)).toBe('21\u00a0Min.')
  expect(formatSpan(60)).toBe('1\u00a0Std. 0\u00a0Min.')
  expect(formatSpan(224)).toBe('3\u00a0Std. 44\u00a0Min.')
})
