import { expect, it } from 'vitest'
import { de } from '../../../../client/counter/kitchen/texts.ts'

it('A ticket says many minutes in hours', () => {
  expect(de.left(21)).toBe('noch 21\u00a0Min.')
  expect(de.left(224)).toBe('noch 3\u00a0Std. 44\u00a0Min.')
  expect(de.over(75)).toBe('1\u00a0Std. 15\u00a0Min. über der Zeit')
  expect(de.waited(0)).toBe('gerade eben')
})
