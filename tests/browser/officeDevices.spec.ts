import type { Page } from 'playwright/test'
import { IDLE_MS } from '../../client/counter/kiosk/idle.machine.ts'
import type { ActivityEntry } from '../../schema/time/calls.ts'
import { choose } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { ASKED_AGAIN_MS } from './guest.ts'
import { begin } from './kiosks.ts'
import { box, keptPart, officeAt, savedState } from './officePages.ts'
import { placeOrder } from './placing.ts'
import { violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** What stands in the house: its screens and its printers, as the office looks after them. */
test.describe.configure({ mode: 'default' })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened), { card: 'short' })

/** The screens of the demo, by the number of their entry. */
const screens = [
  { id: 1, kind: 'kiosk' },
  { id: 2, kind: 'frontdesk' },
  { id: 3, kind: 'kitchen' },
] as const

/** What people of the demo wait for is decided: absences they ask for, corrections, and an end that is missing. */
async function decideAll({ request, change }: Staff): Promise<void> {
  const listed = async <T>(path: string) => ((await (await request.get(path)).json()) as { data: T[] }).data
  for (const { id, state } of await listed<{ id: number; state: string }>('/api/absences'))
    if (state === 'requested') await change('absences', id, { state: 'approved' })
  const headers = { origin: server.origin }
  const uid = () => crypto.randomUUID()
  for (const { id, startedAt, corrections } of await listed<ActivityEntry>('/api/working-activities?state=flagged')) {
    const open = corrections.find(({ isApproved }) => isApproved === null)
    const endedAt = new Date(Date.parse(startedAt ?? '') + 8 * 3_600_000).toISOString()
    const times = { uid: uid(), startedAt, endedAt, breaks: [], reason: 'Laut Dienstplan' }
    const decided = open
      ? await request.post(`/api/working-activities/corrections/${open.uid}/approve`, { data: { uid: uid() }, headers })
      : await request.put(`/api/working-activities/${id}`, { data: times, headers })
    expect(decided.ok(), await decided.text()).toBe(true)
  }
}

