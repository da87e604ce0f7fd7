import type { BrowserContext, Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { shift, tabTo, violations, withoutTypefaces } from './quality.ts'
import { light, resize } from './screens.ts'
import { adminEmail, adminPassword, startServer, type TestServer } from './support.ts'

/** Without a service worker every request of a page is seen here. */
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', serviceWorkers: 'block' })

const STYLE = 'https://tiles.example/style.json'
const COOKIE = 'cookie-banner-acceptance-state'
const DAY_S = 24 * 3600

let server: TestServer
test.beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
  await configure({ socialPixelId: '1234567890', tagManagerId: 'GTM-ABC123', mapStyle: STYLE })
})
test.afterAll(() => server.dispose())

test('Nothing is loaded before consent, and refusing keeps it so', async ({ page, context }) => {
  const asked = await strangers(context)
  await page.goto(`${server.origin}/store/stammhaus`)
  await expect(banner(page)).toBeVisible()
  // A plus that lies half under the card can be hit beside its buttons.
  await page.evaluate(() => {
    const below = [...document.querySelectorAll('button[aria-label$="hinzufügen"]')]
      .map(plus => plus.getBoundingClientRect().bottom)
      .find(bottom => bottom > innerHeight)
    scrollBy({ top: (below ?? 0) - innerHeight + 14, behavior: 'instant' })
  })
  expect(await violations(page)).toEqual([])
  await resize(page, 1280)
  await light(page, 'dark', true)
  expect(await violations(page)).toEqual([])
  await page.goto(server.origin)
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await answer(context)).toMatchObject({ value: 'declined' })
  await page.goto(`${server.origin}/store/stammhaus`)
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first().click()
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeAttached()
  await expect(banner(page)).toHaveCount(0)
  expect(asked()).toEqual([])
})

