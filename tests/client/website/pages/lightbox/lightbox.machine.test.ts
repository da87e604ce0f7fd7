import { array, assert, constantFrom, integer, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  type LightboxEvent,
  lightboxMachine,
  MOST_ZOOM,
  pictureAt,
  SWIPE_SHARE,
  swipeOf,
  TAP_PX,
} from '../../../../../client/website/pages/lightbox/lightbox.machine.ts'

const PHONE = { width: 390, height: 844 }

/** A lightbox on a phone, opened at a picture. */
function opened({ count = 5, start = 0, ...size }: { count?: number; start?: number } & Partial<typeof PHONE> = {}) {
  const actor = createActor(lightboxMachine, { input: { count, start } })
  actor.start()
  const send = (...events: readonly LightboxEvent[]) => {
    for (const event of events) actor.send(event)
  }
  send({ type: 'size', ...PHONE, ...size })
  const now = () => actor.getSnapshot().context
  return { send, now, shown: () => pictureAt(now().position, count), state: () => actor.getSnapshot().value }
}

const swipe = (by: number): readonly LightboxEvent[] => [
  { type: 'press', id: 1, x: 0, y: 0 },
  { type: 'move', id: 1, x: by / 2, y: 3 },
  { type: 'move', id: 1, x: by, y: 5 },
  { type: 'lift', id: 1 },
]

describe('The lightbox', () => {
  it('starts at the clicked picture', () => {
    expect(opened({ count: 7, start: 3 }).shown()).toBe(3)
  })

  it('wraps around both ways', () => {
    const { send, shown } = opened({ count: 3 })
    send({ type: 'previous' })
    expect(shown()).toBe(2)
    send({ type: 'next' }, { type: 'next' }, { type: 'next' }, { type: 'next' })
    expect(shown()).toBe(0)
  })

  it('shows a picture there is, however often one goes which way', () => {
    assert(
      property(integer({ min: 1, max: 20 }), array(constantFrom('next', 'previous')), (count, ways) => {
        const { send, shown } = opened({ count, start: count - 1 })
        send(...ways.map(type => ({ type })))
        const steps = count > 1 ? ways.reduce((sum, way) => sum + (way === 'next' ? 1 : -1), 0) : 0
        expect(shown()).toBe((((count - 1 + steps) % count) + count) % count)
      }),
    )
  })

  it('stays at the only picture', () => {
    const { send, shown, now } = opened({ count: 1 })
    send({ type: 'next' }, ...swipe(-300))
    expect([shown(), now().position, now().drag]).toEqual([0, 0, 0])
  })
})

describe('A swipe', () => {
  it.each([
    [0, 390, 'tap'],
    [TAP_PX - 1, 390, 'tap'],
    [-(TAP_PX - 1), 390, 'tap'],
    // An eighth of a phone is less than a tap may move; of a desktop it is more.
    [TAP_PX, 390, 'previous'],
    [-TAP_PX, 390, 'next'],
    [-120, 1440, 'stay'],
    [-1440 * SWIPE_SHARE, 1440, 'stay'],
    [-1440 * SWIPE_SHARE - 1, 1440, 'next'],
    [1440 * SWIPE_SHARE + 1, 1440, 'previous'],
  ])('of %d px on a slide of %d px means: %s', (drag, width, means) => {
    expect(swipeOf(drag, width)).toBe(means)
  })

  it('pulls the slide along and changes it when the finger is lifted', () => {
    const { send, shown, now } = opened()
    send({ type: 'press', id: 1, x: 100, y: 0 }, { type: 'move', id: 1, x: 20, y: 0 })
    expect([now().drag, shown()]).toEqual([-80, 0])
    send({ type: 'lift', id: 1 })
    expect([now().drag, shown()]).toEqual([0, 1])
    send(...swipe(90), ...swipe(90))
    expect(shown()).toBe(4)
  })

  it('that the system takes away changes nothing', () => {
    const { send, shown, state } = opened()
    send({ type: 'press', id: 1, x: 0, y: 0 }, { type: 'move', id: 1, x: -200, y: 0 }, { type: 'cancel' })
    expect([shown(), state()]).toEqual([0, 'resting'])
  })
})

describe('Two fingers', () => {
  const pinch = (from: number, to: number): readonly LightboxEvent[] => [
    { type: 'press', id: 1, x: -from, y: 0 },
    { type: 'press', id: 2, x: from, y: 0 },
    { type: 'move', id: 1, x: -to, y: 0 },
    { type: 'move', id: 2, x: to, y: 0 },
  ]

  it('zoom about their middle, and lifting one after the other swipes nowhere', () => {
    const { send, now, shown } = opened()
    send(...pinch(50, 150))
    expect(now().zoom).toEqual({ scale: 3, x: 0, y: 0 })
    send({ type: 'lift', id: 1 }, { type: 'move', id: 2, x: -150, y: 0 }, { type: 'lift', id: 2 })
    expect([now().zoom.scale, now().zoom.x, shown()]).toEqual([3, -300, 0])
  })

  it('make a picture whole again, and then it can be swiped', () => {
    const { send, now, shown } = opened()
    send(...pinch(50, 150), { type: 'lift', id: 1 }, { type: 'lift', id: 2 })
    send(...swipe(-200))
    expect([now().zoom.scale, shown()]).toEqual([3, 0])
    send(...pinch(150, 40), { type: 'lift', id: 1 }, { type: 'lift', id: 2 }, ...swipe(-200))
    expect([now().zoom.scale, shown()]).toEqual([1, 1])
  })

  it('never make it smaller than its slide or larger than allowed, and never pull it off', () => {
    const place = integer({ min: -1000, max: 1000 })
    const finger = record({ id: integer({ min: 1, max: 3 }), x: place, y: place })
    const event = oneof(
      finger.map(each => ({ type: 'press', ...each }) as const),
      finger.map(each => ({ type: 'move', ...each }) as const),
      finger.map(({ id }) => ({ type: 'lift', id }) as const),
      finger.map(({ x, y }) => ({ type: 'zoom', x, y }) as const),
      constantFrom({ type: 'next' } as const, { type: 'previous' } as const, { type: 'cancel' } as const),
    )
    assert(
      property(array(event, { maxLength: 40 }), events => {
        const { send, now } = opened()
        for (const each of events) {
          send(each)
          const { scale, x, y } = now().zoom
          expect(scale).toBeGreaterThanOrEqual(1)
          expect(scale).toBeLessThanOrEqual(MOST_ZOOM)
          expect(Math.abs(x)).toBeLessThanOrEqual((PHONE.width * (scale - 1)) / 2 + 1e-6)
          expect(Math.abs(y)).toBeLessThanOrEqual((PHONE.height * (scale - 1)) / 2 + 1e-6)
          expect(now().fingers.length).toBeLessThanOrEqual(2)
        }
      }),
    )
  })
})

it('A double tap zooms in where it was tapped, and out again', () => {
  const { send, now } = opened()
  send({ type: 'zoom', x: 100, y: -50 })
  expect(now().zoom).toEqual({ scale: 2.5, x: -150, y: 75 })
  send({ type: 'zoom', x: 0, y: 0 })
  expect(now().zoom.scale).toBe(1)
})
