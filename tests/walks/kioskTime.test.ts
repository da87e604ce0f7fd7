import { expect, test } from 'vitest'
import { promiseText } from '../../client/ui/dates/PromiseText.tsx'
import { reviewTexts } from '../../schema/ordering/kioskOrder.ts'
import { openKiosk, openPage, ordersAt } from '../support/kioskWalk.ts'
import { open } from '../support/schedules.ts'
import { json } from '../support/shop.ts'

/** Nine minutes before it closes, one before it is too late, and what the kiosk has of its branch. */
const evening = Date.parse('2026-11-20T18:51:00Z')
const MORNING = '2026-11-21T09:00:00.000Z'
const branch = { openingHours: [open('daily', '10:00–20:00')], preparationMinutes: 2 }

test('What a kiosk showed as ready at once is not taken for another day in silence: the guest is told when, and has that by ordering again', async () => {
  const { shop, at } = await openKiosk({ start: evening, branch })
  const page = openPage(at)
  shop.clock.advance(9 * 60_000 + 1000)
  const refused = await page.order(1, { branch })
  expect(refused).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'promiseMoved' }],
    promisedAt: Date.parse(MORNING),
  })
  expect(await ordersAt(shop)).toEqual([])
  const told = refused.kind === 'refused' ? refused.promisedAt : null
  expect(promiseText(told ?? 0, at.world.now(), 'Europe/Vienna')).toBe('morgen, 10:00\u00a0Uhr')
  expect(await page.order(1, { branch, told })).toMatchObject({ kind: 'placed', isOffline: false })
  expect(await ordersAt(shop)).toMatchObject([{ promisedAt: Date.parse(MORNING) }])
})

test('Taken without network at hours that staff had changed, it is kept and somebody looks at it', async () => {
  const { shop, admin, at } = await openKiosk({ start: evening, branch })
  const page = openPage(at)
  await page.beat()
  at.network(false)
  const { data } = (await (await shop.request('/api/branches/1')).json()) as { data: { rev: string } }
  const sooner = { rev: data.rev, openingHours: [open('daily', '10:00–19:00')] }
  expect((await shop.request('/api/branches/1', json('PUT', sooner, { cookie: admin }))).status).toBe(200)
  expect(await page.order(1, { branch })).toMatchObject({ kind: 'placed', isOffline: true })
  at.network(true)
  await page.delivered()
  const [order] = await ordersAt(shop)
  expect(order).toMatchObject({ ticketNumber: 'K1-001', needsReview: 1 })
  const events = await shop.storage.read.orders.events(order?.id ?? 0)
  expect(events.flatMap(({ action }) => reviewTexts(action))).toEqual([
    'Etwas davon war nicht bestellbar: ausverkauft, pausiert oder geschlossen.',
  ])
})
