import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOneLetterOff } from '../../../../../client/ordering/menu/search/typo.ts'

it.each([
  ['semmel', 'semel', true],
  ['semmel', 'semmmel', true],
  ['semmel', 'sammel', true],
  ['semmel', 'semmle', true],
  ['semmeln', 'semel', true],
  ['kaisersemmel', 'semel', true],
  ['semmel', 'semmel', true],
  ['semmel', 'simel', false],
  ['semmel', 'pemmel', false],
  ['topfen', 'tpofen', true],
  ['topfen', 'krapfen', false],
])('%s is meant by %s: %s', (word, typed, isMeant) => {
  expect(isOneLetterOff(word, typed)).toBe(isMeant)
})

it('One slip behind the first letter is always forgiven', () => {
  const letters = fc.string({ unit: fc.constantFrom(...Array.from('abcdefg')), minLength: 4, maxLength: 12 })
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom('x', 'y'), (word, place, letter) => {
      const at = 1 + (place % (word.length - 1))
      expect(isOneLetterOff(word, word.slice(0, at) + word.slice(at + 1))).toBe(true)
      expect(isOneLetterOff(word, word.slice(0, at) + letter + word.slice(at + 1))).toBe(true)
      expect(isOneLetterOff(word, word.slice(0, at) + letter + word.slice(at))).toBe(true)
    }),
  )
})
