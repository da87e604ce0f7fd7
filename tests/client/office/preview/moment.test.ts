import { expect, test } from 'vitest'
import { momentOf, momentText, momentWords, previewSearch } from '../../../../client/office/preview/moment.ts'

const zone = 'Europe/Vienna'

test('The address of a preview says a moment by the clock of the branch, and what is none is left out', () => {
  expect(previewSearch({ am: '2026-12-24T18:30', bei: 3 })).toEqual({ am: '2026-12-24T18:30', bei: 3 })
  expect(previewSearch({ am: 'morgen', bei: 'Stammhaus' })).toEqual({})
  expect(momentOf('2026-12-24T18:30', zone)).toBe(Date.parse('2026-12-24T17:30:00Z'))
  expect(momentOf('2026-07-24T18:30', zone)).toBe(Date.parse('2026-07-24T16:30:00Z'))
  expect([momentOf(undefined, zone), momentOf('2026-13-44T18:30', zone)]).toEqual([null, null])
  expect(momentText(Date.parse('2026-12-24T17:30:00Z'), zone)).toBe('2026-12-24T18:30')
})

test('A moment is told with its weekday, and with its year where that is not at hand', () => {
  const now = Date.parse('2026-12-20T10:00:00Z')
  expect(momentWords(Date.parse('2026-12-24T17:30:00Z'), now, zone)).toBe('Donnerstag, 24.12. um 18:30')
  expect(momentWords(Date.parse('2027-12-24T17:30:00Z'), now, zone)).toBe('Freitag, 24.12.2027 um 18:30')
})
