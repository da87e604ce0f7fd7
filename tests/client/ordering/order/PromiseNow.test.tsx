import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PromiseNow } from '../../../../client/ordering/order/PromiseNow.tsx'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { orderWith } from './orders.ts'

const promisedAt = '2026-11-20T11:40:00.000Z'
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T11:20:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const said = (given: Partial<PublicOrder>, isHeard = true): string =>
  renderToStaticMarkup(
    <PromiseNow order={orderWith({ promisedAt, ...given })} zone="Europe/Vienna" isHeard={isHeard} />,
  )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')

test('What was promised is counted down, and once it has passed that is said', () => {
  expect(said({})).toContain('ca. 20 Min. (bis 12:40)')
  vi.setSystemTime(Date.parse('2026-11-20T11:35:00.000Z'))
  expect(said({})).toContain('ca. 5 Min. (bis 12:40)')
  vi.setSystemTime(Date.parse('2026-11-20T11:41:00.000Z'))
  expect(said({})).toBe('Es dauert leider etwas länger als versprochen. Das Team weiß Bescheid.')
})

test('Who has no connection is not told that it takes longer: it may have been ready for long', () => {
  vi.setSystemTime(Date.parse('2026-11-20T11:41:00.000Z'))
  expect(said({}, false)).toBe('Sie sollte inzwischen fertig sein. Das konnten wir noch nicht prüfen.')
  expect(said({ isDelivery: true }, false)).toContain('inzwischen bei Ihnen sein')
})

test.each<[string, Partial<PublicOrder>]>([
  ['is ready', { isConfirmed: true, isInDelivery: true }],
  ['has ended', { isCanceled: true }],
  ['is asked about another time', { counterAppointment: '2026-11-20T12:00:00.000Z' }],
  ['was agreed for this time', { appointmentDate: promisedAt }],
  ['was promised nothing', { promisedAt: null }],
])('Nothing is counted for an order that %s', (_what, given) => {
  expect(said(given)).toBe('')
})
