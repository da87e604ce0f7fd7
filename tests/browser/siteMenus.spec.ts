import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { alive, isMarked, mark, phone, readyForOffline } from './guest.ts'
import { fillSignIn } from './officePages.ts'
import { complaints, violations } from './quality.ts'
import { type Staff, staffedServer } from './staff.ts'
import type { TestServer } from './support.ts'

/** Header, menus and footer of the club's site in the demo, and what staff have beside its pages. */
test.describe.configure({ mode: 'default' })

let server: TestServer
let staff: Staff
staffedServer((...opened) => ([server, staff] = opened))

const open = (page: Page, path: string) => page.goto(`${server.origin}${path}`)
const toggle = (page: Page) => page.getByRole('button', { name: 'Menü', exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })
const quick = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('on a phone', () => {
  test.use(phone)

  test('The menu opens group by group, „Zurück“ leads up, and an item without children closes everything', async ({
    page,
    context,
  }) => {
    const heard = complaints(context)
    await open(page, '/klub/verein/statuten')
    await alive(page)
    await mark(page)
    await toggle(page).click()
    await expect(menu(page).getByRole('heading', { name: 'Menü' })).toBeVisible()
    const club = menu(page).getByRole('button', { name: 'Verein', exact: true })
    await expect(club).toHaveAttribute('aria-current', 'true')
    await expect(menu(page).getByRole('button', { name: 'Sport' })).not.toHaveAttribute('aria-current')
    await expect(menu(page).getByText('Fanshop')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await club.click()
    const back = menu(page).getByRole('button', { name: 'Zurück' })
    await expect(back).toBeFocused()
    await expect(club).toBeHidden()
    await expect(menu(page).getByRole('link').first()).toHaveText('Verein')
    await menu(page).getByRole('button', { name: 'Unterlagen' }).click()
    const here = menu(page).getByRole('link', { name: 'Statuten' })
    await expect(here).toHaveAttribute('aria-current', 'page')
    expect(await violations(page)).toEqual([])
    await back.click()
    await expect(menu(page).getByRole('button', { name: 'Unterlagen' })).toBeFocused()
    await back.click()
    await expect(club).toBeFocused()
    // Who wants no motion gets as far.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await club.click()
    await expect(back).toBeFocused()
    await back.click()
    await expect(club).toBeFocused()
    await club.click()
    await menu(page).getByRole('link', { name: 'Vorstand' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(`${server.origin}/klub/verein/vorstand`)
    await toggle(page).click()
    await expect(club).toBeVisible()
    await menu(page).getByRole('link', { name: 'Mitglied werden' }).click()
    await expect(page).toHaveURL(`${server.origin}/klub/verein/mitglied-werden`)
    expect(await isMarked(page)).toBe(true)
    expect(heard).toEqual([])
  })

  test('A menu that staff change is another one at once, and leads on without network and from former addresses', async ({
    page,
  }) => {
    await open(page, '/klub')
    await readyForOffline(page, server)
    const { items } = await staff.stored('navigations', 1)
    const [first, ...others] = items as { label: string }[]
    await toggle(page).click()
    await expect(menu(page).getByRole('link', { name: 'Start' })).toBeVisible()
    await staff.change('navigations', 1, { items: [{ ...first, label: 'Anpfiff' }, ...others] })
    await expect(menu(page).getByRole('link', { name: 'Anpfiff' })).toBeVisible()
    await page.context().setOffline(true)
    await menu(page).getByRole('link', { name: 'Termine' }).click()
    await expect(page).toHaveURL(`${server.origin}/klub/termine`)
    await open(page, '/jugend')
    await expect(page).toHaveURL(`${server.origin}/klub/sport/nachwuchs`)
    await expect(heading(page, 'Nachwuchs')).toBeVisible()
    await page.context().setOffline(false)
  })

  test.describe('without the program', () => {
    test.use({ javaScriptEnabled: false, serviceWorkers: 'block', isNewDevice: true })

    test('The menu opens all the same, with every item of it', async ({ page }) => {
      await open(page, '/klub')
      await toggle(page).click()
      for (const name of ['Statuten', 'Nachwuchs', 'Mitglied werden'])
        await expect(menu(page).getByRole('link', { name })).toBeVisible()
      await menu(page).getByRole('link', { name: 'Statuten' }).click()
      await expect(heading(page, 'Statuten')).toBeVisible()
    })
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('Clicking an item again closes its sub-items, another one takes their place, and Escape closes all', async ({
    page,
  }) => {
    await open(page, '/klub/sport/fussball')
    await alive(page)
    await expect(quick(page).getByRole('link')).toHaveText(['Mitglied werden', 'Trainingszeiten', 'Kantine'])
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    const club = menu(page).getByRole('button', { name: 'Verein', exact: true })
    const sport = menu(page).getByRole('button', { name: 'Sport' })
    await expect(sport).toHaveAttribute('aria-current', 'true')
    await club.click()
    await expect(menu(page).getByRole('link', { name: 'Vorstand' })).toBeVisible()
    await sport.click()
    await expect(menu(page).getByRole('link', { name: 'Fußball' })).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).getByRole('link', { name: 'Vorstand' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await sport.click()
    await expect(menu(page).getByRole('link', { name: 'Fußball' })).toHaveCount(0)
    await expect(menu(page).getByRole('link', { name: /^Sportunion/ })).toHaveAttribute('target', '_blank')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('Pages of the site end with the footer of the club; where somebody orders header and footer are simple', async ({
    page,
  }) => {
    await open(page, '/klub')
    await alive(page)
    const footer = page.getByRole('contentinfo')
    for (const name of ['Kontakt', 'Standort', 'Unser Verein'])
      await expect(footer.getByRole('heading', { name })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Anfahrt planen' })).toHaveAttribute('href', '/klub/anfahrt')
    await expect(footer.getByRole('link', { name: 'Blühwerk' })).toHaveAttribute('href', 'https://bluehwerk.example')
    await expect(footer.getByText('Gestaltung: Studio Mehlstaub')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Impressum' })).toBeVisible()
    await quick(page).getByRole('link', { name: 'Kantine' }).click()
    await expect(page).toHaveURL(`${server.origin}/store/klubheim`)
    await expect(footer.getByText('Morgenkrume Backhaus GmbH')).toBeVisible()
    await expect(footer.getByRole('heading', { name: 'Unser Verein' })).toHaveCount(0)
    await expect(toggle(page)).toHaveCount(0)
  })

  test('Staff who are signed in have a toolbar that leads to the block they point at; nobody else fetches it', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', request => fetched.push(new URL(request.url()).pathname))
    await open(page, '/klub/verein')
    await expect(page.getByRole('button', { name: 'Akzeptieren' })).toBeVisible()
    expect(fetched.filter(path => /\/Staff-/.test(path))).toEqual([])
    await open(page, '/backend')
    await fillSignIn(page)
    await expect(page.getByText('Alles gespeichert')).toBeAttached()
    await open(page, '/klub/verein')
    const bar = page.getByRole('complementary', { name: 'Werkzeugleiste' })
    await bar.getByRole('button', { name: 'Werkzeugleiste öffnen' }).click()
    const links = { Seiten: 'sites', Statistiken: 'dashboard', Navigationen: 'navigations' }
    for (const [name, path] of Object.entries(links)) {
      const link = bar.getByRole('link', { name: new RegExp(`^${name}`) })
      await expect(link).toHaveAttribute('href', `/backend#/${path}`)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await expect(bar.getByRole('link', { name: 'Ins Backend wechseln' })).toHaveAttribute('href', '/backend')
    await expect(bar.getByText(/^Version \d/)).toBeVisible()
    await bar.getByText('Werkzeuge', { exact: true }).click()
    await expect(bar.getByText('/klub/verein')).toBeVisible()
    const edit = bar.getByRole('link', { name: 'Diese Seite bearbeiten' })
    await expect(edit).toHaveAttribute('href', '/backend#/sites/2')
    await page.locator('[data-block="b2"] > *').hover({ position: { x: 40, y: 60 } })
    await expect(edit).toHaveAttribute('href', '/backend#/sites/2?block=b2')
    expect(await violations(page)).toEqual([])
    const signedOut = page.waitForRequest(request => request.url().endsWith('/api/logout'))
    await bar.getByRole('button', { name: 'Abmelden' }).click()
    expect((await signedOut).method()).toBe('POST')
    await expect(bar).toHaveCount(0)
  })
})
