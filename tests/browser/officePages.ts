import type { BrowserContext, Locator, Page } from 'playwright/test'
import { expect } from './expect.ts'
import { adminEmail, adminPassword } from './support.ts'

type Stored = Record<string, unknown>

/** What tests do at the office of one server, and what they ask that server directly. */
export interface OfficePages {
  /** Opens an address of the office (`/products/42`), signs in where nobody is, and waits until the device has everything. */
  readonly openAt: (page: Page, path: string) => Promise<void>
  readonly openShop: (context: BrowserContext) => Promise<Page>
  /** What the server has, asked as the person at the page. */
  readonly stored: (page: Page, type: string, id: number) => Promise<Stored>
  readonly put: (page: Page, type: string, id: number, data: Stored) => Promise<void>
  /** Another administrator changes a document, a product unless told, whatever network the page has. */
  readonly putFromElsewhere: (id: number, changes: Stored, type?: string) => Promise<void>
}

export function officeAt(origin: string): OfficePages {
  return {
    async openAt(page: Page, path: string): Promise<void> {
      await page.goto(`${origin}/backend#${path}`)
      const form = page.getByLabel('Benutzername')
      await expect(form.or(page.getByRole('navigation')).first()).toBeVisible()
      if (await form.isVisible()) await fillSignIn(page)
      await expect(page.getByText('Alles gespeichert')).toBeAttached()
      await expect(page.locator('main h1').filter({ hasNotText: 'gibt es nicht' })).toBeVisible()
    },
    async openShop(context: BrowserContext): Promise<Page> {
      const shop = await context.newPage()
      await shop.goto(`${origin}/store/stammhaus`)
      return shop
    },
    async stored(page: Page, type: string, id: number): Promise<Stored> {
      const answer = await page.request.get(`${origin}/api/${type}/${id}`)
      expect(answer.status()).toBe(200)
      return ((await answer.json()) as { data: Stored }).data
    },
    async put(page: Page, type: string, id: number, data: Stored): Promise<void> {
      const answer = await page.request.put(`${origin}/api/${type}/${id}`, {
        data,
        headers: { origin: origin },
      })
      expect(answer.status(), await answer.text()).toBe(200)
    },
    async putFromElsewhere(id: number, changes: Stored, type = 'products'): Promise<void> {
      const headers = { origin: origin, 'content-type': 'application/json' }
      const body = JSON.stringify({ username: adminEmail, password: adminPassword })
      const login = await fetch(`${origin}/api/login`, { method: 'POST', headers, body })
      const cookie = login.headers
        .getSetCookie()
        .map(line => line.split(';')[0])
        .join('; ')
      const address = `${origin}/api/${type}/${id}`
      const { data } = (await (await fetch(address, { headers: { cookie } })).json()) as { data: Stored }
      const change = JSON.stringify({ ...changes, rev: data['rev'] })
      const answer = await fetch(address, { method: 'PUT', headers: { ...headers, cookie }, body: change })
      expect(answer.status).toBe(200)
    },
  }
}

/** Opens another page in the office that is open: nothing of the one before is to be taken for it. */
export async function goOn(page: Page, { origin }: { readonly origin: string }, path: string): Promise<void> {
  const heading = page.locator('main h1').last()
  const before = (await heading.textContent()) ?? ''
  await page.goto(`${origin}/backend#${path}`)
  await expect(heading).not.toHaveText(before)
}

export async function fillSignIn(page: Page, username = adminEmail, password = adminPassword): Promise<void> {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort').fill(password)
  await page.keyboard.press('Enter')
}

/** A field of the form by its whole name. */
export function box(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true })
}

export function savedState(page: Page): Locator {
  return page.locator('[data-state]')
}

/** The service worker has the office's files: only then does a reload work without network. */
export async function readyForOffline(page: Page): Promise<void> {
  const isKept = async () => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    if (active?.state !== 'activated') return false
    const wanted = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const files = wanted.filter(path => path.startsWith('/assets/') && path.endsWith('.js'))
    return (await Promise.all(files.map(file => caches.match(file)))).every(Boolean)
  }
  await expect.poll(() => page.evaluate(isKept)).toBe(true)
}

/** The service worker has a part of the office that no page has asked for yet, by the beginning of its file's name. */
export async function keptPart(page: Page, name: string): Promise<void> {
  const isKept = async (part: string) => {
    const caching = (await caches.keys()).map(async key => (await caches.open(key)).keys())
    const kept = (await Promise.all(caching)).flat()
    return kept.some(({ url }) => new URL(url).pathname.startsWith(`/assets/${part}`))
  }
  await expect.poll(() => page.evaluate(isKept, name)).toBe(true)
}

/** What the device still holds of the office: names of stores with anything in them. */
export async function entriesLeft(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const left: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      if (!/office|edits/.test(name) || name.endsWith('internal')) continue
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        if (await answer(database.transaction(store).objectStore(store).count())) left.push(`${name} ${store}`)
      database.close()
    }
    return left
  })
}
