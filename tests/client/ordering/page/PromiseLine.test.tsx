import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../../client/data/shop/catalogue.ts'
import { CatalogueContext } from '../../../../client/data/shop/useCatalogue.tsx'
import { CardModes } from '../../../../client/ordering/page/CardModes.tsx'
import { PromiseLine } from '../../../../client/ordering/page/PromiseLine.tsx'
import type { Branch } from '../../../../schema/business/branch.ts'
import { branchOf } from '../../../support/business.ts'
import { open } from '../../../support/schedules.ts'

const noon = Date.parse('2026-11-20T12:00:00+01:00')
const usual = { openingHours: [open('daily', '08:00–18:00')], preparationMinutes: 15, isDeliveryEnabled: true }

/** As a guest reads it, with or without news of the server. */
function read(content: ReactNode, { isOnline = true } = {}): string {
  const catalogue = createCatalogue({ seq: '1.e1', at: noon, data: [] })
  catalogue.setFreshness({ online: isOnline })
  return renderToStaticMarkup(<CatalogueContext value={catalogue}>{content}</CatalogueContext>)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
}
const line = (given: Partial<Branch>, appointment: number | null = null, now = noon) => (
  <PromiseLine branch={branchOf({ ...usual, ...given })} mode="takeaway" items={[]} {...{ appointment, now }} />
)
const card = (given: Partial<Branch>, now = noon) => <CardModes branch={branchOf({ ...usual, ...given })} now={now} />

test('The head of a menu says when it would be there, and that it is only likely while nobody hears of the server', () => {
  expect(read(line({}))).toBe('ca. 15 Min. (bis 12:15)')
  expect(read(line({}), { isOnline: false })).toBe('voraussichtlich ca. 15 Min. (bis 12:15)')
})

test('What was chosen for later is no estimate', () => {
  const evening = Date.parse('2026-11-20T17:30:00+01:00')
  expect(read(line({}, evening), { isOnline: false })).toBe('heute, 17:30 Uhr')
})

test('What would be ready only once it has closed is promised nowhere, and its guest is told before they choose', () => {
  const late = Date.parse('2026-11-20T17:50:00+01:00')
  expect(read(line({}, null, late))).toBe('Bis wir um 18:00 Uhr schließen, ist das nicht mehr zu schaffen.')
  expect(read(card({}, late))).toBe('Abholung · Lieferung · Vor Ort')
})

test.each<[string, Partial<Branch>, number]>([
  ['is closed', {}, Date.parse('2026-11-20T20:00:00+01:00')],
  ['takes orders for a time only', { isAppointmentRequired: true }, noon],
  ['takes inquiries only', { isQuotationRequired: true }, noon],
])('Where a branch %s nothing is promised', (_why, given, now) => {
  expect(read(line(given, null, now))).toBe('')
  expect(read(card(given, now))).not.toContain('Min.')
})

test('The card of a branch says how long the usual order takes, beside the ways there are', () => {
  expect(read(card({}))).toBe('Abholung in ca. 15 Min. · Lieferung · Vor Ort')
})
