import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { greenFilm, watched } from '../support/tvWatch.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { officeAt } from './officePages.ts'
import { atRest, violations } from './quality.ts'
import { crops, fullPicture, liveScene, stillScene } from './sceneLayers.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'
import { commanded, differing, drawn, made, showNow } from './tv.ts'

/** A TV of a branch, before its guests. */
test.use({ viewport: { width: 1280, height: 720 } })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

test('A TV is let in by its code, shows what is planned, plays a film without a gap, draws what the server draws, says its name when staff ask, and goes on without the server from the start, also when it was cut off in the middle of an update', async ({
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

  const office = await another({ viewport: { width: 1440, height: 900 } })
  await officeAt(server.origin).openAt(office.page, '/digital-signage-devices/1')
  await office.page.getByLabel('Filmsequenz, die sofort gezeigt wird').selectOption('Mittagskarte')
  await office.page.getByRole('button', { name: 'Jetzt zeigen' }).click()
  await expect(page.getByRole('img', { name: 'Mittagskarte' })).toBeVisible()
  await expect(office.page.getByText(/Jetzt zeigen · .* · erledigt/)).toBeVisible()

  // A scene that lives: the price that staff change is on the TV while it is in sight.
  await showNow(staff, 6)
  const board = page.getByRole('img', { name: 'Preistafel' }).last()
  await expect(board).toBeVisible()
  const drawn = await board.getAttribute('src')
  const dear = await firstOnBoard(staff)
  const priced = await staff.request.put(`/api/products/${dear.id}`, { data: { rev: dear.rev, price: 999 } })
  expect(priced.status(), await priced.text()).toBe(200)
  await expect(board).not.toHaveAttribute('src', drawn ?? '')
  await comparesWithPictures(page, staff)
  await playsFilm(page, staff)

  // Its name stands over everything for a while: nothing that is looked at comes after it.
  await commanded(staff, 'identify')
  await expect(page.getByRole('status')).toHaveText('TV über der Theke')
  const playing = async () => {
    const answer = await staff.request.get('/api/screens/status')
    const { data } = (await answer.json()) as { data: { id: number; playing: object | null; command: object | null }[] }
    return data.find(({ id }) => id === 1)
  }
  expect(await playing()).toMatchObject({ command: { name: 'identify', state: 'done' }, playing: { stream: 1 } })

  await staff.change('digital-signage-devices', 1, { streams: [1], dimFrom: '00:00', dimTo: '24:00', dimmed: 40 })
  await expect(page.locator('.stage-shade')).toHaveAttribute('style', 'opacity: 0.6;')

  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('desk-signage'))).toBe(true)
  await halfUpdated(page, staff)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('img', { name: 'Frisch aus dem Ofen' }).first()).toBeVisible()
  await page.context().setOffline(false)

  const thrownOut = await staff.request.delete('/api/digital-signage-devices/1/tokens')
  expect(thrownOut.status(), await thrownOut.text()).toBe(200)
  await page.reload()
  await expect(page).toHaveURL(/\/pair\?kind=screen/)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('screen-files'))).toBe(false)
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

/** Between two pictures: from the first look on something is in sight at each, and the film begins with a frame of its own. */
async function playsFilm(page: Page, staff: Staff): Promise<void> {
  const file = await made(staff, 'uploads/library', { name: 'theke.mp4', data: await greenFilm(page) })
  const segment = { name: 'Film', content: { type: 'film', file }, seconds: 0, isEnabled: true }
  const film = await made(staff, 'digital-signage-segments', segment)
  await staff.change('digital-signage-segments', 2, { seconds: 3 })
  await staff.change('digital-signage-streams', 1, { segments: [2, film] })
  await commanded(staff, 'volume', 35)
  await showNow(staff, 2)
  await expect(page.getByRole('img', { name: 'Frisch aus dem Ofen' }).first()).toBeVisible()
  const watch = await watched(page)
  expect(await watch.isFilledEarly()).toBe(false)
  const kinds = async () =>
    (await watch.looks()).map(({ kind }) => kind).filter((kind, at, all) => kind !== all[at - 1])
  await expect.poll(async () => (await kinds()).join(' '), { timeout: 60_000 }).toMatch(/img video img/)
  await watch.stop()
  const looks = await watch.looks()
  expect(looks.filter(({ isFilled }) => !isFilled)).toEqual([])
  const films = looks.filter(({ kind }) => kind === 'video')
  expect(films.filter(({ isGreen, volume }) => !isGreen || volume !== 35)).toEqual([])
}

