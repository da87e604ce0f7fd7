import type { Page } from 'playwright/test'
import { documentsOnDevice } from './documentsOnDevice.ts'
import { expect } from './expect.ts'
import type { TestServer } from './support.ts'

/** A phone in a hand, as the browser's context understands it. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** Opens the menu of the branch that never closes, puts a roll into the cart and goes to the checkout. */
export async function toCheckout(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/store/stammhaus`)
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first().click()
  await page.getByRole('button', { name: /Warenkorb/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(finalButton(page)).toBeVisible()
}

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Vorname').fill('Anna')
  await page.getByLabel('Nachname').fill('Huber')
  await page.getByLabel('Telefon').fill('+43 664 1234567')
  await page.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).check()
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check()
}

export const finalButton = (page: Page) => page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ })

export const thanks = (page: Page) => page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' })

/** A device that has lost the server asks again after a minute at the latest (ms). */
export const ASKED_AGAIN_MS = 90_000

/** The page is taken over and its device filled: what was rendered is now alive. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => Number(localStorage.getItem('public:asOf')) > performance.timeOrigin)
}

/** The page is alive and has nothing more to do: nothing more will be said on its console. */
export async function settled(page: Page): Promise<void> {
  await alive(page)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 })))
}

/** The thin line at the top of every page that is shown without the server. */
export const offlineBar = (page: Page) => page.getByText(/^(Offline|Server nicht erreichbar) · Stand/)

/** The server goes, and the page has noticed: what is ordered from now on stays here, and is not on its way to nobody. */
export async function loseServer(page: Page, server: TestServer): Promise<void> {
  await server.stop()
  await expect(offlineBar(page)).toBeVisible()
}

/** The service worker answers for the page from now on. */
export async function inControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { polling: 100 })
}

/** Waits until the page needs no server any more: the worker answers for it, and the device holds all that a guest may see. */
export async function readyForOffline(page: Page, server: TestServer): Promise<void> {
  await inControl(page)
  const answer = await fetch(`${server.origin}/replication/public`)
  const { doc_count: all } = (await answer.json()) as { doc_count: number }
  await expect.poll(() => documentsOnDevice(page, '-public-')).toBe(all)
}

interface KeptCart {
  readonly comment: string
  readonly table: string | null
}

/** The carts this browser keeps. */
export const cartsOnDevice = (page: Page) => keptOnDevice<KeptCart>(page, 'carts')

/** The orders this browser remembers. */
export const ordersOnDevice = async (page: Page) =>
  (await keptOnDevice<{ readonly uid?: string }>(page, 'orders')).filter(({ uid }) => uid !== undefined)

/** What lies on a shelf of this browser. */
function keptOnDevice<T>(page: Page, shelf: 'carts' | 'orders'): Promise<readonly T[]> {
  return page.evaluate(async shelf => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const name = names.find(each => each.includes('device') && each.endsWith(`-${shelf}`))
    if (!name) return []
    const database = await settled(indexedDB.open(name))
    const rows = (await settled(database.transaction('docs').objectStore('docs').getAll())) as {
      value: T | null
      _deleted: string
    }[]
    database.close()
    return rows.flatMap(({ value, _deleted }) => (value && _deleted !== '1' ? [value] : []))
  }, shelf)
}

/** Leaves a mark in the page that no reload survives. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { wasNotReloaded: true }))
export const isMarked = (page: Page) => page.evaluate(() => 'wasNotReloaded' in window)
