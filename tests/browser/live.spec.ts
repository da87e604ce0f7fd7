import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { ASKED_AGAIN_MS, isMarked, mark, phone, readyForOffline } from './guest.ts'
import { report } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** Staff change something at the interface; pages that are open hear of it through the change feed. */
test.describe.configure({ mode: 'default' })
test.use(phone)

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short', isAlone: true })

test('A changed price is on an open page and in its cart without reload', async ({ page }) => {
  await openMenu(page)
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).click()
  await expect(page.getByRole('button', { name: /Warenkorb/ })).toBeVisible()
  const delays: number[] = []
  for (const price of [171, 172, 173, 174, 175]) {
    const shown = moment(page, `1,${price % 100}\u00a0€`)
    const changed = Date.now()
    await staff.change('products', 1, { price })
    delays.push((await shown) - changed)
  }
  await expect(page.getByRole('button', { name: /Warenkorb.*1,75\s€/ })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  report(`From saving a price to its being on an open page: ${delays.join(', ')} ms`)
})

test('A product that is no longer public, or deleted, vanishes from an open page', async ({ page }) => {
  await openMenu(page)
  const [hidden, deleted] = [product(page, await name(3)), product(page, await name(4))]
  await expect(hidden).toBeVisible()
  await expect(deleted).toBeVisible()
  await staff.change('products', 3, { isPublic: false })
  await expect(hidden).toHaveCount(0)
  expect((await staff.request.delete('/api/products/4')).ok()).toBe(true)
  await expect(deleted).toHaveCount(0)
  await staff.change('products', 3, { isPublic: true })
  await expect(hidden).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('What is sold out meanwhile is told in the open cart, not by the last button', async ({ page }) => {
  await openMenu(page)
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).click()
  await page.getByRole('button', { name: /Warenkorb/ }).click()
  const cart = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(cart.getByText('Handsemmel')).toBeVisible()
  await expect(cart.getByText('Ausverkauft')).toHaveCount(0)
  const endsAt = new Date(Date.now() + 3_600_000).toISOString()
  const soldOut = { kind: 'soldOut', branch: 1, modes: [], product: 1, reason: '', endsAt }
  const { data } = await (await staff.request.post('/api/switches', { data: soldOut })).json()
  await expect(cart.getByText('Ausverkauft')).toBeVisible()
  await staff.request.delete(`/api/switches/${data.id}`)
  await expect(cart.getByText('Ausverkauft')).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})

test('Every tab of a device hears of a change, also when the one that listened is closed', async ({
  page,
  context,
}) => {
  await openMenu(page)
  await readyForOffline(page, server)
  const second = await context.newPage()
  await openMenu(second)
  const names = ['Tabsemmel', 'Weitersemmel']
  await staff.change('products', 1, { name: names[0] })
  for (const tab of [page, second]) await expect(product(tab, 'Tabsemmel')).toBeVisible()
  expect(await asksItself(page)).toBe(true)
  expect(await asksItself(second)).toBe(false)

  await page.close()
  await staff.change('products', 1, { name: names[1] })
  await expect(product(second, 'Weitersemmel')).toBeVisible()
  expect(await isMarked(second)).toBe(true)
  await staff.change('products', 1, { name: 'Handsemmel' })
})

for (const [how, end] of [
  ['restarted', () => server.stop()],
  ['cut off and started again', () => server.kill()],
] as const)
  test(`After the server was ${how} an open page goes on being current`, async ({ page }) => {
    await openMenu(page)
    await staff.change('products', 1, { name: 'Vorhersemmel' })
    await expect(product(page, 'Vorhersemmel')).toBeVisible()
    await end()
    await server.start()
    await staff.change('products', 1, { name: 'Nachhersemmel' })
    await expect(product(page, 'Nachhersemmel')).toBeVisible({ timeout: ASKED_AGAIN_MS })
    await staff.change('products', 1, { name: 'Handsemmel' })
    await expect(product(page, 'Handsemmel')).toBeVisible()
    expect(await isMarked(page)).toBe(true)
  })

const product = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const name = async (id: number): Promise<string> => String((await staff.stored('products', id))['name'])

/** Opens the menu and waits until the page is connected with the server's feed. */
async function openMenu(page: Page): Promise<void> {
  await page.goto(`${server.origin}/store/stammhaus`)
  await expect(product(page, 'Handsemmel')).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('public:asOf') !== null)
  await mark(page)
}

/** Epoch ms at which the page first shows the text. */
function moment(page: Page, text: string): Promise<number> {
  return page.evaluate(
    text =>
      new Promise<number>(resolve => {
        const look = () => {
          if (!document.body.innerText.includes(text)) return false
          resolve(Date.now())
          return true
        }
        if (look()) return
        const observer = new MutationObserver(() => look() && observer.disconnect())
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text,
  )
}

/** Whether the page itself asks the server for changes: one page of a device does it for all. */
const asksItself = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/replication/')))
