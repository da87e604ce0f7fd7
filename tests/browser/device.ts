import { type BrowserContextOptions, test as base } from 'playwright/test'
import { type Device, type Drawer, drawerBeside } from './drawer.ts'

interface Fixtures {
  /** The device comes from the factory: for what has to be a first visit, and for scripts put into pages, which stay. */
  readonly isNewDevice: boolean
  /** The tests of the file go on where the ones before them have left the device: signed in, with everything already there. */
  readonly isOneDevice: boolean
  /** Further devices of the test, put away at its end: of the kind that `test.use` describes but for what is said. */
  readonly another: (but?: BrowserContextOptions) => Promise<Device>
  /** What `test.use` describes. */
  readonly kind: BrowserContextOptions
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
  another: async ({ browser, drawer, isNewDevice, isOneDevice, kind }, use, info) => {
    const from = isNewDevice ? drawerBeside(browser) : drawer
    const owner = isOneDevice ? info.file : undefined
    const taken: Device[] = []
    await use(async but => {
      const device = await from.take({ ...kind, ...but }, owner)
      taken.push(device)
      return device
    })
    const isOver = isNewDevice || info.status !== info.expectedStatus
    for (const device of taken) await (isOver ? device.context.close() : drawer.giveBack(device, owner))
  },
  kind: ({ viewport, hasTouch, locale, timezoneId, serviceWorkers, colorScheme, forcedColors, reducedMotion }, use) =>
    use({ viewport, hasTouch, locale, timezoneId, serviceWorkers, colorScheme, forcedColors, reducedMotion }),
  device: async ({ another }, use) => use(await another()),
  context: ({ device }, use) => use(device.context),
  page: ({ device }, use) => use(device.page),
})
