import type { APIResponse, Page } from 'playwright/test'
import { mailSamples } from '../support/mailSamples.ts'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { placeOrder } from './placing.ts'
import { complaints, violations } from './quality.ts'
import { signIn } from './staff.ts'
import { startServer } from './support.ts'

/** As wide as a phone, and as a mail program on a desk. */
const widths = [390, 1280] as const
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#B4540A"/></svg>'

for (const colorScheme of ['light', 'dark'] as const)
  test(`every mail can be read on a phone and on a desk, where it is ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } })
    await context.route('**/image/**', route => route.fulfill({ contentType: 'image/svg+xml', body: logo }))
    const page = await context.newPage()
    for (const { name, html } of mailSamples())
      for (const width of widths) {
        await test.step(`${name}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 })
          await page.setContent(html)
          expect(await overflow(page), `${name}: nothing is cut off or to be pushed sideways`).toBeLessThanOrEqual(0)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          // axe sees the contrast of every text as it is painted; the layout is the same at both widths and in the dark.
          if (width === 390)
            expect(await violations(page, colorScheme === 'light' ? 'all' : 'colours'), name).toEqual([])
        })
      }
    await context.close()
  })

test('a mail that is too wide would be noticed, and so would a text nobody can read', async ({ page }) => {
  const [{ html } = { html: '' }] = mailSamples()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.setContent(html.replace('max-width:600px', 'width:600px'))
  expect(await overflow(page)).toBeGreaterThan(0)
  await page.setContent(html.replaceAll(/color:#655b51/g, 'color:#c9c4bd'))
  expect((await violations(page)).join()).toContain('color-contrast')
})

/** Pixels by which the mail is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the outbox shows what was sent, without letting it run', async ({ browser, playwright }) => {
  const server = await startServer()
  try {
    const staff = await signIn(playwright, server)
    await placeOrder(staff, { firstName: 'Anna <b>fett</b>' })
    await expect.poll(async () => listed(await staff.request.get('/api/messages'))).toEqual(['done', 'done'])
    const context = await browser.newContext({
      baseURL: server.origin,
      storageState: await staff.request.storageState(),
      viewport: { width: 390, height: 844 },
    })
    const heard = complaints(context)
    const page = await context.newPage()
    await page.goto('/backend#/postausgang')
    await expect(page.getByText('Ohne Mailserver (SMTP_URL) werden E-Mails nicht verschickt')).toBeVisible()
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: /Wir haben Ihre Bestellung erhalten.*anna@example.com/ }).click()
    const mail = page.frameLocator('iframe')
    await expect(mail.getByRole('heading', { name: 'Wir haben Ihre Bestellung erhalten' })).toBeVisible()
    await expect(mail.getByText('Anna <b>fett</b>')).toBeVisible()
    await page.getByText('Nur Text').click()
    await expect(page.getByText('Guten Tag Anna <b>fett</b> Huber,')).toBeVisible()
    await page.goto('/backend#/hintergrund')
    await expect(page.getByRole('heading', { name: 'Alles erledigt' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    // What the test itself asks in the frame is refused there as well, and said so.
    expect(heard.filter(line => !line.includes('Blocked script execution in'))).toEqual([])
    await context.close()
  } finally {
    await server.dispose()
  }
})

async function listed(answer: APIResponse): Promise<string[]> {
  const { data } = (await answer.json()) as { data: { messages: { state: string }[] } }
  return data.messages.map(({ state }) => state)
}
