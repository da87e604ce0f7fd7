import { expect, test } from 'vitest'
import { openNow } from '../../../../client/office/switches/openNow.ts'

const ZONE = 'Europe/Vienna'
const branch = { openingHours: [{ type: 'daily', isClosed: false, from: '06:00', to: '18:30' }] }
const at = (time: string) => Date.parse(`2026-06-16T${time}:00+02:00`)

test('A branch says until when it is open, and when it opens; only an end that is in sight can be waited for', () => {
  expect(openNow(branch, at('12:00'), ZONE)).toEqual({
    isOpen: true,
    text: 'Offen bis 18:30',
    closesAt: at('18:30'),
  })
  const evening = openNow(branch, at('20:00'), ZONE)
  expect([evening.isOpen, evening.closesAt]).toEqual([false, null])
  expect(evening.text).toContain('06:00')
  const always = { openingHours: [{ type: 'daily', isClosed: false, from: '00:00', to: '24:00' }] }
  expect(openNow(always, at('12:00'), ZONE)).toEqual({ isOpen: true, text: 'Durchgehend offen', closesAt: null })
  expect(openNow({}, at('12:00'), ZONE)).toEqual({ isOpen: false, text: 'Geschlossen', closesAt: null })
})
