import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  businessDayOf,
  countOf,
  DEVICE_TICKET,
  deviceTicket,
  endOfBusinessDay,
} from '../../../schema/ordering/tickets.ts'

const ZONE = 'Europe/Vienna'

test('A business day ends at four in the morning of the branch, also where the clock is changed', () => {
  expect(businessDayOf(Date.parse('2026-11-20T03:59:59+01:00'), ZONE)).toBe('2026-11-19')
  expect(businessDayOf(Date.parse('2026-11-20T04:00:00+01:00'), ZONE)).toBe('2026-11-20')
  expect(endOfBusinessDay('2026-11-20', ZONE)).toBe(Date.parse('2026-11-21T04:00:00+01:00'))
  expect(endOfBusinessDay('2026-10-24', ZONE)).toBe(Date.parse('2026-10-25T04:00:00+01:00'))
})

test('A number of a kiosk is read back as it was counted, under its own prefix only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 999_999 }), (number, count) => {
      const ticket = deviceTicket(`K${number}`, count)
      expect(ticket).toMatch(DEVICE_TICKET)
      expect(countOf(ticket, `K${number}`)).toBe(count)
      expect(countOf(ticket, `K${(number % 99) + 1}`)).toBe(0)
    }),
    { numRuns: 1000 },
  )
  expect(deviceTicket('K2', 17)).toBe('K2-017')
  expect(countOf('17', 'K2')).toBe(0)
})
