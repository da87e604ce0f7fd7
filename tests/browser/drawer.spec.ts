import type { Page } from 'playwright/test'
import { test } from './device.ts'
import { expect } from './expect.ts'
import { startServer, type TestServer } from './support.ts'

/** What other tests stand on: a device that lay in the drawer is as it came from the factory. */
let server: TestServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.dispose())

const kind = { viewport: { width: 390, height: 844 } }

test('A device that was wiped keeps nothing of what was stored, said or opened before', async ({ drawer }) => {
  const used = await drawer.take(kind)
  await visit(used.page)
  const asNew = await stored(used.page)
  await used.page.evaluate(async () => {
    localStorage.setItem('kept', 'yes')
    sessionStorage.setItem('kept', 'yes')
    await cookieStore.set('kept', 'yes')
    await caches.open('kept')
    await new Promise(resolve => indexedDB.open('kept').addEventListener('success', resolve))
  })
  expect((await stored(used.page)).every((each, index) => each !== asNew[index])).toBe(true)
  await used.context.newPage()
  await used.context.route('**', route => route.abort())
  await used.context.setOffline(true)
  await used.page.emulateMedia({ colorScheme: 'dark' })
  await drawer.giveBack(used)

  const next = await drawer.take(kind)
  expect(next.context).toBe(used.context)
  await visit(next.page)
  expect(await stored(next.page)).toEqual(asNew)
  expect(await next.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(false)
  expect(next.context.pages()).toEqual([next.page])
  await drawer.giveBack(next)
})

test('What stays on a wiped device is the program: what its worker keeps of the shop, and of the office where that was open', async ({
  drawer,
}) => {
  const used = await drawer.take(kind)
  await used.page.goto(`${server.origin}/backend`)
  await used.page.evaluate(async () => {
    await navigator.serviceWorker.ready
    await Promise.all(['office', 'images', 'public-1'].map(name => caches.open(name)))
  })
  await drawer.giveBack(used)

  const next = await drawer.take(kind)
  await visit(next.page)
  expect(next.context).toBe(used.context)
  const kept = await next.page.evaluate(() => caches.keys())
  expect(kept.map(name => name.replace(/-precache.*/, '')).toSorted()).toEqual(['office', 'workbox'])
  expect(await next.page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active))).toBe(true)
  await drawer.giveBack(next)
})

test('A device whose clock was turned is not given to anybody', async ({ drawer }) => {
  const used = await drawer.take(kind)
  await used.page.clock.install()
  await visit(used.page)
  await drawer.giveBack(used)
  expect((await drawer.take(kind)).context).not.toBe(used.context)
})

const visit = (page: Page) => page.goto(`${server.origin}/robots.txt`)

/** How much of each kind lies on the device. */
const stored = (page: Page): Promise<number[]> =>
  page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await cookieStore.getAll()).length,
    (await caches.keys()).length,
    (await indexedDB.databases()).length,
  ])
