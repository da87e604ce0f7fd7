import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright/test'

/** A browser's store of its own and a page of it. */
export interface Device {
  readonly context: BrowserContext
  readonly page: Page
}

/** Where devices lie between two tests. */
export interface Drawer {
  /** A device of that kind with nothing on it: one that lies here, or one from the factory. */
  take(kind: BrowserContextOptions): Promise<Device>
  /** Wipes a device for the next who wants one of its kind, or throws it away where that cannot be done. */
  giveBack(device: Device): Promise<void>
  /** Throws all of them away. */
  empty(): Promise<void>
}

interface Known extends Device {
  readonly kind: string
  readonly devtools: CDPSession
  /** Servers that may have stored something on it. */
  readonly origins: Set<string>
  isCrashed: boolean
}

/** Devices of different kinds that lie here at most: each keeps a process. */
const MOST = 2

/** What pages store. The files of the program stay: their names change with what is in them. */
const stored = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

export function drawerBeside(browser: Browser): Drawer {
  const out = new Map<Device, Known>()
  const lying: Known[] = []
  return {
    async take(options) {
      const kind = JSON.stringify(options)
      const index = lying.findIndex(each => each.kind === kind)
      const [found] = index < 0 ? [] : lying.splice(index, 1)
      const device = found ?? (await fromFactory(kind, await browser.newContext(options)))
      out.set(device, device)
      if (found && options.viewport) await found.page.setViewportSize(options.viewport)
      if (found)
        await found.page.emulateMedia({
          colorScheme: options.colorScheme ?? 'light',
          reducedMotion: options.reducedMotion ?? 'no-preference',
        })
      return device
    },
    async giveBack(device) {
      const back = out.get(device)
      out.delete(device)
      if (!back || !(await wipe(back))) return device.context.close()
      lying.push(back)
      if (lying.length > MOST) await lying.shift()?.context.close()
    },
    async empty() {
      await Promise.all(lying.splice(0).map(({ context }) => context.close()))
    },
  }
}

async function fromFactory(kind: string, context: BrowserContext): Promise<Known> {
  const origins = new Set<string>()
  context.on('page', opened =>
    opened.on('framenavigated', frame => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
    }),
  )
  const page = await context.newPage()
  const device = { kind, context, page, devtools: await context.newCDPSession(page), origins, isCrashed: false }
  page.on('crash', () => {
    device.isCrashed = true
  })
  return device
}

/** Answers whether the device is as it came from the factory. What a test said by devtools of its own it takes back itself. */
async function wipe({ context, page, devtools, origins, isCrashed }: Known): Promise<boolean> {
  if (isCrashed || page.isClosed()) return false
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['console', 'weberror', 'request', 'response'] as const) context.removeAllListeners(event)
  for (const event of ['request', 'response', 'load', 'dialog', 'console'] as const) page.removeAllListeners(event)
  await Promise.all([page, context].map(each => each.unrouteAll({ behavior: 'ignoreErrors' })))
  await Promise.all([context.setOffline(false), context.clearPermissions(), context.clearCookies()])
  const clear = (storageTypes: string) =>
    Promise.all([...origins].map(origin => devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })))
  // What is running goes first: it would store again.
  await clear('service_workers')
  if (!(await leave(page))) return false
  await clear(stored)
  origins.clear()
  return true
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
