import { type BrowserContextOptions, test as base } from 'playwright/test'
import { type Device, type Drawer, drawerBeside } from './drawer.ts'

interface Fixtures {
  /** The device comes from the factory: for what has to be a first visit, and for scripts put into pages, which stay. */
  readonly isNewDevice: boolean
  /** The tests of the file go on where the ones before them have left the device: signed in, with everything already there. */
  readonly isOneDevice: boolean
  /** Further devices of the test, put away at its end. */
  readonly another: (kind: BrowserContextOptions) => Promise<Device>
  /** The test's own device, of the kind that `test.use` describes. */
  readonly device: Device
}

/**
 * A test gets a device that was wiped instead of one from the factory: nothing is left of the test before, neither stored
 * nor running. What stays is the process with the program it has compiled, which is half of what a first page costs.
 *
 * Every test is one of these, also one that takes no device: Playwright ends its worker, and with it the browser, before a
 * test whose fixtures or recordings a worker has to be made for.
 */
export const test = base.extend<Fixtures, { drawer: Drawer }>({
  isNewDevice: [false, { option: true }],
  isOneDevice: [false, { option: true }],
  drawer: [
    async ({ browser }, use) => {
      const drawer = drawerBeside(browser)
      await use(drawer)
      await drawer.empty()
    },
    { scope: 'worker' },
  ],
  another: async ({ browser, drawer, isNewDevice, isOneDevice }, use, info) => {
    const from = isNewDevice ? drawerBeside(browser) : drawer
    const owner = isOneDevice ? info.file : undefined
    const taken: Device[] = []
    await use(async kind => {
      const device = await from.take(kind, owner)
      taken.push(device)
      return device
    })
    const isOver = isNewDevice || info.status !== info.expectedStatus
    for (const device of taken) await (isOver ? device.context.close() : drawer.giveBack(device, owner))
  },
  device: async (
    { another, viewport, hasTouch, locale, timezoneId, serviceWorkers, colorScheme, forcedColors, reducedMotion },
    use,
  ) => {
    const looks = { colorScheme, forcedColors, reducedMotion }
    const kind = { viewport, hasTouch, locale, timezoneId, serviceWorkers, ...looks }
    await use(await another(kind))
  },
  context: ({ device }, use) => use(device.context),
  page: ({ device }, use) => use(device.page),
})
