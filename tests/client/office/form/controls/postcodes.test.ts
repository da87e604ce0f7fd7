import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { postcodesOf, postcodesText } from '../../../../../client/office/form/controls/postcodes.ts'

it.each([
  ['1010–1090, 1190', ['1010-1090', '1190']],
  ['1190 1070;1080\n1010 - 1020', ['1190', '1070', '1080', '1010-1020']],
  ['1010 bis 1090', ['1010-1090']],
  ['1070, Döbling', ['1070', 'Döbling']],
  ['  ', []],
])('%j are the postcodes %j', (typed, entries) => {
  expect(postcodesOf(typed)).toEqual(entries)
})

it('What is shown is what is stored', () => {
  const code = fc.integer({ min: 1000, max: 9998 })
  const entry = fc.oneof(
    code.map(String),
    code.map(from => `${from}-${from + 1}`),
  )
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), entries => {
      expect(postcodesOf(postcodesText(entries))).toEqual(entries)
    }),
  )
})
