import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright/test'
import { surfaces } from '../../schema/surfaces.ts'

/** A browser's store of its own and a page of it. */
export interface Device {
  readonly context: BrowserContext
  readonly page: Page
}

/** Where devices lie between two tests. */
export interface Drawer {
  /**
   * A device of that kind with nothing on it: one that lies here, or one from the factory. To its owner, if it is told, the
   * one that was given back under that name, as it was.
   */
  take(kind: BrowserContextOptions, owner?: string): Promise<Device>
  /** Puts a device away for the next who wants one of its kind, or throws it away where what runs on it cannot be ended. */
  giveBack(device: Device, owner?: string): Promise<void>
  /** Throws all of them away. */
  empty(): Promise<void>
}

interface Known extends Device {
  readonly kind: string
  looks: ReturnType<typeof looksOf>
  readonly devtools: CDPSession
  /** Servers that may have stored something on it. */
  readonly origins: Set<string>
  /** Whose what is stored on it is. */
  owner?: string | undefined
  isCrashed: boolean
}

/** Devices that lie here at most: each keeps a process. */
const MOST = 5

/** What pages store. The service worker stays, stopped: it belongs to the program. */
const stored = 'cookies,local_storage,indexeddb'
/** Where the service worker keeps the program, whose files have other names when something else is in them. */
const programs = [
  'workbox-precache',
  'assets',
  ...Object.values(surfaces).flatMap(({ offline }) => (offline === 'always' ? [] : [offline.cacheName])),
]

export function drawerBeside(browser: Browser): Drawer {
  const out = new Map<Device, Known>()
  const lying: Known[] = []
  return {
    async take(options, owner) {
      const kind = kindOf(options)
      const [found] = lying
        .filter(each => each.kind === kind)
        .toSorted((a, b) => Number(b.owner === owner) - Number(a.owner === owner))
      if (found) lying.splice(lying.indexOf(found), 1)
      if (found && (owner === undefined || found.owner !== owner)) await forgetAll(found)
      const device = found ?? (await fromFactory(kind, await browser.newContext(options)))
      out.set(device, device)
      device.looks = looksOf(options)
      if (found) await look(found.page, found.looks)
      return device
    },
    async giveBack(device, owner) {
      const back = out.get(device)
      out.delete(device)
      if (!back || !(await stop(back))) return device.context.close()
      back.owner = owner
      lying.push(back)
      if (lying.length > MOST) await lying.splice(spare(lying), 1)[0]?.context.close()
    },
    async empty() {
      await Promise.all(lying.splice(0).map(({ context }) => context.close()))
    },
  }
}

/** Which of them nobody misses: one that has its like here, else the one that has been here longest. */
function spare(lying: readonly Known[]): number {
  const twice = lying.findIndex(({ kind }, at) => lying.slice(at + 1).some(other => other.kind === kind))
  return Math.max(twice, 0)
}

/** How a page looks, which is changed at any time. */
function looksOf({ viewport, colorScheme, reducedMotion }: BrowserContextOptions) {
  const media = { colorScheme: colorScheme ?? 'light', reducedMotion: reducedMotion ?? 'no-preference' } as const
  return { viewport: viewport ?? { width: 1280, height: 720 }, media }
}

/** What a device is, however its pages look. */
function kindOf(options: BrowserContextOptions): string {
  return JSON.stringify({ ...options, viewport: null, colorScheme: null, reducedMotion: null })
}

async function look(page: Page, { viewport, media }: Known['looks']): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia(media)
}

async function fromFactory(kind: string, context: BrowserContext): Promise<Known> {
  const origins = new Set<string>()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const device: Known = { kind, looks: looksOf({}), context, page, devtools, origins, isCrashed: false }
  const remember = (opened: Page) =>
    opened.on('framenavigated', frame => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
    })
  remember(page)
  context.on('page', opened => {
    remember(opened)
    // The context knows only how the first of its tests wanted pages to look.
    void look(opened, device.looks).catch(() => {})
  })
  page.on('crash', () => {
    device.isCrashed = true
  })
  return device
}

/**
 * Answers whether nothing runs on the device any more and nothing that was said to it holds. What a test said by devtools of
 * its own it takes back itself.
 */
async function stop({ context, page, devtools, isCrashed }: Known): Promise<boolean> {
  if (isCrashed || page.isClosed()) return false
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['console', 'weberror', 'request', 'response'] as const) context.removeAllListeners(event)
  for (const event of ['request', 'response', 'load', 'dialog', 'console'] as const) page.removeAllListeners(event)
  await Promise.all([page, context].map(each => each.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all([context.setOffline(false), context.clearPermissions()])
  if (!(await leave(page))) return false
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  return true
}

/** Nothing is left on the device but the program. */
async function forgetAll({ context, devtools, origins }: Known): Promise<void> {
  await Promise.all([context.clearCookies(), ...[...origins].map(origin => forget(devtools, origin))])
  origins.clear()
}

/** What pages of this origin stored goes, except the program. */
async function forget(devtools: CDPSession, origin: string): Promise<void> {
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: stored })
  const { caches } = await devtools.send('CacheStorage.requestCacheNames', { securityOrigin: origin })
  const others = caches.filter(({ cacheName }) => !programs.some(name => cacheName.startsWith(name)))
  await Promise.all(others.map(({ cacheId }) => devtools.send('CacheStorage.deleteCache', { cacheId })))
}

/**
 * Ends what runs in the page, on an address of its server that has nothing to run: so the process stays. Answers whether
 * that could be done and no test has turned the page's clock, which it keeps.
 */
async function leave(page: Page): Promise<boolean> {
  try {
    await page.goto(new URL('/robots.txt', page.url()).href)
  } catch {
    // Its server is gone.
    return false
  }
  return page.evaluate(() => {
    sessionStorage.clear()
    return !('__pwClock' in window)
  })
}
