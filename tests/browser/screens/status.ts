import type { Page } from 'playwright/test'
import { expect } from '../expect.ts'
import { type House, productNamed, type Screen, type Walk } from './house.ts'

/** What staff do with an order, one after the other. */
type Deeds = readonly (readonly [deed: string, data?: Record<string, unknown>])[]

const anna = {
  firstName: 'Anna',
  lastName: 'Huber',
  phone: '+436641234567',
  email: 'anna.huber@example.com',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
}
const home = {
  isDelivery: true,
  deliveryArea: '1070 Neubau',
  street: 'Lindengasse 3',
  zipCode: '1070',
  city: 'Wien',
  country: 'AT',
}

/** Public order status page in every status. */
export const statusWalks: readonly Walk[] = [
  [
    status('new', {}, [], 'Vielen Dank für Ihre Bestellung!'),
    status('confirmed', {}, [['status/confirm']], 'Vielen Dank für Ihre Bestellung!'),
    status('ready', {}, [['status/confirm'], ['status/in-delivery']], 'Vielen Dank für Ihre Bestellung!'),
    status('delivery-underway', home, [['status/confirm'], ['status/in-delivery']], 'Vielen Dank für Ihre Bestellung!'),
    status('delivered', home, [['status/confirm'], ['status/completed']], 'Ihre Bestellung wurde zugestellt!'),
    status(
      'at-table',
      { isDineIn: true, table: 'stammhaus-1' },
      [['status/confirm']],
      'Vielen Dank für Ihre Bestellung!',
    ),
  ],
  [
    status(
      'rejected',
      {},
      [['status/reject', { rejectionMessage: 'Der Ofen macht heute Pause.' }]],
      'Ihre Bestellung wurde storniert.',
    ),
    status('canceled', {}, [['status/confirm'], ['status/cancel']], 'Ihre Bestellung wurde storniert.'),
    status(
      'counter-appointment',
      {},
      [['counter-appointment', { appointmentDate: new Date(Date.now() + 7_200_000).toISOString() }]],
      /Uhr/,
    ),
    {
      name: 'status-unknown',
      complaint: /status of 404/,
      async open(page, { origin }) {
        await page.goto(`${origin}/status/00000000-0000-4000-8000-000000000000/unbekannt`)
        await expect(page.getByRole('heading', { name: 'Bestellung nicht gefunden' })).toBeVisible()
      },
    },
  ],
  [
    status('completed', {}, [['status/confirm'], ['status/completed']], 'Ihre Bestellung ist abgeschlossen!'),
    {
      name: 'status-rating',
      async open(page) {
        await rate(page)
        await page.getByRole('textbox').fill('Die Semmeln waren noch warm.')
      },
    },
    {
      name: 'status-rated',
      async open(page) {
        await page.getByRole('button', { name: 'Abschicken' }).click()
        await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bewertung!' })).toBeVisible()
        await page.getByText('Details', { exact: true }).click()
        await expect(page.getByText('Barzahlung')).toBeVisible()
      },
    },
  ],
]

/** Stars for everything that is asked. */
async function rate(page: Page): Promise<void> {
  for (const [index, name] of ['Bestellvorgang', 'Service', 'Qualität des Foods', 'Gesamtbewertung'].entries())
    await page
      .getByRole('group', { name })
      .getByRole('radio')
      .nth(4 - (index % 2))
      .click()
}

function status(name: string, order: Record<string, unknown>, deeds: Deeds, says: string | RegExp): Screen {
  return {
    name: `status-${name}`,
    async open(page: Page, house: House) {
      const placed = await place(house, order)
      for (const [deed, data = {}] of deeds) {
        const answer = await house.staff.request.post(`/api/orders/${placed.id}/${deed}`, { data })
        expect(answer.status(), await answer.text()).toBe(200)
      }
      await page.goto(`${house.origin}${placed.path}`)
      await expect(page.getByText(says).first()).toBeVisible()
      await expect(page.getByText(placed.ticketNumber).first()).toBeVisible()
    },
  }
}

interface Placed {
  readonly id: number
  readonly path: string
  readonly ticketNumber: string
}

/** An order of rolls as the shop would send it. */
async function place(house: House, given: Record<string, unknown>): Promise<Placed> {
  const { request } = house.staff
  const product = await productNamed(house, 'Handsemmel')
  const wanted = {
    branch: 1,
    items: [{ product, amount: 14 }],
    ...(given['isDelivery'] ? home : {}),
    ...given,
  }
  const { data } = (await (await request.post('/api/quote', { data: wanted })).json()) as {
    data: { pricing: { totalGross: number } }
  }
  const uid = crypto.randomUUID()
  const answer = await request.post('/api/orders', {
    data: { ...wanted, ...anna, uid, expectedTotal: data.pricing.totalGross },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { hash } = ((await answer.json()) as { data: { hash: string } }).data
  const seen = await request.get(`/api/orders/public/${uid}/${hash}`)
  const { id, ticketNumber } = ((await seen.json()) as { data: { id: number; ticketNumber: string } }).data
  return { id, ticketNumber, path: `/status/${uid}/${hash}` }
}
