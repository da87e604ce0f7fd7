import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { attacks as given } from '../support/website/attacks.ts'
import { block, words } from '../support/website/blocks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { inControl, isMarked, mark, phone } from './guest.ts'
import { box, type OfficePages, officeAt } from './officePages.ts'
import { violations } from './quality.ts'
import { copyAndKeep, copyAndPlan, editMenu, goBack, moveBlocks, replacePicture, shareDraft } from './siteEditing.ts'
import { startServer, type TestServer } from './support.ts'

/** Those that may be stored: what has signs no text may have is refused. */
const attacks = given.filter(
  attack => !/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/.test(attack) && attack.trim() === attack,
)

let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())
test.describe('while the program changes', () => {
  // What the device keeps is another one later.
  test.use({ isNewDevice: true })

  test('A page is made from a template, written, survives a crash and a newer program, and is public with a click; what it was comes back as a draft, its blocks are copied, hidden and kept for many pages, a copy is public at its time, and menu and pictures go along', async ({
    page,
    context,
  }) => {
    let version = 1
    await context.route('**/build/service-worker.js', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()}\n// version ${version}` })
    })
    // A file that the first worker keeps for later never comes: nobody waits for that.
    let asked = 0
    await context.route('**/assets/Roster-*.js', route => (asked++ === 0 ? undefined : route.continue()))
    await page.setViewportSize({ width: 1440, height: 900 })
    await office.openAt(page, '/sites/new')
    await page.getByLabel('Name', { exact: true }).fill('Sieg im Auftakt')
    await expect(page.getByLabel('Adresse')).toHaveValue('news/sieg-im-auftakt')
    await page.getByRole('button', { name: 'Seite anlegen' }).click()
    const outline = page.getByRole('navigation', { name: 'Gliederung' })
    await outline.getByRole('button', { name: 'Text', exact: true }).click()
    await box(page, 'Text').fill('Drei Tore in einer Halbzeit.')
    await expect(outline.getByRole('button', { name: /Drei Tore/ })).toBeVisible()
    await expect.poll(() => keptDrafts(page)).toContain('Drei Tore in einer Halbzeit.')
    page.on('dialog', dialog => void dialog.accept())
    await inControl(page)
    version += 1
    await page.reload()
    await expect(page.getByText('Was Sie zuletzt getippt haben, ist wieder da.')).toBeVisible()
    await expect(outline.getByRole('button', { name: /Drei Tore/ })).toBeVisible()

    // What was deployed meanwhile is told, and takes over when it may: with what is typed and not saved.
    await expect(page.getByText('Eine neue Version ist da.')).toBeVisible()
    await outline.getByRole('button', { name: /Drei Tore/ }).click()
    await box(page, 'Text').fill('Vier Tore in einer Halbzeit.')
    await expect.poll(() => keptDrafts(page)).toContain('Vier Tore in einer Halbzeit.')
    expect(await violations(page, 'colours')).toEqual([])
    await mark(page)
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expect(page.getByText('Eine neue Version ist da.')).toHaveCount(0)
    await expect(outline.getByRole('button', { name: /Vier Tore/ })).toBeVisible()
    await outline.getByRole('button', { name: /Vier Tore/ }).click()
    await box(page, 'Text').fill('Drei Tore in einer Halbzeit.')

    await page.getByRole('button', { name: 'Baustein hinzufügen' }).click()
    await page.getByRole('button', { name: 'Aufklappbare Infos' }).click()
    await expect(page.getByRole('heading', { name: 'Aufklappbare Infos' })).toBeVisible()
    const preview = page.frameLocator('iframe[title="Vorschau der Seite"]')
    await preview.getByText('Drei Tore in einer Halbzeit.').click()
    await expect(outline.getByRole('button', { name: /Drei Tore/ })).toHaveAttribute('aria-current', 'true')

    await moveBlocks(page)
    await shareDraft(page)

    await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
    // What was found leads to where it is mended.
    await page.getByRole('button', { name: 'Die Beschreibung für Suchmaschinen fehlt.' }).click()
    await box(page, 'Beschreibung für Suchmaschinen').fill('So begann die Saison.')
    await page.getByRole('button', { name: 'Veröffentlichen …' }).click()
    await expect(page.getByText(/^Geprüft: Verweise/)).toBeVisible()
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
    await expect(page.getByText('„Sieg im Auftakt“ ist öffentlich.')).toBeVisible()
    await expect(page.getByText('Alles gespeichert')).toBeAttached()
    const address = `${server.origin}/site/news/sieg-im-auftakt`
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('Drei Tore in einer Halbzeit.')

    await goBack(page)
    await copyAndKeep(page)
    await copyAndPlan(page, server)
    await editMenu(page, server)
    await replacePicture(page, server)
  })
})

