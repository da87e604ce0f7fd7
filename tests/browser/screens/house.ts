import { type Page, request } from 'playwright/test'
import { expect } from '../expect.ts'
import { alive } from '../guest.ts'
import { type Staff, signIn } from '../staff.ts'
import { startServer, type TestBusiness } from '../support.ts'

/** A running shop and somebody behind its counter. */
export interface House {
  readonly origin: string
  readonly staff: Staff
}

/** A shop that runs for somebody alone, who also closes it. */
export interface OwnHouse extends House {
  readonly leave: () => Promise<void>
}

/** A screen in one of its states, and the way to it: by what a guest sees and does, and what staff do meanwhile. */
export interface Screen {
  /** `screen-state`, part of a file's name. */
  readonly name: string
  /** Leads there from the screen before it in its walk, the first of them a fresh device; answers how to put back what staff changed for it, if they did. */
  readonly open: (page: Page, house: House) => Promise<void | (() => Promise<void>)>
  /** The console may say this here: a refused call is an error to the browser even where it is the point. */
  readonly complaint?: RegExp
  /** It is about what the service worker does; everywhere else there is none. */
  readonly hasWorker?: true
  /** A phone and a desk show it in different places, so each has to be led there. */
  readonly isElsewhereOnDesk?: true
  /** All that the business sells is on it; everywhere else a short card is enough. */
  readonly isWholeCard?: true
  /** The visitor has not been asked about cookies yet. */
  readonly isUnasked?: true
  /** It fills its window and no more: parts of it scroll, the document never does. */
  readonly isFramed?: true
}

/** Screens that one device sees one after the other: a page is loaded once for all that are reached from it. */
export type Walk = readonly [Screen, ...Screen[]]

export async function openHouse(business: Pick<TestBusiness, 'card'> = {}): Promise<OwnHouse> {
  const server = await startServer({ env: { RATE_LIMITS: 'off' }, ...business })
  const staff = await signIn({ request }, server)
  const leave = async () => {
    await staff.request.dispose()
    await server.dispose()
  }
  return { origin: server.origin, staff, leave }
}

/** Opens an address of the shop and waits until it is alive. */
export async function visit(page: Page, { origin }: House, path: string): Promise<void> {
  await page.goto(`${origin}${path}`)
  await alive(page)
}

/** Staff change a document; answers how to put it back. */
export async function changed(
  { staff }: House,
  type: string,
  id: number,
  changes: Record<string, unknown>,
): Promise<() => Promise<void>> {
  const before = await staff.stored(type, id)
  await staff.change(type, id, changes)
  const back = Object.fromEntries(Object.keys(changes).map(key => [key, before[key] ?? null]))
  return () => staff.change(type, id, back)
}

/** On a phone the cart is a sheet behind a bar, on a desk it stands beside the menu. */
export async function showCart(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: /^\d+ Artikel, Warenkorb/ })
  const toCheckout = page.getByRole('button', { name: /^Zur (Kasse|Vorbestellung|Anfrage)/ })
  await expect(bar.or(toCheckout).first()).toBeVisible()
  if (await bar.isVisible()) {
    await bar.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await expect(toCheckout).toBeVisible()
}

/** Puts that many products of the menu into the cart, each once; the first is a roll. */
export async function add(page: Page, count = 1): Promise<void> {
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first().click()
  for (let more = 1; more < count; more++)
    await page
      .getByRole('button', { name: / hinzufügen$/ })
      .first()
      .click()
}

/** The id of the product of that name. */
export async function productNamed({ staff }: House, name: string): Promise<number> {
  const answer = await staff.request.get('/api/products?limit=500')
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] }
  const found = data.find(product => product.name === name)
  if (!found) throw new Error(`There is no product called ${name}.`)
  return found.id
}

/** Leaves the dialog that the screen before was about. */
export async function leaveDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Schließen' }).first().click()
  await expect(dialog).toBeHidden()
}
