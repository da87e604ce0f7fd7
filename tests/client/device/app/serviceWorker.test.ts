import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { register, registerIn, unregister } from '../../../../client/device/app/serviceWorker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser with two workers of this shop and these caches; what is done to it, and said to its worker, is written down. */
function browser({ caches = [], refuses = false }: { caches?: readonly string[]; refuses?: boolean }) {
  const done: string[] = []
  const worker = { postMessage: ({ type }: { type: string }) => done.push(`say ${type}`) }
  const registration = (name: string) =>
    Object.assign(new EventTarget(), {
      waiting: null,
      update: async () => void done.push(`look ${name}`),
      unregister: async () => void done.push(`give up ${name}`),
    })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null as typeof worker | null,
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
  const takeOver = () => {
    serviceWorker.controller = worker
    serviceWorker.dispatchEvent(new Event('controllerchange'))
  }
  return { done, takeOver }
}

test('A shop that is no app gives up every worker it has on the device', async () => {
  const { done } = browser({ caches: ['shop-1', 'images'] })
  await unregister()
  expect(done).toEqual(['give up shop', 'give up old'])
})

test.each(['office-1', 'desk-1'])('but not where somebody works with it: %s', async kept => {
  const { done } = browser({ caches: ['shop-1', kept] })
  await unregister()
  expect(done).toEqual([])
})

test('The worker of the whole shop is asked for a newer one after 2.5 s and then every half hour', async () => {
  const { done } = browser({})
  await register()
  expect(done).toEqual(['register /build/service-worker.js for /'])
  await vi.advanceTimersByTimeAsync(2499)
  expect(done).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(done.slice(1)).toEqual(['look shop'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(done.slice(1)).toEqual(Array.from({ length: 3 }, () => 'look shop'))
})

test('A worker that takes over is told to keep what its page is of, and again by each page that is opened', async () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  const { done, takeOver } = browser({})
  await register()
  takeOver()
  expect(done).toEqual(['register /build/service-worker.js for /', 'say KEEP'])
  await register()
  expect(done.slice(2)).toEqual(['say KEEP', 'register /build/service-worker.js for /'])
})

test('A page that has more to do first registers it later, once', async () => {
  const { done } = browser({})
  const putOff = registerIn(3000)
  await vi.advanceTimersByTimeAsync(2999)
  putOff()
  registerIn(30_000)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['register /build/service-worker.js for /'])
  registerIn(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(done.filter(each => each.startsWith('register'))).toHaveLength(1)
})

test('Where the browser refuses it, or has none, nothing else is lost', async () => {
  const { done } = browser({ refuses: true })
  await register()
  expect(done).toEqual(['register /build/service-worker.js for /'])
  vi.stubGlobal('navigator', {})
  await register()
  await unregister()
})
