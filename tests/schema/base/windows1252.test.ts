import { expect, test } from 'vitest'
import { windows1252 } from '../../../schema/base/windows1252.ts'

test('Letters and signs of German papers are what Windows calls them', () => {
  const decoder = new TextDecoder('windows-1252')
  const text = 'Größe €‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ – „Jö“ ß ÿ'
  expect(decoder.decode(windows1252(text))).toBe(text)
  expect([...windows1252('€')]).toEqual([0x80])
})

test('A letter in two parts is one, and what has no character is a question mark', () => {
  expect([...windows1252('o\u0308')]).toEqual([0xf6])
  expect([...windows1252('a漢\u0081')]).toEqual([0x61, 0x3f, 0x3f])
})
