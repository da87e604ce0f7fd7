/** A part of the product with a page of its own: who it is for decides where it is found and what a device keeps of it. */
export interface Surface {
  /**
   * It answers these addresses and all below them; '/' is the first page alone. The worker answers them from the device and
   * leaves whatever is not here to the server.
   */
  readonly paths: readonly string[]
  /** Whether the server draws its pages with what is on them now, or sends the empty one. */
  readonly isRendered: boolean
  /** Those of its addresses that are of no use without the server: the worker never answers them. */
  readonly onlineOnly: readonly string[]
  /** Page template, in `client/` and in the build. */
  readonly page: string
  /** The worker keeps its program from the first visit to any surface on, or where somebody has opened it, in this cache. */
  readonly offline: 'always' | { readonly cacheName: string }
  /** Addresses under which search engines are asked to read nothing. */
  readonly closedToRobots: readonly string[]
  /** Whether its page may ask the hosts of others that the settings name (Content-Security-Policy). */
  readonly mayAskOthers: boolean
}

/** Every surface: read by the server, by the build, and by the worker, to which the build hands it. */
export const surfaces = {
  shop: {
    paths: ['/', '/store', '/status', '/site'],
    isRendered: true,
    onlineOnly: [],
    page: 'index.html',
    offline: 'always',
    closedToRobots: ['/status/'],
    mayAskOthers: true,
  },
  office: {
    paths: ['/backend'],
    isRendered: false,
    onlineOnly: [],
    page: 'surfaces/office/index.html',
    offline: { cacheName: 'office' },
    closedToRobots: ['/backend'],
    mayAskOthers: false,
  },
  boards: {
    paths: ['/frontdesk', '/kitchen', '/pair'],
    isRendered: false,
    onlineOnly: ['/pair'],
    page: 'surfaces/boards/index.html',
    // Screens that were set up long ago have it under this name.
    offline: { cacheName: 'desk' },
    closedToRobots: [],
    mayAskOthers: false,
  },
  terminal: {
    paths: ['/time-tracking'],
    isRendered: false,
    onlineOnly: [],
    page: 'surfaces/terminal/index.html',
    offline: { cacheName: 'desk-terminal' },
    closedToRobots: ['/time-tracking'],
    mayAskOthers: false,
  },
  account: {
    paths: ['/konto'],
    isRendered: false,
    onlineOnly: [],
    page: 'surfaces/account/index.html',
    offline: { cacheName: 'account' },
    closedToRobots: ['/konto'],
    mayAskOthers: false,
  },
  signage: {
    paths: ['/signage'],
    isRendered: false,
    onlineOnly: [],
    page: 'surfaces/signage/index.html',
    offline: { cacheName: 'desk-signage' },
    closedToRobots: ['/signage'],
    mayAskOthers: false,
  },
} as const satisfies Record<string, Surface>

export type SurfaceName = keyof typeof surfaces
