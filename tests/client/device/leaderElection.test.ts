import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileLeader } from '../../../client/device/leaderElection.ts'

let count = 0
let name = ''
const stops: (() => void)[] = []

/** A page of the device, as far as leading goes. */
function page() {
  const state = { leads: false, reigns: 0 }
  const stop = whileLeader(name, () => {
    state.leads = true
    state.reigns++
    return () => {
      state.leads = false
    }
  })
  stops.push(stop)
  return { state, stop }
}

beforeEach(() => {
  name = `lead-${++count}`
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

test('One page of a device leads, and the next one takes over when it is closed', async () => {
  const [one, other] = [page(), page()]
  await vi.waitUntil(() => one.state.leads)
  expect(other.state.leads).toBe(false)
  one.stop()
  await vi.waitUntil(() => other.state.leads)
  expect(one.state.leads).toBe(false)
})

test('A leader that answers keeps its place, however long the others look', async () => {
  const one = page()
  await vi.waitUntil(() => one.state.leads)
  const other = page()
  const answered = new Promise<void>(resolve => {
    const channel = new BroadcastChannel(name)
    stops.push(() => channel.close())
    channel.addEventListener('message', ({ data }) => data === 'me' && resolve())
  })
  vi.advanceTimersByTime(15_000)
  await answered
  // One more turn of the loop, so that the other page has heard it too.
  await new Promise(resolve => setImmediate(resolve))
  vi.advanceTimersByTime(3000)
  await navigator.locks.query()
  expect([one.state.leads, other.state.leads]).toEqual([true, false])
})

test('A page in view takes over from one that is frozen: it holds the lock and answers nobody', async () => {
  let thaw = () => {}
  const frozen = new Promise<void>(resolve => {
    thaw = resolve
  })
  const held = navigator.locks.request(name, () => frozen).catch((error: unknown) => error)
  const awake = page()
  await navigator.locks.query()
  expect(awake.state.leads).toBe(false)
  vi.advanceTimersByTime(15_000)
  vi.advanceTimersByTime(3000)
  await vi.waitUntil(() => awake.state.leads)
  thaw()
  // When it wakes, it hears that its place is taken.
  expect(await held).toMatchObject({ name: 'AbortError' })
})
