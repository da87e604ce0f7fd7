/** What the server sends: the words are its own, the worker only shows them. */
interface Notice {
  readonly title: string
  readonly body: string
  /** Path to open, from the origin on. */
  readonly url: string
  readonly tag: string
  readonly icon?: string
}

/** The parts of the browser this needs. */
interface Registration {
  showNotification(title: string, options: NotificationOptions): Promise<void>
}
interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Window[]>
  openWindow(url: string): Promise<unknown>
}
interface Window {
  readonly url: string
  readonly visibilityState?: string
  focus(): Promise<unknown>
}

const unread: Notice = { title: 'Neuigkeiten zu Ihrer Bestellung', body: '', url: '/', tag: 'order' }

/**
 * Shows what was sent, and something also when it cannot be read: browsers take the right away from who shows nothing.
 * Without a sound where the page it leads to is in view and says it itself.
 */
export async function showNotice(
  registration: Registration,
  windows: Pick<Windows, 'matchAll'>,
  data: { json(): unknown } | null,
): Promise<void> {
  const { title, body, url, tag, icon } = noticeOf(data)
  const all = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const silent = all.some(
    page => page.visibilityState === 'visible' && pageOf(new URL(page.url).pathname) === pageOf(url),
  )
  // Said again when it takes the place of an earlier one: what is new about an order is not silent.
  const again = { tag, renotify: true, silent }
  await registration.showNotification(title, { body, ...again, data: { url }, lang: 'de', ...(icon ? { icon } : {}) })
}

/**
 * Comes back to the page if it is open somewhere, and opens it otherwise; a board of one station is the branch's board too.
 * Never leads to another site.
 */
export async function openNotice(windows: Windows, origin: string, data: unknown): Promise<void> {
  const wanted = new URL(hasUrl(data) ? data.url : '/', origin)
  const target = wanted.origin === origin ? wanted.href : origin
  const all = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const open = all.find(({ url }) => pageOf(url) === pageOf(target))
  await (open ? open.focus() : windows.openWindow(target))
}

/** An address without what a page keeps in it. */
const pageOf = (url: string): string => url.replace(/[?#].*$/, '')

const hasUrl = (data: unknown): data is Pick<Notice, 'url'> =>
  typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string'

function noticeOf(data: { json(): unknown } | null): Notice {
  try {
    const sent: unknown = data?.json()
    return typeof sent === 'object' ? { ...unread, ...sent } : unread
  } catch {
    return unread
  }
}
