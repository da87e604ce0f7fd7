import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawnNow, drawnPage } from '../../sw/drawnPage.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const ours = { cacheName: 'public-1', program: '/assets/shop-1.js' }

/** Caches in which one page lies, kept for the program of `ours`. */
const caches = {
  match: async (address: string, { cacheName }: { cacheName: string }) =>
    address === '/store/stammhaus?/assets/shop-1.js' && cacheName === 'public-1'
      ? new Response('<h1>Stammhaus</h1>', { headers: { Expires: new Date(noon).toUTCString() } })
      : undefined,
} as unknown as CacheStorage
const opened = async (path: string, { now = noon - 1000, kept = ours } = {}) =>
  (await drawnPage(new URL(path, 'https://shop.example'), caches, kept, now))?.text()

describe('A page that the server drew at an earlier visit', () => {
  test('is shown again at its address, whatever part of it is meant', async () => {
    expect(await opened('/store/stammhaus')).toBe('<h1>Stammhaus</h1>')
    expect(await opened('/store/stammhaus#brot')).toBe('<h1>Stammhaus</h1>')
    expect(await opened('/store/graz')).toBeUndefined()
  })

  test('never says that a branch is open when it has closed since', async () => {
    expect(await opened('/store/stammhaus', { now: noon })).toBeUndefined()
  })

  test.each(['?product=3', '?table=hof-1', '?utm_source=letter'])(
    'is shown with %s as well: what a query asks for is opened by the program on that page',
    async query => {
      expect(await opened(`/store/stammhaus${query}`)).toBe('<h1>Stammhaus</h1>')
    },
  )

  test('is not shown by another version of the program', async () => {
    expect(await opened('/store/stammhaus', { kept: { ...ours, program: '/assets/shop-2.js' } })).toBeUndefined()
    expect(await opened('/store/stammhaus', { kept: { ...ours, cacheName: 'public-2' } })).toBeUndefined()
  })
})

describe('A page that is not kept or holds no more', () => {
  const whole = `<script type="module" src="${ours.program}"></script><script id="snapshot">{}</script>`
  let asked: string[]
  /** What comes for an address, `after` ms. */
  const drawn = async (path: string, page: () => Response = () => new Response(whole), after = 0) => {
    const ask = async (address: string, { signal }: RequestInit) => {
      asked.push(address)
      await new Promise((resolve, reject) => {
        globalThis.setTimeout(resolve, after)
        signal?.addEventListener('abort', () => reject(new Error('late')))
      })
      return page()
    }
    const answer = drawnNow(new URL(path, 'https://shop.example'), ours, ask)
    await vi.advanceTimersByTimeAsync(10_000)
    return (await answer)?.text()
  }

  beforeEach(() => {
    asked = []
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
      const late = new AbortController()
      globalThis.setTimeout(() => late.abort(), ms)
      return late.signal
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test.each(['/', '/store/stammhaus', '/store/stammhaus?product=3'])(
    'is drawn by the server as on a first visit: %s',
    async path => {
      expect(await drawn(path)).toBe(whole)
      expect(asked).toEqual([path])
    },
  )

  test('is not waited for longer than the program needs on a slow phone', async () => {
    expect(await drawn('/', undefined, 900)).toBe(whole)
    expect(await drawn('/', undefined, 1100)).toBeUndefined()
  })

  test.each<[string, () => Response]>([
    ['drawn for another program, which nobody asked for', () => new Response(whole.replace('shop-1', 'shop-2'))],
    ['empty, as a screen of the business gets it', () => new Response(`"${ours.program}" <!--snapshot-->`)],
    ['of a branch that is no more', () => new Response(whole, { status: 404 })],
    ['not there without the server', () => Response.error()],
  ])('is not shown %s', async (_title, page) => {
    expect(await drawn('/', page)).toBeUndefined()
  })

  test.each(['/store/stammhaus/checkout', '/status/1/a', '/site/privacy'])(
    'is not asked for at %s, of which only the device knows what it shows',
    async path => {
      expect(await drawn(path)).toBeUndefined()
      expect(asked).toEqual([])
    },
  )
})
