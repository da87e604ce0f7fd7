import { closeDeviceDatabase } from '../../client/data/engine/deviceDatabase.ts'
import type { EventSourceLike, World } from '../../client/data/engine/world.ts'
import { eventSourceOver } from './eventSource.ts'
import type { Shop } from './shop.ts'

/**
 * A device in a walk: memory as its disk, a network that can be cut, timers that run when the walk says so. `world` is what
 * client/data takes; everything behind it is the product.
 */
export interface Device {
  readonly world: World
  /** Cuts the network, with every stream on it; or brings it back, which the device notices as a browser would. */
  network(up: boolean): void
  /** The page is opened anew: nothing was tried on it yet. Before, the server has answered it. */
  reopen(): void
  /** How far (ms) this device's own clock is ahead of the server's from now on. */
  setClock(ahead: number): void
  /** Lets `ms` pass on this device. */
  pass(ms: number): void
  /** Paths asked since the device began, oldest first. */
  readonly asked: string[]
  /** Sends requests with this cookie from now on. */
  signIn(cookie: string): void
  /** Comes between device and server: gets what would be sent, and may answer itself, fail, or lose the answer. */
  between: ((path: string, init: RequestInit | undefined, send: () => Promise<Response>) => Promise<Response>) | null
}

let count = 0
const devices = new WeakMap<object, World[]>()

/** Closes what the devices of a shop keep carts and deeds in: RxDB has a bound for what is open in one process. */
export async function closeDevicesOf(shop: object): Promise<void> {
  await Promise.all((devices.get(shop) ?? []).map(closeDeviceDatabase))
}

/** A device at a server. `name` says which one comes back after it was closed. */
export function device(
  shop: { readonly request: Shop['request']; readonly clock: { now(): number } },
  name = `device-${++count}`,
): Device {
  const timers = new Set<{ at: number; work: () => void }>()
  const hints = new Set<() => void>()
  const contacts = new Set<(online: boolean) => void>()
  const streams = new Set<{ source: EventSourceLike; fail: () => void }>()
  const asked: string[] = []
  let now = shop.clock.now()
  let ahead = 0
  let up = true
  let online = true
  let hasAsked = true
  let cookie = ''

  const send = (path: string, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers)
    if (cookie && init?.credentials !== 'omit') headers.set('cookie', cookie)
    if (init?.method && init.method !== 'GET') headers.set('origin', 'http://shop.test')
    return shop.request(path, { ...init, headers })
  }
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    if (!up) throw new TypeError('fetch failed')
    asked.push(path)
    const answer = await (self.between ? self.between(path, init, () => send(path, init)) : send(path, init))
    if (!up) throw new TypeError('fetch failed')
    return answer
  }
  const openEventSource = (url: string) => {
    const cut = new AbortController()
    const source = eventSourceOver(async path => {
      if (!up) throw new TypeError('fetch failed')
      const response = await send(path, { signal: cut.signal })
      return response
    })(url)
    const entry = { source, fail: () => {} }
    streams.add(entry)
    const errors: ((event: MessageEvent) => void)[] = []
    entry.fail = () => {
      source.close()
      for (const listener of errors) listener(new MessageEvent('error'))
    }
    return {
      get readyState() {
        return source.readyState
      },
      addEventListener(type: string, listener: (event: MessageEvent) => void) {
        if (type === 'error') errors.push(listener)
        source.addEventListener(type, listener)
      },
      close() {
        streams.delete(entry)
        source.close()
      },
    }
  }

  const self: Device = {
    asked,
    between: null,
    signIn: next => {
      cookie = next
    },
    network(next) {
      up = next
      if (!up) for (const { fail } of streams) fail()
      if (up) for (const hint of hints) hint()
    },
    reopen() {
      online = true
      hasAsked = false
    },
    setClock(next) {
      ahead = next
    },
    pass(ms) {
      now += ms
      for (const timer of [...timers].toSorted((one, other) => one.at - other.at)) {
        if (timer.at > now || !timers.delete(timer)) continue
        timer.work()
      }
    },
    world: {
      fetch,
      openEventSource,
      now: () => now,
      deviceClock: { shown: () => now + ahead, steady: () => now },
      after(ms, work) {
        const timer = { at: now + ms, work }
        timers.add(timer)
        // What is due at once does not wait for the walk to let time pass.
        if (ms <= 0) setImmediate(() => timers.delete(timer) && work())
        return () => timers.delete(timer)
      },
      random: Math.random,
      withLock: locks(),
      onHint: follow(hints),
      whileLeader: (_name, begin) => begin(),
      memo: disk(name),
      seemsOnline: () => up && online,
      isInContact: () => up && online && hasAsked,
      noteContact(reached) {
        online = reached
        hasAsked = true
        for (const listener of contacts) listener(reached)
      },
      onContact: follow(contacts),
      storage: 'memory',
      prefix: `${name}-`,
    },
  }
  devices.set(shop, [...(devices.get(shop) ?? []), self.world])
  return self
}

type Disk = Map<string, string>
type Watchers = Set<{ readonly key: string; readonly listener: (value: string | null) => void }>
const disks = new Map<string, { readonly kept: Disk; readonly pages: Set<Watchers> }>()

/** Survives the device being closed, as a browser's storage does; what one page sets the others of the device hear. */
function disk(name: string): World['memo'] {
  const { kept, pages } = disks.get(name) ?? { kept: new Map<string, string>(), pages: new Set<Watchers>() }
  disks.set(name, { kept, pages })
  const own: Watchers = new Set()
  pages.add(own)
  return {
    get: key => kept.get(key) ?? null,
    set(key, value) {
      if (value === null) kept.delete(key)
      else kept.set(key, value)
      for (const page of pages) for (const each of page) if (page !== own && each.key === key) each.listener(value)
    },
    watch(key, listener) {
      const watcher = { key, listener }
      own.add(watcher)
      return () => own.delete(watcher)
    },
  }
}

function follow<Listener>(listeners: Set<Listener>): (listener: Listener) => () => void {
  return listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
}

function locks(): World['withLock'] {
  const queues = new Map<string, Promise<void>>()
  return (name, work) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work)
    queues.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
}

/** Resolves when the condition holds, asked again whenever the subject says it changed. */
export function until(subscribe: (listener: () => void) => () => void, holds: () => boolean): Promise<void> {
  return new Promise(resolve => {
    let stop = () => {}
    const look = () => {
      if (!holds()) return
      stop()
      resolve()
    }
    stop = subscribe(look)
    look()
  })
}
