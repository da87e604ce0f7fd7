import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyUpdate, onUpdate, register, unregister } from '../../../../client/device/app/serviceWorker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser with two workers of this shop and these caches; what is done to it is written down. */
function browser({ caches = [], refuses = false }: { caches?: readonly string[]; refuses?: boolean }) {
  const done: string[] = []
  const registration = (name: string) =>
    Object.assign(new EventTarget(), {
      waiting: null,
      update: async () => void done.push(`look ${name}`),
      unregister: async () => void done.push(`give up ${name}`),
    })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    async register(address: string, { scope }: { scope: string }) {
      done.push(`register ${address} for ${scope}`)
      if (refuses) throw new Error('no workers here')
      return registration('shop')
    },
    getRegistrations: async () => [registration('shop'), registration('old')],
  })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('caches', { keys: async () => caches })
  return done
}

test('A shop that is no app gives up every worker it has on the device', async () => {
  const done = browser({ caches: ['shop-1', 'images'] })
  await unregister()
  expect(done).toEqual(['give up shop', 'give up old'])
})

test.each(['office-1', 'desk-1'])('but not where somebody works with it: %s', async kept => {
  const done = browser({ caches: ['shop-1', kept] })
  await unregister()
  expect(done).toEqual([])
})

test('The worker of the whole shop is asked for a newer one after 2.5 s and then every half hour', async () => {
  const done = browser({})
  await register()
  expect(done).toEqual(['register /build/service-worker.js for /'])
  await vi.advanceTimersByTimeAsync(2499)
  expect(done).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(done.slice(1)).toEqual(['look shop'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(done.slice(1)).toEqual(Array.from({ length: 3 }, () => 'look shop'))
})

test('Where the browser refuses it, or has none, nothing else is lost', async () => {
  const done = browser({ refuses: true })
  await register()
  expect(done).toEqual(['register /build/service-worker.js for /'])
  vi.stubGlobal('navigator', {})
  await register()
  await unregister()
})

test('A newer program begins with the worker’s turn, and where that does not come within 10 s all the same', async () => {
  browser({})
  const said: unknown[] = []
  const worker = (name: string) => ({
    state: 'installed',
    postMessage: (message: unknown) => said.push([name, message]),
  })
  const registration = Object.assign(new EventTarget(), { waiting: worker('newer'), update: async () => {} })
  const container = Object.assign(new EventTarget(), {
    controller: worker('present'),
    register: async () => registration,
  })
  const reload = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', { reload })
  await register()
  const found = vi.fn()
  onUpdate(found)
  expect(found).toHaveBeenCalledOnce()
  applyUpdate()
  expect(said).toEqual([
    ['present', { type: 'GIVE_WAY' }],
    ['newer', { type: 'SKIP_WAITING' }],
  ])
  await vi.advanceTimersByTimeAsync(9999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})
