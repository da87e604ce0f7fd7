import { beforeEach, describe, expect, test } from 'vitest'
import type { EventSourceLike } from '../../../../client/data/engine/world.ts'
import { openStream, type Stream } from '../../../../client/data/sync/stream.ts'

const SILENCE_MS = 45_000

class Source implements EventSourceLike {
  readonly events = new EventTarget()
  readyState = 0
  open() {
    this.readyState = 1
    this.events.dispatchEvent(new Event('open'))
  }
  tell(data: unknown) {
    this.events.dispatchEvent(
      new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) }),
    )
  }
  beat() {
    this.events.dispatchEvent(new MessageEvent('heartbeat', { data: '' }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.events.dispatchEvent(new Event('error'))
  }
  close() {
    this.readyState = 2
  }
  addEventListener(type: string, listener: (event: MessageEvent) => void) {
    this.events.addEventListener(type, event => listener(event as MessageEvent))
  }
}

let sources: Source[]
let timers: Set<{ at: number; work: () => void }>
let now: number
let hint: () => void
let stream: Stream
let heard: string[]
let contacts: boolean[]

const last = () => sources.at(-1)!
function pass(ms: number): void {
  now += ms
  for (const timer of timers) if (timer.at <= now && timers.delete(timer)) timer.work()
}

beforeEach(() => {
  sources = []
  timers = new Set()
  now = 0
  heard = []
  contacts = []
  stream = openStream({
    openEventSource: () => {
      sources.push(new Source())
      return last()
    },
    after(ms, work) {
      const timer = { at: now + ms, work }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    random: () => 0.5,
    noteContact: reached => contacts.push(reached),
    onHint(listener) {
      hint = listener
      return () => {}
    },
  })
  stream.listen('public', { onSeq: seq => heard.push(seq), onOpen: () => heard.push('open') })
})

describe('The stream', () => {
  test('tells each listener the positions of its own database', () => {
    last().open()
    last().tell({ db_name: 'public', seq: '1.e1' })
    last().tell({ db_name: 'office', seq: '7.e1' })
    last().tell({ db_name: 'public', seq: '2.e1' })
    expect(heard).toEqual(['open', '1.e1', '2.e1'])
  })

  test('passes over what it cannot read', () => {
    last().open()
    for (const data of ['', 'null', '[]', '{"db_name":"public"}', '{"db_name":7,"seq":"1"}']) last().tell(data)
    expect(heard).toEqual(['open'])
  })

  test('says whether the server is in reach, and tells of beats', () => {
    let beats = 0
    stream.listen('office', { onSeq() {}, onOpen() {}, onBeat: () => beats++ })
    last().open()
    last().beat()
    last().fail(0)
    expect(contacts).toEqual([true, false])
    expect(beats).toBe(1)
  })

  test('is opened anew as whoever is signed in now', () => {
    last().open()
    stream.reopen()
    expect(sources.map(({ readyState }) => readyState)).toEqual([2, 0])
  })

  test('asks for everything missed whenever it opens again', () => {
    last().open()
    last().fail(0)
    expect(stream.isOpen.get()).toBe(false)
    last().open()
    expect(heard).toEqual(['open', 'open'])
    expect(sources).toHaveLength(1)
  })

  test('is made anew with growing waits after the browser gave it up, as it does after 502 or 401', () => {
    last().fail(2)
    expect(sources).toHaveLength(1)
    pass(1500)
    expect(sources).toHaveLength(2)
    last().fail(2)
    pass(1500)
    expect(sources).toHaveLength(2)
    pass(1000)
    expect(sources).toHaveLength(3)
    last().open()
    last().fail(2)
    pass(1500)
    expect(sources).toHaveLength(4)
  })

  test('is made anew when the heartbeats stop', () => {
    last().open()
    for (let beat = 0; beat < 5; beat++) {
      pass(20_000)
      last().beat()
    }
    expect(sources).toHaveLength(1)
    pass(SILENCE_MS)
    expect(stream.isOpen.get()).toBe(false)
    pass(2000)
    expect(sources).toHaveLength(2)
  })

  test('asks instead of hanging up where a server sends no heartbeat that can be seen', () => {
    last().open()
    pass(SILENCE_MS)
    expect(heard).toEqual(['open', 'open'])
    expect(sources).toHaveLength(1)
  })

  test('is made anew when it never opens', () => {
    pass(SILENCE_MS)
    pass(2000)
    expect(sources).toHaveLength(2)
  })

  test('asks when the page is shown again, and does not wait for its turn when it was closed', () => {
    last().open()
    hint()
    expect(heard).toEqual(['open', 'open'])
    last().fail(2)
    hint()
    expect(sources).toHaveLength(2)
    pass(5000)
    expect(sources.filter(({ readyState }) => readyState !== 2)).toHaveLength(1)
  })

  test('hears nothing of a source that it left, and nothing after it was closed', () => {
    const left = last()
    left.fail(2)
    pass(1500)
    left.open()
    left.tell({ db_name: 'public', seq: '9.e1' })
    stream.close()
    pass(120_000)
    expect(heard).toEqual([])
    expect(sources).toHaveLength(2)
  })
})
