import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUnderWay } from '../../sw/underWay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const picture = () => new Request('http://shop.example/image/roll.webp')
const never = () => new Promise<string>(() => {})

test('What has not come a second after a newer worker was to begin is let go', async () => {
  const underWay = createUnderWay()
  const asked = await underWay.plugin.requestWillFetch({ request: picture() })
  const page = underWay.unlessLetGo(never())
  const later = underWay.signal()
  const ended = expect(page).rejects.toThrow('aborted')
  underWay.giveWay()
  await vi.advanceTimersByTimeAsync(999)
  expect([asked.signal.aborted, later.aborted]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  expect([asked.signal.aborted, later.aborted]).toEqual([true, true])
  await ended
})

test('What comes within that second comes', async () => {
  const underWay = createUnderWay()
  let come = (_page: string) => {}
  const page = underWay.unlessLetGo(new Promise<string>(resolve => (come = resolve)))
  underWay.giveWay()
  await vi.advanceTimersByTimeAsync(999)
  come('Seite')
  expect(await page).toBe('Seite')
})

test('What is asked afterwards is answered as ever, should the newer worker never begin', async () => {
  const underWay = createUnderWay()
  underWay.giveWay()
  await vi.advanceTimersByTimeAsync(1000)
  const asked = await underWay.plugin.requestWillFetch({ request: picture() })
  expect([asked.signal.aborted, underWay.signal().aborted]).toEqual([false, false])
  expect(await underWay.unlessLetGo(Promise.resolve('Seite'))).toBe('Seite')
})

test('What a page takes back still comes and is kept', async () => {
  const taken = new AbortController()
  const { plugin } = createUnderWay()
  const asked = await plugin.requestWillFetch({ request: new Request(picture(), { signal: taken.signal }) })
  taken.abort()
  expect(asked.signal.aborted).toBe(false)
})
