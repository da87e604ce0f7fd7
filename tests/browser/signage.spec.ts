import { test } from './device.ts'
import { expect } from './expect.ts'
import { officeAt } from './officePages.ts'
import { violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** A TV of a branch, before its guests. */
test.use({ viewport: { width: 1280, height: 720 } })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

test('A TV is let in by its code, shows what is planned, says its name when staff ask, and goes on without the server from the start', async ({
  page,
  another,
}) => {
  await page.goto(`${server.origin}/signage`)
  await expect(page).toHaveURL(/\/pair\?kind=screen/)
  const shown = page.locator('.pairing-code')
  await expect(shown).toHaveText(/\S{3}\s\S{3}/)
  expect(await violations(page)).toEqual([])
  const code = (await shown.innerText()).replaceAll(/\s/g, '')
  const paired = await staff.request.post('/api/devices/pair', { data: { code, device: 1, kind: 'screen' } })
  expect(paired.status(), await paired.text()).toBe(200)
  await expect(page).toHaveURL(/\/signage$/)
  await expect(page.getByRole('img', { name: 'Willkommen' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  const asked = await staff.request.post('/api/digital-signage-devices/1/command', {
    data: { uid: crypto.randomUUID(), name: 'identify' },
  })
  expect(asked.status(), await asked.text()).toBe(201)
  await expect(page.getByRole('status')).toHaveText('TV über der Theke')
  const playing = async () => {
    const answer = await staff.request.get('/api/screens/status')
    const { data } = (await answer.json()) as { data: { id: number; playing: object | null; command: object | null }[] }
    return data.find(({ id }) => id === 1)
  }
  await expect.poll(playing).toMatchObject({ command: { name: 'identify', state: 'done' }, playing: { stream: 1 } })

  const office = await another({ viewport: { width: 1440, height: 900 } })
  await officeAt(server.origin).openAt(office.page, '/digital-signage-devices/1')
  await office.page.getByLabel('Filmsequenz, die sofort gezeigt wird').selectOption('Mittagskarte')
  await office.page.getByRole('button', { name: 'Jetzt zeigen' }).click()
  await expect(page.getByRole('img', { name: 'Mittagskarte' })).toBeVisible()
  await expect(office.page.getByText(/Jetzt zeigen · .* · erledigt/)).toBeVisible()

  // A scene that lives: the price that staff change is on the TV while it is in sight.
  const show = { uid: crypto.randomUUID(), name: 'show', value: 6 }
  expect((await staff.request.post('/api/digital-signage-devices/1/command', { data: show })).status()).toBe(201)
  const board = page.getByRole('img', { name: 'Preistafel' }).last()
  await expect(board).toBeVisible()
  const drawn = await board.getAttribute('src')
  const dear = await firstOnBoard(staff)
  const priced = await staff.request.put(`/api/products/${dear.id}`, { data: { rev: dear.rev, price: 999 } })
  expect(priced.status(), await priced.text()).toBe(200)
  await expect(board).not.toHaveAttribute('src', drawn ?? '')
  await staff.change('digital-signage-devices', 1, { dimFrom: '00:00', dimTo: '24:00', dimmed: 40 })
  await expect(page.locator('.stage-shade')).toHaveAttribute('style', 'opacity: 0.6;')

  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('desk-signage'))).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('img').first()).toBeVisible()
  await page.context().setOffline(false)

  const thrownOut = await staff.request.delete('/api/digital-signage-devices/1/tokens')
  expect(thrownOut.status(), await thrownOut.text()).toBe(200)
  await page.reload()
  await expect(page).toHaveURL(/\/pair\?kind=screen/)
  expect(await page.evaluate(async () => (await caches.keys()).includes('screen-files'))).toBe(false)
})

/** The first product of the scene's price board. */
async function firstOnBoard({ request }: Staff): Promise<{ readonly id: number; readonly rev: string }> {
  const read = async (path: string) => (await (await request.get(`/api/${path}`)).json()).data
  const { layers } = await read('scenes/4')
  const { categories } = layers.find((layer: { type: string }) => layer.type === 'board')
  const { catalog } = await read('menus/1')
  const { products } = catalog.find(({ category }: { category: number }) => categories.includes(category))
  return read(`products/${products[0]}`)
}
