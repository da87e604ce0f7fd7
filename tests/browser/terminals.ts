import type { Page } from 'playwright/test'
import { expect } from './expect.ts'
import type { Staff } from './staff.ts'
import type { TestServer } from './support.ts'

/** What somebody types at the terminal. */
export const PIN = '2468'

export async function givePin(staff: Staff, user: number): Promise<void> {
  expect((await staff.request.put(`/api/users/${user}/pin`, { data: { pin: PIN } })).status()).toBe(200)
}

/** A terminal of branch 1 asks on its own page, and staff confirm the code that it shows. */
export async function pairTerminal(page: Page, staff: Staff, server: TestServer): Promise<void> {
  const created = await staff.request.post('/api/devices', {
    data: { identifier: 'zeit', name: 'Zeiterfassung', kind: 'terminal', branch: 1, isEnabled: true },
  })
  const { data: device } = (await created.json()) as { data: { id: number } }
  await page.goto(`${server.origin}/pair?kind=terminal`)
  const shown = page.locator('.pairing-code')
  await expect(shown).toHaveText(/^\w{3}\s\w{3}$/)
  const code = (await shown.textContent()) ?? ''
  const confirmed = await staff.request.post('/api/devices/pair', { data: { code, device: device.id } })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Wer bist du?' })).toBeVisible()
}

/** What the terminal on the page is told of somebody: their `working-activities` or `balances`. */
export async function toldAtTerminal<T>(
  page: Page,
  { origin }: TestServer,
  username: string,
  what: string,
): Promise<T> {
  const answer = await page.request.get(`${origin}/api/time-tracking/this/${username}/${what}`, {
    headers: { Pin: PIN },
  })
  return ((await answer.json()) as { data: T }).data
}
