import { expect, test } from 'vitest'
import { beginsLarge, erased, typed } from '../../../../client/counter/kiosk/typing.ts'

const at = (value: string, from: number, to = from) => ({ value, from, to })

test('Keys type where the guest put the mark, in place of what is chosen, and no more than there is room for', () => {
  expect(typed(at('Ana', 2), 'n', 40)).toEqual(at('Anna', 3))
  expect(typed(at('Anna', 0, 4), 'E', 40)).toEqual(at('E', 1))
  expect(typed(at('Anna', 4), 'b', 4)).toEqual(at('Anna', 4))
})

test('What is erased is the letter before the mark, or what is chosen', () => {
  expect(erased(at('Annna', 3))).toEqual(at('Anna', 2))
  expect(erased(at('Anna Huber', 4, 10))).toEqual(at('Anna', 4))
  expect(erased(at('Anna', 0))).toEqual(at('Anna', 0))
  expect(erased(at('A👍', 3))).toEqual(at('A', 1))
})

test.each([
  ['', true, true],
  ['Anna ', true, false],
  ['Anna-', true, false],
  ['D’', true, false],
  ['Alles Gute! ', true, true],
  ['Ann', false, false],
])('After „%s“ a name goes on large: %s, and a sentence: %s', (before, ofNames, ofSentences) => {
  expect([beginsLarge(before, 'words'), beginsLarge(before, 'sentences')]).toEqual([ofNames, ofSentences])
})
