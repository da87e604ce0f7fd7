import { test } from './device.ts'
import { expect } from './expect.ts'
import { officeAt } from './officePages.ts'
import { violations } from './quality.ts'
import { staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** Somebody clocks on their phone. */
test.use({ isNewDevice: true, viewport: { width: 390, height: 844 } })

let server: TestServer
staffedServer(opened => (server = opened))

test('Somebody comes, takes a break and leaves without network on their phone: it is kept over a reload and arrives once', async ({
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
  await expect(page.getByRole('region', { name: 'Heute' }).getByRole('listitem')).toHaveCount(1)
})
