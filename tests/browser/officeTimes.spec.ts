import { choose } from './clicks.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { officeAt } from './officePages.ts'
import { violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** Whoever leads looks at working time. */
let server: TestServer
let staff: Staff
staffedServer((opened, signedIn) => {
  server = opened
  staff = signedIn
})

const YEAR = new Date().getUTCFullYear() - 1

test('What was clocked for no work is written down, somebody is warned of vacation that lapses, and a year is closed and opened again', async ({
  page,
}) => {
  // Sophie Gruber has been there since before the year that is over, and the administrator went without having come.
  const { data: contracts } = (await (await staff.request.get('/api/contracts?limit=50')).json()) as {
    data: readonly { id: number; user: number }[]
  }
  const sophie = contracts.find(({ user }) => user === 7)?.id ?? 0
  await staff.change('contracts', sophie, { ...(await staff.stored('contracts', sophie)), from: `${YEAR}-09-01` })
  const went = { uid: 'gegangen-ohne', at: new Date(Date.now() - 3_600_000).toISOString() }
  expect((await staff.request.post('/api/working-activities/own/end', { data: went })).status()).toBe(201)

  await officeAt(server.origin).openAt(page, '/times?teil=freigaben')
  const lone = page.getByRole('listitem').filter({ hasText: 'Stempel ohne Arbeit' })
  await lone.getByRole('button', { name: 'Zeit nachtragen' }).click()
  const dialog = page.getByRole('dialog', { name: /^Zeit nachtragen/ })
  await dialog.getByRole('button', { name: 'War keine Arbeit' }).click()
  await expect(dialog.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Grund').fill('Vertippt')
  await dialog.getByRole('button', { name: 'War keine Arbeit' }).click()
  await expect(lone).toHaveCount(0)

  await choose(page.getByRole('radio', { name: 'Jahr' }))
  const warnings = page.getByRole('region', { name: 'Urlaub, der verfallen kann' })
  await expect(warnings.getByRole('button', { name: 'Schon gesagt: Sophie Gruber' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await warnings.getByRole('button', { name: 'Melden: Sophie Gruber' }).click()
  await expect(warnings.getByText('Zurzeit ist niemand auf offenen Urlaub hinzuweisen.')).toBeVisible()
  await expect(warnings.getByText('1 Hinweis wurde gegeben')).toBeVisible()

  await page.getByRole('button', { name: 'Früheres Jahr' }).click()
  await expect(page.getByRole('heading', { name: `Jahresabschluss ${YEAR}` })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Sophie Gruber' })
  await row.locator('summary').click()
  await expect(row.getByRole('row', { name: /^Dezember/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await row.getByRole('button', { name: 'Abschließen: Sophie Gruber' }).click()
  await expect(row.locator('summary').getByText('Abgeschlossen')).toBeVisible()
  await row.getByRole('button', { name: 'Wieder öffnen' }).click()
  const reopening = page.getByRole('dialog', { name: 'Jahresabschluss von Sophie Gruber wieder öffnen' })
  await reopening.getByLabel('Grund').fill('Ein Tag fehlt')
  await reopening.getByRole('button', { name: 'Wieder öffnen' }).click()
  await expect(row.getByText(/Ein Tag fehlt$/)).toBeVisible()
  await expect(row.locator('summary').getByText('Abgeschlossen')).toHaveCount(0)

  await choose(page.getByRole('radio', { name: 'Monat' }))
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Excel: Monat herunterladen' }).click()
  expect((await file).suggestedFilename()).toMatch(/^Arbeitszeit .*\.xlsx$/)
})

test('A request for vacation is approved with its days and what speaks against it, and taken back; another is refused with a reason', async ({
  page,
}) => {
  await officeAt(server.origin).openAt(page, '/absences')
  const waiting = page.getByRole('region', { name: 'Zu entscheiden' })
  const lukas = waiting.getByRole('listitem').filter({ hasText: 'Lukas Ebner' })
  await expect(lukas.getByText(/Arbeitstage/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await lukas.getByRole('button', { name: /^Genehmigen: Lukas Ebner/ }).click()
  await expect(lukas).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(lukas).toBeVisible()
  await lukas.getByRole('button', { name: /^Ablehnen: Lukas Ebner/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Abwesenheit ablehnen' })
  await dialog.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(dialog.getByText('Bitte schreiben Sie, warum es nicht geht.')).toBeVisible()
  await dialog.getByLabel('Begründung').fill('Zu wenige da')
  await dialog.getByRole('button', { name: 'Ablehnen' }).click()
  await expect(lukas).toHaveCount(0)
  await choose(page.getByRole('radio', { name: 'Monat' }))
  await expect(page.getByRole('button', { name: 'Später' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
