import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { PushOwner } from '../../client/data/boards/pushClaim.ts'
import { createStaffPush, type PushState, type StaffPush } from '../../client/data/boards/staffPush.ts'
import { createBackground } from '../../server/background.ts'
import { isPushAddress } from '../../server/messages/push/pushAddress.ts'
import { createPusher } from '../../server/messages/push/pusher.ts'
import { ownVapid } from '../../server/messages/push/vapid.ts'
import { order, pair } from '../support/boards.ts'
import { type Device, device, until } from '../support/device.ts'
import { pushReceiver } from '../support/pushReceiver.ts'
import { json } from '../support/shop.ts'
import { openWalk } from '../support/walk.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Permission = 'default' | 'granted' | 'denied'

interface Offer {
  readonly answer?: Permission
  readonly hasWorker?: boolean
  readonly hasService?: boolean
}

/** What a browser offers for push: its permission, its worker, its push service, and the person before it. */
function browser({ answer = 'granted', hasWorker = true, hasService = true }: Offer = {}) {
  let endpoint: string | null = null
  let count = 0
  const state = { permission: 'default' as Permission, asked: 0 }
  const changed = new Set<() => void>()
  const subscriptionOf = (address: string) => ({
    endpoint: address,
    toJSON: () => pushReceiver(address).subscription,
    unsubscribe: async () => void (endpoint = null),
  })
  const pushManager = {
    getSubscription: async () => (endpoint === null ? null : subscriptionOf(endpoint)),
    subscribe: async () => {
      if (!hasService) throw new DOMException('no push service', 'AbortError')
      endpoint ??= `https://push.example.org/${++count}`
      return subscriptionOf(endpoint)
    },
  }
  const registration = { pushManager, active: {} }
  vi.stubGlobal('PushManager', { prototype: pushManager })
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.asked++
      if (state.permission === 'default') state.permission = answer
      return state.permission
    },
  })
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => (hasWorker ? registration : undefined),
      ready: hasWorker ? Promise.resolve(registration) : new Promise(() => {}),
    },
    permissions: {
      query: async () => ({ addEventListener: (_type: string, listener: () => void) => void changed.add(listener) }),
    },
  })
  return {
    state,
    endpoint: () => endpoint,
    /** The browser lost it, as it may after months. */
    lose: () => void (endpoint = null),
    permit(permission: Permission) {
      state.permission = permission
      for (const listener of changed) listener()
    },
  }
}

/** A shop whose push service notes what it is sent, and a kitchen's screen at it. */
async function open() {
  const sent: string[] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const post = async (address: string) => sent.push(address) && 201
  const push = createPusher(ownVapid(dataDir, { subject: 'mailto:technik@shop.test', keys: undefined }), {
    accepts: isPushAddress,
    post,
  })
  const shop = await openWalk({ messengers: { push } })
  const kitchen = await pair(shop, 'kitchen', 1)
  const at = device(shop)
  at.signIn(kitchen.cookie)
  const tick = () => createBackground(shop.deps, () => 0).tick()
  return { shop, sent, kitchen, at, tick, kept: () => shop.storage.read.pushes.ofOwner(`devices:${kitchen.id}`) }
}

function pushOn(at: Device, owner: PushOwner = { name: 'board' }): StaffPush {
  const push = createStaffPush(owner, at.world)
  onTestFinished(push.close)
  return push
}

const stands = (push: StaffPush, state: PushState) =>
  until(push.standing.subscribe, () => push.standing.get().state === state)

test('A kitchen that switches it on is told about the next order while its board is closed, until it switches it off', async () => {
  const { shop, sent, at, tick, kept } = await open()
  const { state, endpoint } = browser()
  const push = pushOn(at)
  await push.start()
  expect([push.standing.get().state, state.asked]).toEqual(['off', 0])
  await push.switchOn()
  expect([push.standing.get(), state.asked]).toEqual([{ state: 'on', trouble: null }, 1])
  push.close()
  await order(shop)
  await tick()
  expect(sent).toEqual(['https://push.example.org/1'])

  const again = pushOn(at)
  await again.start()
  expect(again.standing.get().state).toBe('on')
  await again.switchOff()
  expect([again.standing.get().state, endpoint(), await kept()]).toEqual(['off', null, []])
  await order(shop)
  await tick()
  expect(sent).toHaveLength(1)
})