test('Words that try to be more run nowhere: not in the page, not where its draft is shown, not in the editor beside its preview', async ({
  page,
  context,
}) => {
  const ran: string[] = []
  page.on('dialog', dialog => {
    ran.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', request => {
    if (new URL(request.url()).hostname.endsWith('boese.example')) ran.push(request.url())
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await office.openAt(page, '/sites')
  const key = (index: number) => `a${index}`
  const entries = attacks.map((title, index) => ({ key: key(index), title, text: words(title) }))
  const body = [
    ...attacks.map((attack, index) => block(`t${index}`, 'text', { text: words(attack) })),
    block('info', 'info', { title: attacks[0], entries }),
  ]
  const content = { title: attacks[0], description: attacks[15], body, images: [] }
  const site = { path: 'angriff', type: 'news', name: 'Angriff', isPublic: true, content, draft: content }
  const headers = { origin: server.origin }
  const made = await page.request.post(`${server.origin}/api/sites`, { data: site, headers })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()).data
  const link = await page.request.post(`${server.origin}/api/sites/${id}/preview`, { data: {}, headers })

  const last = attacks.at(-1) ?? ''
  await page.evaluate(address => location.assign(address), `#/sites/${id}`)
  const preview = page.frameLocator('iframe[title="Vorschau der Seite"]')
  await expect(preview.getByText(last, { exact: true }).first()).toBeAttached()
  const outline = page.getByRole('navigation', { name: 'Gliederung' })
  await outline.getByRole('button', { name: '<script>alert(1)</script>' }).first().click()
  await expect(box(page, 'Text')).toHaveText(attacks[0] ?? '')
  for (const address of [`${server.origin}/site/angriff`, (await link.json()).data.address]) {
    await page.goto(address)
    await expect(page.getByText(last, { exact: true }).first()).toBeAttached()
  }
  expect(ran).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('A news item with three photos is public after eleven taps; photos that a lost network and a reload held up go on where they were', async ({
    page,
  }) => {
    await office.openAt(page, '/sites')
    let taps = 0
    const tap = async (button: Locator) => {
      taps += 1
      await button.tap()
    }
    const sent: number[] = []
    let isInTunnel = false
    await page.route('**/api/uploads/parts/*', async route => {
      if (route.request().method() !== 'PUT') return route.continue()
      sent.push(Number(route.request().postDataJSON().offset))
      // The second part is on the line when the bus enters the tunnel.
      isInTunnel = sent.length === 2 || isInTunnel
      return isInTunnel ? route.abort() : route.continue()
    })
    await tap(page.getByRole('link', { name: 'Seite anlegen' }))
    await page.getByLabel('Name', { exact: true }).fill('Derby gewonnen')
    await tap(page.getByRole('button', { name: 'Seite anlegen' }))
    // One for the chooser, three for the photos, one for its button.
    taps += 5
    await page.getByLabel('Bild hochladen: Fotos hinzufügen').setInputFiles(await photos())
    const waiting = page.getByRole('list', { name: 'Bilder, die hochgeladen werden' })
    await expect(waiting.getByText('ist auf diesem Gerät gespeichert')).toHaveCount(3)
    await page.reload()
    isInTunnel = false
    const outline = page.getByRole('navigation', { name: 'Gliederung' })
    await expect(outline.getByRole('listitem').filter({ hasText: 'Text mit Bild' })).toHaveCount(2)
    // Each part is sent from where the server has it: the first one never again.
    expect(sent.filter(offset => offset === 0)).toHaveLength(1)
    await tap(outline.getByRole('button', { name: 'Text', exact: true }))
    await box(page, 'Text').fill('Drei zu null nach der Pause.')
    await tap(page.getByRole('button', { name: 'Veröffentlichen …' }))
    await tap(page.getByRole('button', { name: 'Jetzt veröffentlichen' }))
    await expect(page.getByText('„Derby gewonnen“ ist öffentlich.')).toBeVisible()
    expect(taps).toBeLessThanOrEqual(11)
    await expect(page.getByText('Alles gespeichert')).toBeAttached()
    const article = async () => (await page.request.get(`${server.origin}/news/derby-gewonnen`)).text()
    await expect.poll(article).toContain('Drei zu null nach der Pause.')
    expect(
      new Set((await article()).match(/\/image\/[a-z]+\/\d+-1\.jpg/g)?.map(address => address.split('/')[3])).size,
    ).toBe(3)
  })
})

/** Three photos, the first of which takes several parts. */
const photos = () =>
  Promise.all(
    [700, 90, 80].map(async (height, index) => {
      const noise = { type: 'gaussian', mean: 90 + index * 20, sigma: 40 } as const
      const create = { width: 900, height, channels: 3, background: 'black', noise } as const
      const buffer = await sharp({ create }).jpeg({ quality: 92 }).toBuffer()
      return { name: `Foto ${index + 1}.jpg`, mimeType: 'image/jpeg', buffer }
    }),
  )

/** What the disk has of what was typed and not saved. */
const keptDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const names = databases.flatMap(({ name = '' }) =>
      name.includes('drafts-') && name.endsWith('drafts') ? name : [],
    )
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const all = await Promise.all(
      names.map(async name => {
        const database = await settled(indexedDB.open(name))
        const kept = await settled(database.transaction('docs').objectStore('docs').getAll())
        database.close()
        return JSON.stringify(kept)
      }),
    )
    return all.join()
  })
