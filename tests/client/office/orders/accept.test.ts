import { expect, it, test } from 'vitest'
import { minutesIn, minutesOnOffer, promiseIn, takesMinutes } from '../../../../client/office/orders/accept.ts'

const NOW = Date.parse('2026-06-16T10:00:00Z')
const soon = { appointmentDate: null, promisedAt: null, isQuotation: false }
const shown = { ...soon, promisedAt: '2026-06-16T10:25:00.000Z' }

test('An order is accepted with the minutes its guest was shown, and with fifteen where nobody showed any or they are over', () => {
  expect(minutesOnOffer(shown, NOW)).toBe(25)
  expect(minutesOnOffer(soon, NOW)).toBe(15)
  expect(minutesOnOffer({ ...soon, promisedAt: '2026-06-16T09:00:00Z' }, NOW)).toBe(15)
})

test('What was shown stays as it is to the second; other minutes are a promise of their own', () => {
  expect(promiseIn(shown, 25, NOW)).toEqual({})
  expect(promiseIn(shown, 10, NOW)).toEqual({ promisedAt: '2026-06-16T10:10:00.000Z' })
  expect(promiseIn(soon, 15, NOW)).toEqual({ promisedAt: '2026-06-16T10:15:00.000Z' })
})

test('An appointment is agreed on, and a request is no matter of minutes', () => {
  const agreed = { ...soon, appointmentDate: '2026-06-16T18:00:00Z' }
  expect([takesMinutes(soon), takesMinutes(agreed), takesMinutes({ ...soon, isQuotation: true })]).toEqual([
    true,
    false,
    false,
  ])
  expect(promiseIn(agreed, 10, NOW)).toEqual({})
})

it.each([
  ['25', 25],
  [' 5 ', 5],
  ['0', null],
  ['241', null],
  ['bald', null],
  ['', null],
])('%j are %j minutes', (typed, minutes) => {
  expect(minutesIn(typed)).toBe(minutes)
})