test('It says what cannot be: a browser without push, a permission that was refused, a server that sends none', async () => {
  const { at, kept } = await open()
  expect(await standingOf(at)).toBe('unsupported')
  browser({ hasWorker: false })
  const late = pushOn(at)
  vi.useFakeTimers()
  const looking = late.start()
  await vi.advanceTimersByTimeAsync(10_000)
  await looking
  vi.useRealTimers()
  expect(late.standing.get().state).toBe('unsupported')

  const { permit } = browser({ answer: 'denied' })
  const push = pushOn(at)
  await push.start()
  await push.switchOn()
  expect(push.standing.get()).toEqual({ state: 'denied', trouble: null })
  // The person thinks again, in the settings of the browser.
  permit('default')
  await stands(push, 'off')

  at.between = async (path, _init, send) =>
    path.startsWith('/api/push/key') ? new Response(JSON.stringify({ errors: [] }), { status: 404 }) : send()
  expect(await standingOf(at)).toBe('unavailable')
  expect(await kept()).toEqual([])
})

test('It says why it stays off: closed by the person, no push service, no server, a device that was thrown out', async () => {
  const { shop, at, kitchen } = await open()
  const trouble = async (offer: Offer) => {
    browser(offer)
    const push = pushOn(at)
    await push.start()
    await push.switchOn()
    return push.standing.get()
  }
  expect(await trouble({ answer: 'default' })).toEqual({ state: 'off', trouble: 'dismissed' })
  expect(await trouble({ hasService: false })).toEqual({ state: 'off', trouble: 'noService' })
  at.network(false)
  expect(await trouble({})).toEqual({ state: 'off', trouble: 'offline' })
  at.network(true)
  const cookie = await shop.login()
  await shop.request(`/api/devices/${kitchen.id}/tokens`, json('DELETE', {}, { cookie }))
  expect(await trouble({})).toEqual({ state: 'off', trouble: 'refused' })
})

test('What the server or the browser lost is told again when the board opens, and the person is asked nothing', async () => {
  const { shop, at, kept, sent, tick } = await open()
  const { state, lose } = browser()
  await pushOn(at).switchOn()
  const [known] = await kept()
  await shop.storage.write(({ pushes }) => pushes.remove(known?.id ?? 0))
  const push = pushOn(at)
  await push.start()
  expect([push.standing.get().state, (await kept()).length, state.asked]).toEqual(['on', 1, 1])
  lose()
  await pushOn(at).start()
  await order(shop)
  await tick()
  expect(sent).toContain('https://push.example.org/2')
})

test('Without the server a board that is told says so, and looks again as soon as it is back', async () => {
  const { shop, at, kept } = await open()
  browser()
  await pushOn(at).switchOn()
  const [known] = await kept()
  await shop.storage.write(({ pushes }) => pushes.remove(known?.id ?? 0))
  at.network(false)
  const push = pushOn(at)
  await push.start()
  expect(push.standing.get().state).toBe('on')
  at.network(true)
  at.world.noteContact(true)
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1))
})

test('A board and a person on one browser are switched off one by one; the last one gives its address up', async () => {
  const { shop, at, kept } = await open()
  const { endpoint } = browser()
  const office = device(shop)
  office.signIn(await shop.loginAs('leitung'))
  const [board, person] = [pushOn(at), pushOn(office, { name: 'office', isPerson: true })]
  await board.switchOn()
  await person.switchOn()
  expect((await kept()).length + (await shop.storage.read.pushes.ofOwner('users:7')).length).toBe(2)
  await person.switchOff()
  expect([endpoint() === null, (await kept()).length]).toEqual([false, 1])
  await board.switchOff()
  expect(endpoint()).toBeNull()
})

test('Switched off without the server it is off: the browser gives its address up, and the push service tells the server', async () => {
  const { at } = await open()
  const { endpoint } = browser()
  const push = pushOn(at)
  await push.switchOn()
  at.network(false)
  await push.switchOff()
  expect([push.standing.get().state, endpoint()]).toEqual(['off', null])
})

test('A board and the office of one person say the same, and are switched together', async () => {
  const { shop } = await open()
  browser()
  const phone = device(shop)
  phone.signIn(await shop.loginAs('leitung'))
  await pushOn(phone, { name: 'office', isPerson: true }).switchOn()
  const board = pushOn(phone)
  await board.start()
  expect(board.standing.get().state).toBe('on')
  await board.switchOff()
  expect(await shop.storage.read.pushes.ofFamily('users')).toEqual([])
  const office = pushOn(phone, { name: 'office', isPerson: true })
  await office.start()
  expect(office.standing.get().state).toBe('off')
})

test('A device that was thrown out and let in again is switched on by a person, whose own wish stays', async () => {
  const { shop, at } = await open()
  browser()
  const board = pushOn(at)
  await board.switchOn()
  board.forget()
  const again = pushOn(at)
  await again.start()
  expect(again.standing.get().state).toBe('off')

  const phone = device(shop)
  phone.signIn(await shop.loginAs('leitung'))
  const person = pushOn(phone)
  await person.switchOn()
  person.forget()
  await person.start()
  expect(person.standing.get().state).toBe('on')
})

async function standingOf(at: Device): Promise<PushState> {
  const push = pushOn(at)
  await push.start()
  return push.standing.get().state
}
