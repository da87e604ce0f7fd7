import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetNextVisit } from '../../../../client/device/storage/forgetNextVisit.ts'
import { keepDrawnPage, layForNextVisit } from '../../../../client/device/storage/nextVisit.ts'

const origin = 'https://shop.example'
const now = Date.UTC(2026, 10, 20, 12)
const HOUR_MS = 3_600_000
const NAME = 'public-1'

/** What the browser keeps, by cache and address, in the order it was put there. */
let kept: Map<string, Map<string, Response>>
/** What the server was asked for. */
let asked: string[]
/** What it answers. */
let draw: (path: string) => Response

const pageOf = (program: string) =>
  new Response(`<script type="module" src="${program}"></script><script id="snapshot">{}</script>`, {
    headers: { Expires: new Date(now + HOUR_MS).toUTCString() },
  })
const open = (path: string, program = '/assets/shop-1.js') => {
  vi.stubGlobal('location', new URL(path, origin))
  vi.stubGlobal('document', { querySelector: () => ({ src: `${origin}${program}` }) })
}
const shown = () => [...(kept.get(NAME)?.keys() ?? [])].map(url => url.slice(origin.length))
const isSame = () => false
const isOther = () => true

function cacheOf(name: string) {
  const all = kept.get(name) ?? new Map<string, Response>()
  kept.set(name, all)
  const urlOf = (asked: string | Request) => (typeof asked === 'string' ? new URL(asked, origin).href : asked.url)
  return {
    match: async (asked: string | Request) => all.get(urlOf(asked))?.clone(),
    put: async (asked: string, answer: Response) => void all.set(urlOf(asked), answer),
    delete: async (asked: string | Request) => all.delete(urlOf(asked)),
    keys: async () => [...all.keys()].map(url => new Request(url)),
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now })
  kept = new Map()
  asked = []
  draw = () => pageOf('/assets/shop-1.js')
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve() } })
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return draw(path)
  })
  open('/store/stammhaus?table=hof-1')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('The page of a visit', () => {
  test('is kept for the program it was drawn for, once while it holds', async () => {
    await layForNextVisit(NAME, '{}', isSame)
    await keepDrawnPage(NAME)
    await keepDrawnPage(NAME)
    expect(asked).toEqual(['/store/stammhaus'])
    expect(shown()).toEqual(['/catalogue', '/store/stammhaus?/assets/shop-1.js'])
    vi.setSystemTime(now + HOUR_MS)
    await keepDrawnPage(NAME)
    expect(asked).toHaveLength(2)
  })

  test('is not shown again once a price or anything else has changed', async () => {
    await layForNextVisit(NAME, '{}', isSame)
    await keepDrawnPage(NAME)
    await layForNextVisit(NAME, '{"at":2}', isSame)
    expect(shown()).toHaveLength(2)
    await layForNextVisit(NAME, '{"data":[]}', isOther)
    expect(shown()).toEqual(['/catalogue'])
  })

  test('waits for the text that says the same, because a change is known by it', async () => {
    await keepDrawnPage(NAME)
    expect(asked).toEqual([])
  })

  test.each<[string, () => Response]>([
    ['drawn for a newer program', () => pageOf('/assets/shop-2.js')],
    ['empty, as a screen of the business gets it', () => new Response('"/assets/shop-1.js" <!--snapshot-->')],
    ['of a branch that is no more', () => new Response(pageOf('/assets/shop-1.js').body, { status: 404 })],
  ])('is not kept %s', async (_title, answer) => {
    draw = answer
    await layForNextVisit(NAME, '{}', isSame)
    await keepDrawnPage(NAME)
    expect(shown()).toEqual(['/catalogue'])
  })

  test.each(['/store/stammhaus/checkout', '/status/1/a', '/site/privacy'])('is not kept at %s', async path => {
    open(path)
    await layForNextVisit(NAME, '{}', isSame)
    await keepDrawnPage(NAME)
    expect(asked).toEqual([])
  })

  test('is one of five, and those of former programs and versions go', async () => {
    await layForNextVisit('public-0', '{}', isSame)
    for (const branch of ['a', 'b', 'c', 'd', 'e', 'f']) {
      open(`/store/${branch}`)
      await layForNextVisit(NAME, '{}', isSame)
      await keepDrawnPage(NAME)
    }
    expect([...kept.keys()]).toEqual([NAME])
    expect(shown().slice(1)).toEqual(['b', 'c', 'd', 'e', 'f'].map(each => `/store/${each}?/assets/shop-1.js`))
    draw = () => pageOf('/assets/shop-2.js')
    open('/', '/assets/shop-2.js')
    await keepDrawnPage(NAME)
    expect(shown()).toEqual(['/catalogue', '/?/assets/shop-2.js'])
  })

  test('is gone where the device becomes a screen of the business', async () => {
    await layForNextVisit(NAME, '{}', isSame)
    kept.set('images', new Map())
    await forgetNextVisit()
    expect([...kept.keys()]).toEqual(['images'])
  })
})