test('A paper nobody knows the end of is seen from every page, explained and decided', async ({ page }) => {
  await decideAll(staff)
  await officeAt(server.origin).openAt(page, '/')
  await expect(page.getByText(/Nichts zu entscheiden\. Geprüft um .*Bestellungen/)).toBeVisible()
  await staff.change('printers', 1, { isEnabled: true, stations: [1, 2, 3] })
  const { ticket } = await placeOrder(staff)
  const printer = await starPrinter()
  await printer.take('600 Unknown')
  await page.reload()
  await expect(page.getByText('1 Druckauftrag unbestätigt oder fehlgeschlagen')).toBeVisible()
  // Seen from every page: at the area, and in it at the list.
  await page.getByRole('link', { name: 'Filialen 1', exact: true }).click()
  await page.getByRole('link', { name: 'Geräte & Drucker 1', exact: true }).click()
  await page.getByRole('link', { name: 'Druckaufträge 1', exact: true }).click()

  const paper = page.getByRole('listitem').filter({ hasText: `Küchenbon Nr. ${ticket}` })
  await expect(paper).toContainText('Unbestätigt')
  await expect(paper).toContainText('Von selbst wird er nicht wiederholt, damit nichts doppelt gekocht wird.')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Küchendrucker' }) })
  await expect(row).toContainText('Bereit')
  expect(await violations(page)).toEqual([])
  await paper.getByRole('button', { name: 'Nochmals drucken' }).click()
  await expect(page.getByText('Nichts zu klären')).toBeVisible()
  await choose(page.getByRole('radio', { name: 'Wartend (1)' }))
  await expect(paper).toContainText('Kopie')
  await printer.take('200 OK')
  await expect(page.getByText('Gerade wartet nichts')).toBeVisible()

  await page.getByRole('button', { name: 'Testdruck: Küchendrucker' }).click()
  await expect(page.getByRole('radio', { name: 'Wartend (1)' })).toBeVisible()
  await printer.say('411 Jam')
  await expect(page.getByText('Papierstau.').first()).toBeVisible()
  await keptPart(page, 'office-messages')
  await server.stop()
  // The frame tells of the outage; the page goes on with what was said last, and tells once where there is nothing.
  const outage = page.getByText(/^Keine Verbindung · Stand/).first()
  await expect(outage).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(/^Stand\s\d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText('Papierstau.').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0)
  await page.goto(`${server.origin}/backend#/postausgang`)
  await expect(main.getByText('Nachrichten konnten nicht geladen werden.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  // This page asks by no clock: it is the contact that brings the answer.
  await server.start()
  await expect(main.getByText(/^Stand\s\d\d:\d\d$/)).toBeVisible({ timeout: ASKED_AGAIN_MS })
  await expect(outage).toBeHidden()
})

test.describe('without a worker that keeps parts', () => {
  test.use({ serviceWorkers: 'block' })

  test('A page whose part is not on the device says so in its frame while the server is away, and opens by itself afterwards', async ({
    page,
  }) => {
    await officeAt(server.origin).openAt(page, '/products')
    await server.stop()
    await expect(page.getByText(/^Keine Verbindung · Stand/).first()).toBeVisible()
    await page.goto(`${server.origin}/backend#/postausgang`)
    const said = page.getByRole('heading', { name: 'Diese Seite ist noch nicht auf dem Gerät.' })
    await expect(page.getByRole('main')).toContainText('Sie öffnet sich, sobald wieder eine Verbindung besteht.')
    await expect(page.getByRole('link', { name: 'Heute', exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await server.start()
    await expect(said).toHaveCount(0, { timeout: ASKED_AGAIN_MS })
    await expect(page.getByRole('heading', { name: 'Postausgang' })).toBeVisible()
  })
})

test('Every kind of screen is let in by the code it shows, says how it is, and is thrown out after a question', async ({
  page,
  another,
}) => {
  const asking: { page: Page; code: string }[] = []
  for (const { kind } of screens) asking.push(await screenThatAsks((await another()).page, kind))
  await officeAt(server.origin).openAt(page, '/devices/1')
  const [kiosk] = asking
  for (const [index, { id }] of screens.entries()) {
    await page.goto(`${server.origin}/backend#/devices/${id}`)
    const panel = page.getByRole('region', { name: 'Anmeldung und Zustand' })
    await expect(panel.getByText('Nicht angemeldet')).toBeVisible()
    await panel.getByLabel('Code vom Bildschirm').fill(asking[index]?.code.toLowerCase() ?? '')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('gerade eben')).toBeVisible()
    if (id === 1) await expect(panel.getByText('Wartende Bestellungen')).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
  await expect(asking[1]?.page ?? page).toHaveURL(/\/frontdesk\/1$/)
  await expect(asking[2]?.page ?? page).toHaveURL(/\/kitchen\/1$/)

  await page.getByRole('button', { name: 'Testmeldung' }).click()
  // A device asks every fifteen seconds what it is to do: meanwhile another one is looked at.
  if (kiosk) {
    await showsOnlyItsCover(kiosk.page)
    await asksWhoHasGone(kiosk.page)
  }
  const asked = page.getByRole('list', { name: 'Zuletzt angefragt' }).getByRole('listitem')
  await expect(asked.filter({ hasText: 'erledigt' })).toBeVisible()
  const [digits = ''] = /\d{4}/.exec((await asked.textContent()) ?? '') ?? []
  await expect((asking[2]?.page ?? page).getByRole('alert').filter({ hasText: digits })).toBeVisible()
  // A quarter of an hour may end while the test runs: then the device was heard of in two.
  await expect(page.getByRole('img', { name: /^In [12] von 96 Viertelstunden/ })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await box(page, 'Name').fill('Küche oben')
  await page.keyboard.press('Control+s')
  await expect(savedState(page)).toHaveText('Gespeichert')
  await page.getByRole('button', { name: 'Gerät abmelden …' }).click()
  const question = page.getByRole('dialog', { name: '„Küche oben“ abmelden?' })
  await expect(question.getByRole('button', { name: 'Angemeldet lassen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByText('Nicht angemeldet')).toBeHidden()
  await page.getByRole('button', { name: 'Gerät abmelden …' }).click()
  await question.getByRole('button', { name: 'Abmelden', exact: true }).click()
  await expect(page.getByText('Nicht angemeldet')).toBeVisible()

  // All of them in one list, each with how it stands.
  await page.goto(`${server.origin}/backend#/devices`)
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(rowOf('Küche oben')).toContainText('Nicht angemeldet')
  await expect(rowOf('Kiosk').first()).toContainText('Online')
  await page.getByRole('button', { name: 'Drucker', exact: true }).click()
  await expect(rowOf('Küchendrucker')).toBeVisible()
  await expect(rowOf('Küche oben')).toBeHidden()
  expect(await violations(page)).toEqual([])
})

/** A device that stands somewhere and shows its code. */
async function screenThatAsks(page: Page, kind: string) {
  await page.goto(`${server.origin}/pair?kind=${kind}`)
  const shown = page.locator('.pairing-code')
  await expect(shown).toHaveText(/^\w{3}\s\w{3}$/)
  return { page, code: (await shown.textContent()) ?? '' }
}

/** Whatever it was doing when it was switched off: nobody sees the page behind its cover, not for one picture. */
async function showsOnlyItsCover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const isSeen = document.querySelector('#main')?.checkVisibility() && !document.querySelector('[data-cover]')
      if (isSeen) Object.assign(window, { seenBehind: true })
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await expect(begin(page)).toBeVisible()
  expect(await page.evaluate(() => 'seenBehind' in window)).toBe(false)
}

/** More time is where the focus is: Enter is enough. */
async function asksWhoHasGone(page: Page): Promise<void> {
  await page.clock.install()
  await begin(page).click()
  await page.getByRole('button', { name: 'Zum Mitnehmen' }).click()
  await expect(page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first()).toBeVisible()
  await page.clock.fastForward(IDLE_MS)
  const question = page.getByRole('dialog', { name: 'Sind Sie noch da?' })
  await expect(question.getByRole('button', { name: 'Ich brauche noch Zeit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}

/** Printer 1, as far as it is needed here: what it says, and how it ends what it was given. */
async function starPrinter() {
  const answer = await staff.request.get('/api/printers/1/status')
  const { data } = (await answer.json()) as { data: { address: string } }
  const path = new URL(data.address).pathname
  const say = async (statusCode: string) => {
    const asked = await staff.request.post(path, { data: { statusCode, printingInProgress: false } })
    expect(asked.status()).toBe(200)
    return (await asked.json()) as { jobReady: boolean; jobToken?: string }
  }
  return {
    say,
    async take(code: string) {
      const { jobToken = '' } = await say('200 OK')
      const paper = await staff.request.get(path, {
        params: { type: 'application/vnd.star.starprnt', token: jobToken },
      })
      expect(paper.status()).toBe(200)
      await staff.request.delete(path, { params: { code, token: jobToken } })
    },
  }
}