test('A finger that is on its way to what lay there answers nothing when the banner comes over it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      const answer = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Akzeptieren')
      if (!answer) return
      watch.disconnect()
      const { left, top, width, height } = answer.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 1))
      document.documentElement.dataset['firstHit'] = String(answer.closest('section')?.contains(hit))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${server.origin}/store/stammhaus`)
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-first-hit', 'false')
  // A moment later it answers: the click waits until the button itself is what lies there.
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click()
  await expect(banner(page)).toHaveCount(0)
})

test('Accepting is kept for 365 days and loads what is configured', async ({ page, context }) => {
  const asked = await strangers(context)
  const counted: string[] = []
  context.on('request', request => {
    if (request.url().endsWith('/api/analytics-log'))
      counted.push((request.postDataJSON() as { action: string }).action)
  })
  await page.goto(`${server.origin}/store/stammhaus`)
  await page.getByRole('button', { name: 'Handsemmel hinzufügen' }).first().click()
  await expect(banner(page)).toBeVisible()
  expect(counted).toEqual([])
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click()
  await expect(banner(page)).toHaveCount(0)
  const { value, expires } = (await answer(context)) ?? { value: '', expires: 0 }
  expect(value).toBe('accepted')
  expect(Math.abs(expires - Date.now() / 1000 - 365 * DAY_S)).toBeLessThan(DAY_S)
  await expect.poll(() => counted.toSorted()).toEqual(['add-to-cart', 'init', 'page-view'])
  await expect
    .poll(asked)
    .toEqual([
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    ])
  await page.reload()
  await expect.poll(() => asked().length).toBe(4)
  await expect(banner(page)).toHaveCount(0)
})

test('The keyboard alone opens it again by the footer, answers, and is back where it was', async ({
  page,
  context,
}) => {
  await page.goto(`${server.origin}/site/privacy`)
  await tabTo(page, banner(page).getByRole('button', { name: 'Akzeptieren' }))
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', { name: 'Akzeptieren' })).not.toBeFocused()
  await tabTo(page, banner(page).getByRole('button', { name: 'Ablehnen' }))
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  const settings = page.getByRole('button', { name: 'Cookie-Einstellungen' })
  await settings.focus()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeFocused()
  await expect(banner(page)).toContainText('Derzeit haben Sie abgelehnt.')
  await expect(banner(page).getByRole('link', { name: 'Mehr erfahren' })).toHaveAttribute('href', '/site/privacy')
  await page.keyboard.press('Escape')
  await expect(settings).toBeFocused()
  expect(await answer(context)).toMatchObject({ value: 'declined' })
})

test("'{shop} als App installieren?' comes after accepting; 'Jetzt nicht' holds for a month", async ({
  page,
  context,
}) => {
  await strangers(context)
  await page.goto(`${server.origin}/site/imprint`)
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click()
  const prompt = page.getByRole('region', { name: 'Morgenkrume als App installieren?' })
  await expect(prompt).toBeVisible()
  expect(await violations(page)).toEqual([])
  await prompt.getByRole('button', { name: 'Installieren' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Installation läuft' })).toBeDisabled()
  await offerInstall(page, 'accepted')
  await expect(dialog.getByRole('button', { name: 'Installation abschliessen' })).toBeEnabled()
  await light(page, 'dark', true)
  expect(await violations(page, 'colours')).toEqual([])
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await prompt.getByRole('button', { name: 'Jetzt nicht' }).click()
  await expect(prompt).toHaveCount(0)
  const dismissed = (await context.cookies()).find(({ name }) => name === 'pwa-dismiss')
  expect(dismissed?.value).toBe('true')
  expect(Math.abs((dismissed?.expires ?? 0) - Date.now() / 1000 - 30 * DAY_S)).toBeLessThan(DAY_S)

  await page.getByRole('contentinfo').getByRole('button', { name: 'App installieren' }).click()
  await expect.poll(() => page.evaluate('window.askedToInstall')).toBe(1)
  await expect(page.getByRole('button', { name: 'App installieren' })).toHaveCount(0)
})

for (const width of [390, 1280])
  test(`Both answers are of the same size and weight, and cover neither cart bar nor move anything at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await withoutTypefaces(page)
    await page.goto(`${server.origin}/store/stammhaus`)
    await expect(banner(page)).toBeVisible()
    // A program's click is no input: whatever moves after it counts, as it does where the bar comes long after the tap.
    await page
      .getByRole('button', { name: 'Handsemmel hinzufügen' })
      .first()
      .evaluate((button: HTMLElement) => button.click())
    if (width < 1024) await expect(page.getByRole('button', { name: /^\d+ Artikel, Warenkorb/ })).toBeVisible()
    const looks = await Promise.all(
      ['Ablehnen', 'Akzeptieren'].map(name =>
        banner(page)
          .getByRole('button', { name })
          .evaluate(element => {
            const { width, height } = element.getBoundingClientRect()
            const { backgroundColor, color, fontWeight, fontSize, borderColor } = getComputedStyle(element)
            return { width: Math.round(width), height, backgroundColor, color, fontWeight, fontSize, borderColor }
          }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
    if (width < 1024) await page.getByRole('button', { name: /^\d+ Artikel, Warenkorb/ }).click({ trial: true })
    expect(await shift(page)).toBeLessThan(0.02)
  })

test('A shop with nothing to agree to asks nothing, and its policy allows nobody', async ({ page }) => {
  const plain = await startServer({ env: { RATE_LIMITS: 'off' }, card: 'short' })
  try {
    await configure({ enableAnalytics: false }, plain)
    const response = await page.goto(`${plain.origin}/site/imprint`)
    expect(response?.headers()['content-security-policy']).not.toContain('https:')
    // The link in the footer comes with the same part of the program as the banner.
    await expect(page.getByRole('button', { name: 'App installieren' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toHaveCount(0)
  } finally {
    await plain.dispose()
  }
})

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies auf dieser Seite' })

const answer = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === COOKIE)

/** Addresses of others that were asked for; they are answered here, so that nothing leaves this machine. */
async function strangers(context: BrowserContext): Promise<() => string[]> {
  const asked: string[] = []
  await context.route(
    url => url.origin !== server.origin,
    route => {
      asked.push(route.request().url())
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
    },
  )
  return () => asked.toSorted()
}

/** What a browser does when it finds the shop worth installing. */
const offerInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate(outcome => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(window, { askedToInstall: 1 }),
      userChoice: Promise.resolve({ outcome }),
    })
    window.dispatchEvent(event)
  }, outcome)

async function configure(changes: Record<string, unknown>, at: TestServer = server): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const login = await fetch(`${at.origin}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: adminEmail, password: adminPassword }),
  })
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const { data } = (await (await fetch(`${at.origin}/api/config`)).json()) as { data: { rev: string } }
  const saved = await fetch(`${at.origin}/api/config`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ rev: data.rev, ...changes }),
  })
  if (!saved.ok) throw new Error(`The settings were not taken: ${await saved.text()}`)
}
