import type { BrowserContext, Page } from 'playwright/test'
import type { Drawer } from './drawer.ts'
import { expect } from './expect.ts'
import type { Staff } from './staff.ts'
import type { TestServer } from './support.ts'

interface Standing {
  readonly server: Pick<TestServer, 'origin'>
  readonly staff: Staff
  readonly kind: 'frontdesk' | 'kitchen'
  readonly viewport: { readonly width: number; readonly height: number }
  readonly before?: (context: BrowserContext) => Promise<unknown>
}

let count = 0

/** A screen of branch 1 that staff have let in. */
export async function boardScreen(
  another: Drawer['take'],
  { server, staff, kind, viewport, before }: Standing,
): Promise<Page> {
  const { context, page } = await another({ viewport })
  await before?.(context)
  const name = `${kind}-${++count}`
  const created = await staff.request.post('/api/devices', {
    data: { identifier: name, name, kind, branch: 1, isEnabled: true },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { data: device } = (await created.json()) as { data: { id: number } }
  const headers = { origin: server.origin }
  const asked = await context.request.post(`${server.origin}/api/devices/pairings`, { data: { kind }, headers })
  const { data: pairing } = (await asked.json()) as { data: { code: string; secret: string } }
  const confirmed = await staff.request.post('/api/devices/pair', { data: { code: pairing.code, device: device.id } })
  expect(confirmed.status(), await confirmed.text()).toBe(200)
  await context.request.post(`${server.origin}/api/devices/pairings/claim`, {
    data: { secret: pairing.secret },
    headers,
  })
  await page.goto(`${server.origin}/${kind}/1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

/** What can be tapped and is smaller than 64 px: it names what and how large. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .map(button => ({ name: button.textContent, ...button.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => Number(width) < 64 || Number(height) < 64)
      .map(({ name, width, height }) => `${name}: ${width}×${height}`),
  )
