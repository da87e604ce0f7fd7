import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasTraps } from '../../../../server/base/http/jsonTraps.ts'

const slash = '\\'

test.each([
  ['a prototype', '{"__proto__":1}'],
  ['a prototype further in', '{"a":[{"__proto__" : {}}]}'],
  ['a prototype in escapes', `{"${slash}u005f_proto_${slash}u005F":1}`],
  [
    'a prototype all in escapes',
    `{"${'__proto__'
      .split('')
      .map(each => `${slash}u00${each.charCodeAt(0).toString(16)}`)
      .join('')}":1}`,
  ],
  ['U+0000', `{"a":"b${slash}u0000"}`],
  ['U+0000 behind a backslash', `{"a":"${slash}${slash}${slash}u0000"}`],
  ['the first half of a pair', `{"a":"${slash}ud83d"}`],
  ['the first half before something else', `{"a":"${slash}ud83d ${slash}ude00"}`],
  ['the second half', `{"a":"${slash}uDE00"}`],
  ['two second halves', `{"a":"${slash}ud83d${slash}ude00${slash}ude00"}`],
  ['lists without end', `${'['.repeat(600)}${']'.repeat(600)}`],
  ['objects without end', `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`],
])('JSON text with %s is told by its text', (_what, text) => {
  expect(hasTraps(text)).toBe(true)
})

test.each([
  ['the word as a value', '{"a":"__proto__"}'],
  ['the word within a text', `{"a":"${slash}"__proto__${slash}": x"}`],
  ['a backslash before letters that look like an escape', `{"a":"${slash}${slash}u0000 ${slash}${slash}ud83d"}`],
  ['a whole pair', `{"a":"${slash}ud83d${slash}ude00"}`],
  ['brackets in a text', `{"a":"${'[{'.repeat(600)}","b":"${slash}"${'['.repeat(600)}"}`],
  ['many beside one another', `[${'[],{},'.repeat(600)}1]`],
])('and %s is no trap', (_what, text) => {
  expect(hasTraps(text)).toBe(false)
})

test('Whatever can be written down is told the same by its text as by its values', () => {
  const piece = fc.constantFrom(
    'u0000',
    'ud83d',
    'ude00',
    'u005f',
    slash,
    `${slash}${slash}`,
    '"',
    '_',
    'a',
    '\u{1F600}',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
      const inner = pieces
        .map(each => (each.startsWith('u') ? slash + each : each === '"' ? `${slash}"` : each))
        .join('')
      const text = `{"a":"${inner}"}`
      const value = textIn(text)
      // What is no JSON is refused by whoever parses it.
      fc.pre(value !== null)
      expect(hasTraps(text)).toBe(/\0/.test(value ?? '') || !(value ?? '').isWellFormed())
    }),
  )
})

function textIn(text: string): string | null {
  try {
    return JSON.parse(text).a
  } catch {
    return null
  }
}
