import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { type OfficePages, officeAt, readyForOffline } from './officePages.ts'
import { violations } from './quality.ts'
import { startServer, type TestServer } from './support.ts'

let server: TestServer
let office: OfficePages
test.beforeAll(async () => {
  server = await startServer()
  office = officeAt(server.origin)
})
test.afterAll(() => server.dispose())

/** A shift by what is read aloud of it. */
const shift = (page: Page, times: string, state: string, name: string, day: string) =>
  page.getByRole('button', { name: `${times}, ${state}, ${name}, ${day}`, exact: true })
const field = (page: Page, name: string, day: string) =>
  page.getByRole('button', { name: `${name}, ${day}: Dienst eintragen`, exact: true })
const saved = (page: Page) => expect(page.getByText('Alles gespeichert')).toBeAttached()

test('A week is planned by text, moved by keys, copied and published; warnings name their rule, and what is planned without network arrives', async ({
  page,
  context,
}) => {
  await office.openAt(page, '/roster?woche=2027-01-11&filiale=1')
  const sophie = (times: string, day: string, state = 'Entwurf') => shift(page, times, state, 'Sophie Gruber', day)
  await field(page, 'Sophie Gruber', 'Mo 11.1.').click()
  await page.keyboard.type('14-22 30')
  await page.keyboard.press('Tab')
  await expect(sophie('14–22 30', 'Mo 11.1.')).toBeVisible()
  await expect(field(page, 'Sophie Gruber', 'Di 12.1.')).toBeFocused()
  await page.keyboard.type('6-x')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bitte wie 6-14 30 angeben')).toBeVisible()
  await page.getByLabel('Sophie Gruber, Di 12.1.: Dienste').fill('6-14 30')
  await page.keyboard.press('Tab')
  await expect(sophie('6–14 30', 'Di 12.1.')).toBeVisible()
  const mark = page.getByRole('button', { name: /^Sophie Gruber: 1\sHinweis/ })
  await mark.click()
  await expect(page.getByRole('dialog').getByText('(AZG § 12 Abs. 1)')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(mark).toBeFocused()

  await sophie('6–14 30', 'Di 12.1.').focus()
  await page.keyboard.press('Control+x')
  await expect(page.getByText('Ausgeschnitten')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'Sophie Gruber', 'Mi 13.1.')).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(sophie('6–14 30', 'Mi 13.1.')).toBeVisible()
  await expect(mark).toBeHidden()
  await sophie('6–14 30', 'Mi 13.1.').dragTo(field(page, 'Dragan Petrović', 'Do 14.1.'))
  await expect(shift(page, '6–14 30', 'Entwurf', 'Dragan Petrović', 'Do 14.1.')).toBeVisible()

  const template = page.getByRole('button', { name: 'Vorlage Spät 12–20 30', exact: true })
  await template.dragTo(field(page, 'Dragan Petrović', 'Fr 15.1.'))
  await expect(shift(page, '12–20 30', 'Entwurf', 'Dragan Petrović', 'Fr 15.1.')).toBeVisible()
  await field(page, 'Sophie Gruber', 'Fr 15.1.').focus()
  await page.keyboard.type('früh')
  await page.keyboard.press('Tab')
  await expect(sophie('5–13:30 30', 'Fr 15.1.')).toBeVisible()
  await sophie('5–13:30 30', 'Fr 15.1.').click()
  const dialog = page.getByRole('dialog', { name: 'Dienst' })
  await dialog.getByLabel('Wöchentlich wiederholen (Wochen)').fill('2')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Dienst in 2\sweiteren Wochen eingetragen\.$/)).toBeVisible()

  await page.getByRole('button', { name: /^Veröffentlichen · 2\sPersonen/ }).click()
  const confirmation = page.getByRole('dialog', { name: 'Dienstplan veröffentlichen' })
  await expect(confirmation.getByText(/Do\s14\.1\.\s6–14\s30/)).toBeVisible()
  await confirmation.getByRole('button', { name: /^Veröffentlichen · 2\sPersonen/ }).click()
  await expect(sophie('14–22 30', 'Mo 11.1.', 'veröffentlicht')).toBeVisible()
  await saved(page)

  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Woche', exact: true }).click()
  await page.getByRole('menuitem', { name: 'In nächste Woche kopieren' }).click()
  await expect(sophie('14–22 30', 'Mo 18.1.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await field(page, 'Offene Dienste', 'Mo 18.1.').click()
  await page.keyboard.type('22-6 45')
  await page.keyboard.press('Enter')
  await expect(shift(page, '22–6 45', 'Entwurf', 'Offene Dienste', 'Mo 18.1.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await context.setOffline(false)
  await saved(page)
  const answer = await page.request.get(`${server.origin}/api/working-schedules?limit=500`)
  const { data } = (await answer.json()) as { data: { from: string; isPublished: boolean }[] }
  const planned = data
    .filter(({ from }) => from > '2027-01-10')
    .map(({ from, isPublished }) => `${from} ${isPublished}`)
  expect(planned.toSorted((one, other) => one.localeCompare(other))).toEqual([
    '2027-01-11T13:00:00.000Z true',
    '2027-01-14T05:00:00.000Z true',
    '2027-01-15T04:00:00.000Z true',
    '2027-01-15T11:00:00.000Z true',
    '2027-01-18T13:00:00.000Z false',
    '2027-01-18T21:00:00.000Z false',
    '2027-01-21T05:00:00.000Z false',
    '2027-01-22T04:00:00.000Z false',
    '2027-01-22T11:00:00.000Z false',
    '2027-01-29T04:00:00.000Z false',
  ])
})
