import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { kitchenView } from '../../../../client/counter/kitchen/kitchenView.ts'
import { LaterStrip } from '../../../../client/counter/kitchen/LaterStrip.tsx'
import type { BoardStep } from '../../../../schema/counter/boardSteps.ts'
import { boardOrderOf } from '../../../support/boardOrder.ts'

const now = Date.parse('2026-06-16T12:00:00+02:00')
const nothing = () => {}
const later = boardOrderOf({ status: 'confirmed', createdAt: now - 60_000, appointmentAt: now + 3 * 3_600_000 })

function strip(steps: readonly BoardStep[], online = true): string {
  const given = { orders: [later], steps, station: null, stations: [], seen: new Set<number>(), accepts: false }
  const { later: cards, undoable } = kitchenView({ ...given, now, preparationMinutes: 20 })
  const html = renderToStaticMarkup(
    <LaterStrip {...{ cards, now, online, undoable }} zone="Europe/Vienna" onUndo={nothing} onDismiss={nothing} />,
  )
  return html.replaceAll(/<[^>]*>/g, ' ')
}
const stepOf = (given: Partial<BoardStep>): BoardStep => ({
  key: 'a',
  order: 1,
  action: 'confirm',
  at: now - 1000,
  state: 'done',
  ...given,
})

test('An order for later says when, and what its guest has to pay', () => {
  expect(strip([])).toMatch(/15:00.*Semmel.*2,40/s)
  expect(strip([])).not.toContain('Rückgängig')
})

test('What was tapped last can be taken back where the order went', () => {
  expect(strip([stepOf({})])).toContain('Rückgängig')
})

test('What was refused is told there: the order stands nowhere else', () => {
  expect(strip([stepOf({ state: 'refused' })])).toContain('Konnte nicht angenommen werden')
})

test('What was tapped without the server waits for the connection, and is not said to be on its way', () => {
  const tapped = [stepOf({ state: 'waiting' })]
  expect(strip(tapped)).toContain('wird übertragen')
  expect(strip(tapped, false)).toContain('Wartet auf die Verbindung')
})
