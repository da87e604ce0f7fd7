import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as fields from '../../../schema/base/fields.ts'
import { parse, problem, problemsOf, type ValidationCode, validationMessages } from '../../../schema/base/problems.ts'
import { orderCall } from '../../../schema/ordering/requests.ts'

const shape = z.strictObject({
  name: fields.name(5),
  code: z.string().min(3).optional(),
  count: z.int().min(1).max(9).optional(),
  list: z.array(fields.name()).min(1).max(2).optional(),
  contact: fields.email().optional(),
  day: fields.localDate().optional(),
  instant: fields.instant().optional(),
  opens: z
    .string()
    .regex(/^\d\d:\d\d$/, 'time')
    .optional(),
  website: fields.url().optional(),
  number: z
    .string()
    .regex(/^\+\d+$/, 'phone')
    .optional(),
  uid: z.uuid().optional(),
  kind: fields.choice({ a: 'A', b: 'B' }).optional(),
  either: z.union([z.number(), z.literal('x')]).optional(),
  isOn: z.boolean().optional(),
  zone: fields.timeZone().optional(),
  color: fields.color().optional(),
  tax: fields.percent().optional(),
  hours: fields.openingHours().optional(),
  places: z.array(fields.piece({ area: fields.name(80) }, { area: 'Gebiet' })).optional(),
})
const rule = { type: 'daily', isClosed: false, from: '08:00', to: '12:00' }

describe('A value that does not fit is told as', () => {
  it.each<[string, object, ValidationCode, string]>([
    ['a missing field', { name: undefined }, 'blank', 'name'],
    ['null', { name: null }, 'blank', 'name'],
    ['an empty text', { name: '' }, 'blank', 'name'],
    ['too short', { code: 'ab' }, 'tooShort', 'code'],
    ['too long', { name: 'abcdef' }, 'tooLong', 'name'],
    ['too small', { count: 0 }, 'tooSmall', 'count'],
    ['too big', { count: 10 }, 'tooBig', 'count'],
    ['too few', { list: [] }, 'tooFew', 'list'],
    ['too many', { list: ['a', 'b', 'c'] }, 'tooMany', 'list'],
    ['no text in a list', { list: ['a', ''] }, 'blank', 'list.1'],
    ['no e-mail address', { contact: 'anna@' }, 'email', 'contact'],
    ['no date', { day: '2026-02-30' }, 'date', 'day'],
    ['no instant', { instant: '2026-02-03T10:00' }, 'date', 'instant'],
    ['no internet address', { website: 'ftp://example.com' }, 'url', 'website'],
    ['no address at all', { website: 'example' }, 'url', 'website'],
    ['no identification', { uid: '42' }, 'uuid', 'uid'],
    ['no number', { count: 'drei' }, 'number', 'count'],
    ['half a number', { count: 1.5 }, 'number', 'count'],
    ['not a number', { count: Number.NaN }, 'number', 'count'],
    ['none of the choices', { kind: 'c' }, 'choice', 'kind'],
    ['none of several kinds', { either: 'y' }, 'choice', 'either'],
    ['the wrong type', { isOn: 'ja' }, 'type', 'isOn'],
    ['the wrong type of text', { name: 5 }, 'type', 'name'],
    ['no zone', { zone: 'Mars/Olympus' }, 'format', 'zone'],
    ['no colour', { color: 'rot' }, 'format', 'color'],
    ['a time that is none', { opens: 'mittags' }, 'time', 'opens'],
    ['a number of letters', { number: 'abc' }, 'phone', 'number'],
    ['a tax with three decimals', { tax: 4.905 }, 'format', 'tax'],
    ['a text with a null character', { name: 'a\u0000' }, 'format', 'name'],
    ['a rule without its date', { hours: [{ ...rule, type: 'once' }] }, 'blank', 'hours.0.date'],
    ['a rule without its end', { hours: [{ ...rule, to: null }] }, 'blank', 'hours.0.to'],
    ['a field nobody knows', { sauce: 1 }, 'unknownField', 'sauce'],
    ['a field nobody knows, further in', { places: [{ area: 'A', price: 1 }] }, 'unknownField', 'places.0.price'],
    ['a missing field further in', { places: [{ area: 'A' }, {}] }, 'blank', 'places.1.area'],
  ])('%s', (_title, given, code, field) => {
    expect(parse(shape, { name: 'Anna', ...given })).toEqual({
      ok: false,
      problems: [{ code, message: validationMessages[code], field }],
    })
  })

  it('all problems at once, in the order of the fields', () => {
    const parsed = parse(shape, { count: 0, kind: 'c' })
    expect(!parsed.ok && parsed.problems.map(({ field }) => field)).toEqual(['name', 'count', 'kind'])
  })

  it('a problem of the whole where the value is no object', () => {
    expect(parse(shape, 5)).toEqual({ ok: false, problems: [{ code: 'type', message: validationMessages.type }] })
    expect(parse(shape, undefined)).toEqual({
      ok: false,
      problems: [{ code: 'blank', message: validationMessages.blank }],
    })
  })
})

describe('A value that fits', () => {
  it('comes back as the shape reads it', () => {
    expect(parse(shape, { name: 'Anna' })).toEqual({ ok: true, data: { name: 'Anna' } })
    expect(parse(z.object({ a: z.boolean().default(false) }), { b: 1 })).toEqual({ ok: true, data: { a: false } })
  })
})

describe('A problem', () => {
  it('names its field by path or by name', () => {
    expect(problem('used', ['places', 0, 'area']).field).toBe('places.0.area')
    expect(problem('used', 'name')).toEqual({
      code: 'used',
      message: 'Dieser Wert wird bereits verwendet.',
      field: 'name',
    })
    expect(problem('blank')).toEqual({ code: 'blank', message: 'Bitte füllen Sie dieses Feld aus.' })
  })

  it('can stand below a prefix', () => {
    const error = shape.safeParse({}, { reportInput: true }).error
    expect(error && problemsOf(error, ['docs', 3]).map(({ field }) => field)).toEqual(['docs.3.name'])
  })

  it('has a German sentence for every kind', () => {
    for (const message of Object.values(validationMessages)) expect(message).toMatch(/^[A-ZÄÖÜ].*\.$/)
  })

  it('of an order names the field of the form', () => {
    const parsed = parse(orderCall, { branch: 1, items: [{ product: 1, amount: 0 }], paymentMethod: 'gold' })
    expect(!parsed.ok && parsed.problems.map(({ code, field }) => [field, code])).toEqual([
      ['items.0.amount', 'tooSmall'],
      ['uid', 'blank'],
      ['expectedTotal', 'blank'],
      ['paymentMethod', 'choice'],
    ])
  })
})
