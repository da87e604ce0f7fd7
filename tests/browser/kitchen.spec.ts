import { boardScreen } from './boardScreen.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { placeOrder } from './placing.ts'
import { report, violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** The kitchen in a rush, on a tablet that stands upright. */
test.describe.configure({ mode: 'default' })

const tablet = { width: 820, height: 1180 }

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened))

test('A new order is handed over with two taps, and the one who takes the money reads how much', async ({
  another,
}) => {
  const kitchen = await boardScreen(another, { server, staff, kind: 'kitchen', viewport: tablet })
  for (let count = 0; count < 6; count++) await placeOrder(staff)
  const placed = await placeOrder(staff)
  const card = kitchen.getByRole('article', { name: `Küche ${placed.ticket}` })
  await expect(card.getByText('Zu zahlen')).toBeVisible()
  // It lies below the edge: nobody has seen it, and its number in the banner leads to it.
  await expect(card).not.toBeInViewport()
  await expect(kitchen.getByRole('status').getByRole('button', { name: /Gesehen/ })).toHaveCount(0)
  const banner = kitchen.getByRole('status').filter({ hasText: '7 neue Bestellungen' })
  await expect(banner.getByRole('button')).toHaveCount(4)
  await banner.getByRole('button').last().click()
  await expect(kitchen.locator('article:focus')).toBeInViewport({ ratio: 0.9 })
  expect(await violations(kitchen)).toEqual([])
  // What the baker reads before he opens the oven: seven times twenty rolls.
  await kitchen.getByRole('button', { name: 'Summen' }).click()
  await expect(kitchen.getByRole('region', { name: 'Summen' }).getByRole('listitem')).toHaveText(/^140×\s*Handsemmel$/)
  await kitchen.getByRole('button', { name: 'Summen' }).click()

  let taps = 0
  const tap = async (name: string | RegExp) => {
    taps++
    await card.getByRole('button', { name }).click()
  }
  await tap('Annehmen')
  await tap(/^Übergeben 13,00.€ kassieren$/)
  await expect(card).toBeHidden()
  const order = await staff.request.get(`/api/orders/${placed.id}`)
  expect(await order.json()).toMatchObject({ data: { status: 'completed', isPaid: true } })
  expect(taps).toBeLessThanOrEqual(2)
  report(`New to handed over in the kitchen: ${taps} taps`)
})

test('The kitchen says that rolls are sold out and takes no orders for a while, with one tap each, and takes a step back', async ({
  another,
}) => {
  const kitchen = await boardScreen(another, { server, staff, kind: 'kitchen', viewport: tablet })
  const placed = await placeOrder(staff)
  const card = kitchen.getByRole('article', { name: `Küche ${placed.ticket}` })
  await card.getByRole('button', { name: 'Annehmen' }).click()
  await expect(card.getByRole('button', { name: 'Fertig' })).toBeVisible()
  await kitchen.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(card.getByRole('button', { name: 'Annehmen' })).toBeVisible()
  await expect(kitchen.getByRole('button', { name: 'Rückgängig' })).toBeHidden()

  await kitchen.getByRole('button', { name: 'Pause · Aus' }).click()
  const dialog = kitchen.getByRole('dialog', { name: 'Pause und Ausverkauft' })
  const rolls = dialog.getByRole('switch', { name: 'Handsemmel ist ausverkauft' })
  await rolls.click()
  await expect(rolls).toBeChecked()
  await dialog.getByRole('button', { name: '15 Min.' }).click()
  await expect(dialog.getByText(/^Pausiert bis \d\d:\d\d/)).toBeVisible()
  expect(await violations(kitchen)).toEqual([])
  const switches = async () => {
    const { data } = (await (await staff.request.get('/api/switches')).json()) as {
      data: { kind: string; branch: number }[]
    }
    return data
      .filter(({ branch }) => branch === 1)
      .map(({ kind }) => kind)
      .toSorted()
  }
  await expect.poll(switches).toEqual(['paused', 'soldOut'])
  await dialog.getByRole('button', { name: 'Wieder annehmen' }).click()
  await rolls.click()
  await expect.poll(switches).toEqual([])
})
