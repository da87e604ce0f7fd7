import { dateText } from '../../client/ui/dates/typedDates.ts'
import { addDays } from '../../schema/base/zonedTime.ts'
import { contracts } from '../../schema/time/contract.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { fillSignIn, officeAt, readyForOffline } from './officePages.ts'
import { violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** Somebody clocks on their phone. */
test.use({ viewport: { width: 390, height: 844 } })

let server: TestServer
let staff: Staff
staffedServer((opened, signedIn) => {
  server = opened
  staff = signedIn
})

test('Somebody comes, takes a break and leaves without network on their phone: it is kept over a reload, arrives once, and is corrected with a reason', async ({
  page,
  context,
}) => {
  await officeAt(server.origin).openAt(page, '/my-time')
  const keys = page.getByRole('region', { name: 'Zeit stempeln' })
  await keys.getByRole('button', { name: 'Kommen' }).click()
  await expect(keys.getByText(/^Da seit/)).toBeVisible()
  await keys.getByRole('button', { name: 'Pause' }).click()
  await expect(keys.getByText(/^In Pause seit/)).toBeVisible()
  expect(await violations(page)).toEqual([])

  await readyForOffline(page)
  await context.setOffline(true)
  await keys.getByRole('button', { name: 'Gehen' }).click()
  await expect(keys.getByText('Nicht da')).toBeVisible()
  await expect(keys.getByText('Gespeichert, wird gesendet, sobald das Netz da ist.')).toBeVisible()
  await page.reload()
  await expect(keys.getByText('Nicht da')).toBeVisible()
  await expect(keys.getByText('Gespeichert, wird gesendet, sobald das Netz da ist.')).toBeVisible()

  await context.setOffline(false)
  await expect(keys.getByText('Gespeichert', { exact: false })).toHaveCount(0)
  await expect(keys.getByText('Nicht da')).toBeVisible()
  const today = page.getByRole('region', { name: 'Heute' })
  await expect(today.getByRole('listitem')).toHaveCount(1)

  await today.getByRole('button', { name: /^Korrigieren/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Zeit korrigieren' })
  await dialog.getByRole('button', { name: 'Senden' }).click()
  await expect(dialog.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  // Times are typed as people write them, and changed by the arrow keys.
  const left = dialog.getByLabel('Gegangen')
  const clocked = await left.inputValue()
  await left.fill('25')
  await left.press('Tab')
  await expect(dialog.getByText('Bitte geben Sie eine Uhrzeit an, zum Beispiel 6:30.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await left.fill('630')
  await left.press('Tab')
  await expect(left).toHaveValue('06:30')
  await left.press('ArrowUp')
  await expect(left).toHaveValue('06:35')
  await left.fill(clocked)
  await dialog.getByLabel('Grund').fill('Das Terminal war aus.')
  await dialog.getByRole('button', { name: 'Senden' }).click()
  await expect(page.getByRole('region', { name: 'Korrekturen' }).getByText('Eingetragen')).toBeVisible()
})

test('Vacation is asked for without network with its days shown, waits on the phone, arrives once and comes back decided', async ({
  page,
  context,
}) => {
  const { data: me } = (await (await staff.request.get('/api/users/me')).json()) as { data: { user: { id: number } } }
  const contract = { ...contracts.blank, user: me.user.id, branch: 1, from: '2020-01-01', saturday: 480, sunday: 480 }
  expect((await staff.request.post('/api/contracts', { data: contract })).status()).toBe(201)
  await officeAt(server.origin).openAt(page, '/my-time')
  const own = page.getByRole('region', { name: 'Abwesenheiten' })
  await own.getByRole('button', { name: 'Urlaub beantragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abwesenheit beantragen' })
  const first = addDays(new Date().toISOString().slice(0, 10), 30)
  const [from, to] = [
    dialog.getByLabel('Von', { exact: true }),
    dialog.getByLabel('Bis (letzter Tag)', { exact: true }),
  ]
  await from.fill('31.02.2027')
  await from.press('Tab')
  await expect(dialog.getByText('Bitte geben Sie ein Datum an, zum Beispiel 24.12.2026.')).toBeVisible()
  await from.fill(dateText(first).replace('.20', '.'))
  await from.press('Tab')
  await expect(from).toHaveValue(dateText(first))
  await expect(to).toHaveValue(dateText(first))
  for (let day = 0; day < 4; day++) await to.press('ArrowUp')
  await expect(to).toHaveValue(dateText(addDays(first, 4)))
  await expect(dialog.getByText(/Arbeitstage im Urlaubsjahr .*, danach bleiben \d/)).toBeVisible()
  expect(await violations(page)).toEqual([])

  await readyForOffline(page)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Beantragen' }).click()
  const request = own.getByRole('listitem')
  await expect(request).toContainText('Noch nicht gesendet')
  await expect(own.getByText('Auf diesem Gerät gespeichert, wird gesendet, sobald das Netz da ist.')).toBeVisible()

  await context.setOffline(false)
  await expect(request).toContainText('Beantragt')
  const { data: asked } = (await (await staff.request.get(`/api/absences?filter[user]=${me.user.id}`)).json()) as {
    data: { id: number }[]
  }
  expect(asked).toHaveLength(1)
  await staff.change('absences', asked[0]?.id ?? 0, { state: 'approved', answer: 'Viel Freude' })
  await expect(request).toContainText('Genehmigt')
  await expect(request).toContainText('Antwort: Viel Freude')
})

test('An open shift is taken on the phone, waits for who leads, is theirs once that is approved, and can be given away', async ({
  page,
}) => {
  const { data: me } = (await (await staff.request.get('/api/users/me')).json()) as { data: { user: { id: number } } }
  await staff.change('users', me.user.id, { roles: ['ROLE_ADMIN', 'ROLE_MANAGER'], branches: [1] })
  const day = addDays(new Date().toISOString().slice(0, 10), 40)
  const times = { from: `${day}T05:00:00.000Z`, to: `${day}T13:00:00.000Z`, breakMinutes: 30, note: 'Inventur' }
  const shift = { ...times, user: null, branch: 1, isPublished: true }
  const made = (await (await staff.request.post('/api/working-schedules', { data: shift })).json()) as {
    data: { id: number }
  }
  await officeAt(server.origin).openAt(page, '/my-time')
  const offers = page.getByRole('region', { name: 'Dienste zu haben' })
  const open = offers.getByRole('listitem').filter({ hasText: 'Inventur' })
  await open.getByRole('button', { name: /^Übernehmen/ }).click()
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('dialog', { name: 'Dienst übernehmen' })
    .getByRole('button', { name: 'Übernehmen', exact: true })
    .click()
  await expect(open).toContainText('wartet auf die Leitung')

  const decision = { data: { uid: 'decision-1' } }
  const approved = await staff.request.post(`/api/working-schedules/${made.data.id}/offer/approve`, decision)
  expect(approved.status()).toBe(200)
  await expect(open).toHaveCount(0)
  const own = page
    .getByRole('region', { name: 'Mein Dienstplan' })
    .getByRole('listitem')
    .filter({ hasText: 'Inventur' })
  await own.getByRole('button', { name: /^Abgeben/ }).click()
  await page.getByRole('dialog', { name: 'Dienst abgeben' }).getByRole('button', { name: 'Anbieten' }).click()
  await expect(own).toContainText('angeboten')
  await own.getByRole('button', { name: 'Angebot zurücknehmen' }).click()
  await expect(own.getByRole('button', { name: /^Abgeben/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('Time written down without network for a month that was locked meanwhile is not taken; it is changed to another day and sent again', async ({
  page,
  context,
}) => {
  const sophie = { id: 7, username: 's.gruber', password: 'graue-esel-drei' }
  const { id, username, password } = sophie
  const set = await staff.request.post(`/api/users/${id}/password`, { data: { password } })
  expect(set.status(), await set.text()).toBe(200)
  await page.goto(`${server.origin}/backend#/my-time`)
  await fillSignIn(page, username, password)
  await expect(page.getByRole('region', { name: 'Zeit stempeln' })).toBeVisible()
  await readyForOffline(page)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Zeit nachtragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zeit nachtragen' })
  const today = new Date().toISOString().slice(0, 10)
  const before = addDays(`${today.slice(0, 7)}-01`, -1)
  const day = dialog.getByLabel('Tag', { exact: true })
  await day.fill(dateText(before))
  await dialog.getByLabel('Gekommen').fill('0:05')
  await dialog.getByLabel('Gegangen').fill('0:10')
  await dialog.getByLabel('Grund').fill('Am Terminal vergessen.')
  await dialog.getByRole('button', { name: 'Senden' }).click()
  const written = page
    .getByRole('region', { name: 'Korrekturen' })
    .getByRole('listitem')
    .filter({ hasText: 'Am Terminal' })
  await expect(written).toContainText('Noch nicht gesendet')

  for (const step of ['submit', 'approve']) {
    const path = `/api/time-sheets/${id}/${before.slice(0, 7)}/${step}`
    const done = await staff.request.post(path, { data: { uid: `monat-${step}` } })
    expect(done.status(), await done.text()).toBe(200)
  }
  await context.setOffline(false)
  await expect(written).toContainText('Nicht angenommen')
  await expect(written).toContainText('Dieser Monat ist freigegeben und gesperrt.')
  await written.getByRole('button', { name: 'Ändern und senden' }).click()
  await expect(dialog.getByText('Dieser Monat ist freigegeben und gesperrt.', { exact: false })).toBeVisible()
  await expect(day).toHaveValue(dateText(before))
  expect(await violations(page)).toEqual([])
  await day.fill(dateText(`${today.slice(0, 7)}-01`))
  await dialog.getByRole('button', { name: 'Senden' }).click()
  await expect(written.filter({ hasText: 'Wird geprüft' })).toHaveCount(1)
  await expect(written).toHaveCount(1)
})
