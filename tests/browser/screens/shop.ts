import { expect } from '../expect.ts'
import { type OwnHouse, openHouse, visit, type Walk } from './house.ts'

const missing = /status of 404/

/** Branch list and what frames every page. */
export const shopWalks: readonly Walk[] = [
  [
    { name: 'branches-all', open: (page, house) => visit(page, house, '/') },
    {
      name: 'branches-found',
      async open(page) {
        await page.getByRole('searchbox').fill('Graz, 6850')
        await expect(page.getByText(/ von 10 Filialen werden angezeigt\./)).toBeVisible()
      },
    },
    {
      name: 'branches-nothing-found',
      async open(page) {
        await page.getByRole('searchbox').fill('Timbuktu')
        await expect(page.getByText('Leider wurden keine Ergebnisse gefunden.')).toBeVisible()
      },
    },
    {
      name: 'branches-tag',
      async open(page) {
        await page.getByRole('searchbox').fill('')
        const tag = page.getByRole('group', { name: 'Nach Merkmalen filtern' }).getByRole('button').first()
        await tag.click()
        await expect(tag).toHaveAttribute('aria-pressed', 'true')
      },
    },
  ],
  [
    {
      name: 'home-one-branch',
      async open(page) {
        const house = await houseOfOne()
        await visit(page, house, '/')
        await expect(page.getByRole('link', { name: 'Jetzt Anrufen' })).toBeVisible()
        await page.getByRole('button', { name: 'Lieferzeiten anzeigen' }).click()
        await expect(page.getByRole('table', { name: 'Lieferzeiten' })).toBeVisible()
        return house.leave
      },
    },
  ],
  [
    {
      name: 'legal-terms',
      async open(page, house) {
        await visit(page, house, '/site/terms-and-conditions')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      },
    },
    {
      name: 'not-found',
      complaint: missing,
      async open(page, house) {
        await visit(page, house, '/gibt-es-nicht')
        await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
      },
    },
  ],
  [
    {
      name: 'offline-nothing-kept',
      hasWorker: true,
      complaint: /ERR_INTERNET_DISCONNECTED/,
      async open(page, house) {
        await visit(page, house, '/')
        await page.evaluate(() => navigator.serviceWorker.ready)
        // A device that has the worker's files and has lost everything else. Nothing runs on this page that would keep it anew.
        await page.goto(`${house.origin}/robots.txt`)
        await page.evaluate(async () => {
          for (const name of await caches.keys()) if (name.startsWith('public-')) await caches.delete(name)
        })
        // A page that was somewhere else before knows at its first look that it has no network.
        await page.goto('about:blank')
        const browser = await page.context().newCDPSession(page)
        const storageTypes = 'indexeddb,local_storage'
        await browser.send('Storage.clearDataForOrigin', { origin: house.origin, storageTypes })
        await page.context().setOffline(true)
        await page.goto(`${house.origin}/`)
        await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
      },
    },
  ],
  [
    {
      name: 'cookie-banner',
      isUnasked: true,
      async open(page, house) {
        await visit(page, house, '/')
        await expect(page.getByRole('button', { name: 'Akzeptieren' })).toBeVisible()
      },
    },
    {
      name: 'install-prompt',
      async open(page) {
        await page.getByRole('button', { name: 'Akzeptieren' }).click()
        await expect(page.getByRole('region', { name: 'Morgenkrume als App installieren?' })).toBeVisible()
      },
    },
    {
      name: 'install-instructions',
      async open(page) {
        await page.getByRole('button', { name: 'Installieren', exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
  ],
]

/** Another house, whose business has closed all its branches but one that has delivery hours of its own. */
async function houseOfOne(): Promise<OwnHouse> {
  const house = await openHouse({ card: 'short' })
  const { request } = house.staff
  const answer = await request.get('/api/branches?limit=500')
  const { data } = (await answer.json()) as { data: { id: number; identifier: string; rev: string }[] }
  for (const { id, identifier, rev } of data) {
    if (identifier === 'graz') continue
    const gone = await request.delete(`/api/branches/${id}?rev=${rev}`)
    expect(gone.ok(), await gone.text()).toBe(true)
  }
  return house
}
