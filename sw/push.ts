/** What the server sends: the words are its own, the worker only shows them. */
interface Notice {
  readonly title: string
  readonly body: string
  /** Path to open, from the origin on. */
  readonly url: string
  readonly tag: string
  readonly icon?: string
}

const unread: Notice = { title: 'Neuigkeiten zu Ihrer Bestellung', body: '', url: '/', tag: 'order' }

/** Shows what was sent, and something also when it cannot be read: browsers take the right away from who shows nothing. */
export async function showNotice(registration: ServiceWorkerRegistration, data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag, icon } = noticeOf(data)
  await registration.showNotification(title, { body, tag, data: { url }, lang: 'de', ...(icon ? { icon } : {}) })
}

/** Comes back to the page if it is open somewhere, and opens it otherwise. Never leads to another site. */
export async function openNotice(clients: Clients, origin: string, data: unknown): Promise<void> {
  const wanted = new URL((data as Partial<Notice> | null)?.url ?? '/', origin)
  const target = wanted.origin === origin ? wanted.href : origin
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url.split('#')[0] === target)
  await (open ? open.focus() : clients.openWindow(target))
}

function noticeOf(data: PushMessageData | null): Notice {
  try {
    return { ...unread, ...(data?.json() as Partial<Notice> | undefined) }
  } catch {
    return unread
  }
}
