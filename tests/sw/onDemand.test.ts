import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropOthers, isInUse, keepSurface, keptFile, type OnDemand } from '../../sw/onDemand.ts'

const office: OnDemand = {
  cacheName: 'office',
  files: ['/assets/one.js', '/assets/two.js'],
  owns: pathname => pathname === '/backend',
}

beforeEach(() => void vi.stubGlobal('location', new URL('http://shop.example/build/service-worker.js')))
afterEach(() => void vi.unstubAllGlobals())

/** One cache with these files, unless the surface was never opened; what `coming` holds back arrives when it lets go. */
function cachesWith(paths: readonly string[] | null, coming: Promise<void> = Promise.resolve()) {
  const kept = new Map((paths ?? []).map(path => [path, new Request(`http://shop.example${path}`)]))
  const cache = {
    keys: async () => [...kept.values()],
    async add(request: Request) {
      await Promise.race([coming, aborted(request.signal)])
      if (request.signal.aborted) throw new DOMException('ended', 'AbortError')
      kept.set(new URL(request.url).pathname, request)
    },
    delete: async (request: Request) => kept.delete(new URL(request.url).pathname),
  }
  const caches = { has: async () => paths !== null, open: async () => cache } as unknown as CacheStorage
  return { caches, kept: () => [...kept.keys()] }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

test('A surface is kept whole; files of earlier versions go only when a version has taken over', async () => {
  const { caches, kept } = cachesWith(['/assets/old.js', '/assets/one.js'])
  expect(await isInUse(caches, office)).toBe(true)
  await keepSurface(caches, office, new AbortController().signal)
  expect(kept()).toEqual(['/assets/old.js', '/assets/one.js', '/assets/two.js'])
  await dropOthers(caches, office)
  expect(kept()).toEqual(['/assets/one.js', '/assets/two.js'])
})

test('A version takes over without loading anything', async () => {
  const { caches, kept } = cachesWith(['/assets/old.js'], new Promise<void>(() => {}))
  await dropOthers(caches, office)
  expect(kept()).toEqual([])
  const guests = cachesWith(null)
  await dropOthers(guests.caches, office)
  expect(await isInUse(guests.caches, office)).toBe(false)
})

test('Keeping ends when a newer worker is to begin, however slow the network is', async () => {
  const never = new Promise<void>(() => {})
  const { caches, kept } = cachesWith(['/assets/one.js'], never)
  const keeping = new AbortController()
  const under = keepSurface(caches, office, keeping.signal)
  keeping.abort()
  await under
  expect(kept()).toEqual(['/assets/one.js'])
})

test('A file that several surfaces have is answered by the one that keeps it, and no surface is used because of it', async () => {
  const board: OnDemand = { cacheName: 'desk', files: ['/assets/two.js'], owns: pathname => pathname === '/kitchen' }
  const opened = new Set(['desk'])
  const caches = {
    async match(_request: Request, { cacheName }: { cacheName: string }) {
      return opened.has(cacheName) ? new Response(cacheName) : undefined
    },
    has: async (name: string) => opened.has(name),
  } as unknown as CacheStorage
  const fileAt = async (path: string) => {
    const request = new Request(`http://shop.example${path}`)
    const answer = await keptFile(request, caches, [office, board], async ({ url }) => new Response(`asked: ${url}`))
    return answer.text()
  }
  expect(await fileAt('/assets/two.js')).toBe('desk')
  expect(await fileAt('/assets/one.js')).toBe('asked: http://shop.example/assets/one.js')
  expect(await isInUse(caches, office)).toBe(false)
})
