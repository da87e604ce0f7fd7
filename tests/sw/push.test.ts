import { describe, expect, test } from 'vitest'
import { openNotice, showNotice } from '../../sw/push.ts'

const ORIGIN = 'https://shop.test'

/** The browser's side: notes what it is asked to show, to focus and to open. */
function browser(open: readonly string[] = [], visible = '') {
  const done: unknown[] = []
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) => void done.push([title, options]),
  }
  const clients = {
    matchAll: async () =>
      open.map(url => ({
        url,
        visibilityState: url === visible ? 'visible' : 'hidden',
        focus: async () => void done.push(['focus', url]),
      })),
    openWindow: async (url: string) => void done.push(['open', url]),
  }
  return { done, registration, clients }
}
const message = (text: string) => ({ json: () => JSON.parse(text) as unknown })

describe('a notification shows the words of the server', () => {
  test('title, text and where it leads', async () => {
    const { done, registration, clients } = browser()
    const notice = { title: 'Ticket 17 ist abholbereit', body: 'Stammhaus', url: '/status/1/2', tag: 'order-17' }
    await showNotice(registration, clients, message(JSON.stringify(notice)))
    expect(done).toEqual([
      [
        notice.title,
        { body: 'Stammhaus', tag: 'order-17', renotify: true, silent: false, lang: 'de', data: { url: '/status/1/2' } },
      ],
    ])
  })

  test('without a sound where the page it leads to is in view, and with one where it is hidden', async () => {
    const board = `${ORIGIN}/kitchen/1?station=5`
    const notice = message(JSON.stringify({ title: 'Neue Bestellung', body: '', url: '/kitchen/1', tag: 'order-17' }))
    const silent: unknown[] = []
    for (const visible of [board, '']) {
      const { done, registration, clients } = browser([`${ORIGIN}/`, board], visible)
      await showNotice(registration, clients, notice)
      silent.push((done[0] as [string, NotificationOptions])[1].silent)
    }
    expect(silent).toEqual([true, false])
  })

  test.each([null, message('kein JSON')])('and always one, also for what cannot be read', async data => {
    const { done, registration, clients } = browser()
    await showNotice(registration, clients, data)
    expect(done).toEqual([['Neuigkeiten zu Ihrer Bestellung', expect.objectContaining({ data: { url: '/' } })]])
  })
})

describe('tapping it', () => {
  test('comes back to the page where it is open', async () => {
    const { done, clients } = browser([`${ORIGIN}/`, `${ORIGIN}/status/1/2#details`])
    await openNotice(clients, ORIGIN, { url: '/status/1/2' })
    expect(done).toEqual([['focus', `${ORIGIN}/status/1/2#details`]])
  })

  test('comes back to the board of a station, which is the board of the branch', async () => {
    const { done, clients } = browser([`${ORIGIN}/kitchen/12`, `${ORIGIN}/kitchen/1?station=5`])
    await openNotice(clients, ORIGIN, { url: '/kitchen/1' })
    expect(done).toEqual([['focus', `${ORIGIN}/kitchen/1?station=5`]])
  })

  test('opens it where it is not, and never another site', async () => {
    const { done, clients } = browser([`${ORIGIN}/`])
    await openNotice(clients, ORIGIN, { url: '/status/1/2' })
    await openNotice(clients, ORIGIN, { url: 'https://fremd.test/' })
    expect(done).toEqual([
      ['open', `${ORIGIN}/status/1/2`],
      ['open', ORIGIN],
    ])
  })
})