/** Staff plan a picture of which the TV is told and that never comes: what it showed before stays. */
async function halfUpdated(page: Page, staff: Staff): Promise<void> {
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (to, init) => {
      if (!String(to).startsWith('/image/')) return fetch(to, init)
      document.body.dataset['cutOff'] = String(to)
      return Promise.reject(new TypeError('Failed to fetch'))
    }
  })
  const { data: images } = await (await staff.request.get('/api/images')).json()
  const { id, version, extension } = images.at(-1)
  const content = { type: 'picture', image: { id, version, extension } }
  const body = { name: 'Nie angekommen', content, seconds: 5, isEnabled: true }
  const segment = await made(staff, 'digital-signage-segments', body)
  await staff.change('digital-signage-streams', 1, { segments: [segment] })
  await expect(page.locator('body')).toHaveAttribute('data-cut-off', /^\/image\//)
  await expect(page.getByRole('img', { name: 'Nie angekommen' })).toHaveCount(0)
}

/** Of the pixels so many may differ (specification), and so many do at least where a layer stands elsewhere. */
const [MOST_DIFFERING, MOVED] = [0.01, 12]

/** A scene as the TV shows it, beside the picture the server makes of the same layers. */
async function comparesWithPictures(page: Page, staff: Staff): Promise<void> {
  const { data: images } = await (await staff.request.get('/api/images')).json()
  const { id, version, extension } = images[0]
  const image = { id, version, extension }
  const look = { width: 1280, height: 720, background: '#fdf6ec' }
  const onTv = async (path: string, layers: readonly object[]) => {
    const scene = await made(staff, 'scenes', { path, name: path, ...look, layers, transition: 'none' })
    const content = { type: 'scene', scene }
    return made(staff, 'digital-signage-segments', { name: path, content, seconds: 600, isEnabled: true })
  }
  const picture = async (identifier: string, layers: readonly object[]) => {
    const body = { identifier, name: identifier, subject: 'none', unit: 'px', ...look, layers }
    const template = await made(staff, 'image-templates', body)
    return (await staff.request.get(`/api/image-templates/${template}/file?format=png`)).body()
  }
  const [still, live] = [await onTv('alle-ebenen', stillScene(image)), await onTv('alles-lebt', liveScene)]
  const cut = { name: 'ausschnitt', content: { type: 'picture', image: { ...image, crops } }, seconds: 600 }
  const full = await made(staff, 'digital-signage-segments', { ...cut, isEnabled: true })
  await staff.change('digital-signage-streams', 1, { segments: [still, live, full] })

  const shown = await seen(page, staff, still, 'alle-ebenen')
  expect(await differing(shown, await picture('gleich', stillScene(image)))).toBeLessThan(MOST_DIFFERING)
  const moved = await picture('verschoben', stillScene(image, MOVED))
  expect(await differing(shown, moved)).toBeGreaterThan(MOST_DIFFERING)

  // A picture that fills the TV is cut as in a layout.
  const filled = await seen(page, staff, full, 'ausschnitt')
  expect(await differing(filled, await picture('voll', fullPicture({ ...image, crops })))).toBeLessThan(MOST_DIFFERING)
  expect(await differing(filled, await picture('ganz', fullPicture(image)))).toBeGreaterThan(MOST_DIFFERING)

  // What lives has no file of its own: the server's renderer is given the very drawing.
  const drawings = await drawn(page)
  const lives = await seen(page, staff, live, 'alles-lebt')
  const drawing = (await drawings()).findLast(svg => svg.includes('Noch '))
  if (!drawing) throw new Error('The live scene was not drawn.')
  expect(await differing(lives, await sharp(Buffer.from(drawing)).png().toBuffer())).toBeLessThan(MOST_DIFFERING)
}

/** What is to be seen of a segment, as if it were not moved by a few pixels for the sake of the screen. */
async function seen(page: Page, staff: Staff, segment: number, name: string): Promise<Buffer> {
  await showNow(staff, segment)
  await expect(page.getByRole('img', { name }).first()).toBeVisible()
  await atRest(page)
  const stage = page.locator('.stage')
  await stage.evaluate(({ style }) => style.setProperty('transform', 'none', 'important'))
  return page.screenshot()
}
