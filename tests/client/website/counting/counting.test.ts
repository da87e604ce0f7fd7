import { describe, expect, it } from 'vitest'
import { FLUSH_MS, MOST_WAITING } from '../../../../client/website/counting/consentQueue.ts'
import { PAGE_VIEW_MS, startCounting } from '../../../../client/website/counting/counting.ts'
import { createPixel } from '../../../../client/website/counting/pixel.ts'
import { callOf, type VisitEvent } from '../../../../client/website/counting/visitEvent.ts'
import type { Consent } from '../../../../schema/website/consent.ts'
import { type AnalyticsCall, analyticsCall } from '../../../../schema/website/visits.ts'

/** Time that only passes when told, and a visitor who answers when told. */
function visit(config = { enableAnalytics: true, socialPixelId: '123456', tagManagerId: null as string | null }) {
  let now = 0
  const timers = new Set<{ at: number; every: number | null; listener: () => void }>()
  const start = (ms: number, every: number | null, listener: () => void) => {
    const timer = { at: now + ms, every, listener }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const world = { answer: null as Consent | null, posted: [] as AnalyticsCall[], told: [] as VisitEvent[] }
  const counting = startCounting({
    config,
    consent: () => world.answer,
    every: (ms, listener) => start(ms, ms, listener),
    after: (ms, listener) => start(ms, null, listener),
    facts: () => ({ language: 'de-AT' }),
    post: call => void world.posted.push(call),
    tell: event => void world.told.push(event),
  })
  return {
    world,
    counting,
    timers,
    pass(ms: number) {
      const until = now + ms
      for (;;) {
        const [due] = [...timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
        if (!due) break
        now = due.at
        if (due.every === null) timers.delete(due)
        else due.at += due.every
        due.listener()
      }
      now = until
    },
    actions: () => world.posted.map(({ action }) => action),
  }
}

describe('Analytics', () => {
  it('events wait in a queue until the cookie exists, checked every second, then flush', () => {
    const { world, counting, pass, actions } = visit()
    counting.goneTo('/')
    pass(PAGE_VIEW_MS)
    counting.tracked({ name: 'addToCart', product: 7, amount: 2 })
    pass(60_000 - PAGE_VIEW_MS)
    expect([world.posted, world.told]).toEqual([[], []])
    world.answer = 'accepted'
    pass(FLUSH_MS - 1)
    expect(actions()).toEqual([])
    pass(1)
    expect(actions()).toEqual(['init', 'page-view', 'add-to-cart'])
    expect(world.told).toHaveLength(3)
  })

  it('who refuses is not counted, neither what was before nor what follows', () => {
    const { world, counting, pass } = visit()
    world.answer = 'declined'
    pass(FLUSH_MS)
    counting.goneTo('/')
    counting.tracked({ name: 'purchase', branch: 1, value: 1290, currency: 'EUR' })
    pass(60_000)
    expect([world.posted, world.told]).toEqual([[], []])
    world.answer = 'accepted'
    pass(60_000)
    expect(world.posted).toEqual([])
  })

  it('taking the consent back counts at once', () => {
    const { world, counting, pass, actions } = visit()
    world.answer = 'accepted'
    pass(FLUSH_MS)
    world.answer = 'declined'
    counting.tracked({ name: 'initiateCheckout', branch: 1 })
    pass(FLUSH_MS)
    expect(actions()).toEqual(['init'])
  })

  it('a page view event is sent 250 ms after each route change, not for a page that was only passed', () => {
    const { world, counting, pass, actions } = visit()
    world.answer = 'accepted'
    counting.goneTo('/')
    pass(249)
    counting.goneTo('/store/stammhaus')
    pass(249)
    expect(actions()).not.toContain('page-view')
    pass(1)
    expect(world.posted.filter(({ action }) => action === 'page-view').map(({ data }) => data.path)).toEqual([
      '/store/stammhaus',
    ])
  })

  it('nothing goes where the settings do not want it', () => {
    const own = visit({ enableAnalytics: true, socialPixelId: '', tagManagerId: null })
    const others = visit({ enableAnalytics: false, socialPixelId: '', tagManagerId: 'GTM-ABCD1' })
    for (const { world, pass } of [own, others]) {
      world.answer = 'accepted'
      pass(FLUSH_MS)
    }
    expect([own.world.posted.length, own.world.told.length]).toEqual([1, 0])
    expect([others.world.posted.length, others.world.told.length]).toEqual([0, 1])
  })

  it('keeps only so much waiting, and no timer once it is over', () => {
    const { world, counting, pass, timers, actions } = visit()
    for (let index = 0; index < MOST_WAITING + 50; index++)
      counting.tracked({ name: 'addToCart', product: index, amount: 1 })
    world.answer = 'accepted'
    pass(FLUSH_MS)
    expect(actions()).toHaveLength(MOST_WAITING)
    counting.goneTo('/')
    counting.stop()
    expect(timers.size).toBe(0)
  })

  it.each<VisitEvent>([
    { name: 'init', facts: { language: 'de', languages: ['de', 'en'], darkMode: false, screenWidth: 390 } },
    { name: 'pageView', path: `/store/${'x'.repeat(900)}` },
    { name: 'addToCart', product: 7, amount: 0.25 },
    { name: 'initiateCheckout', branch: 1 },
    { name: 'purchase', branch: 1, value: 1290, currency: 'EUR' },
  ])('what is sent has the form the server takes: $name', event => {
    expect(analyticsCall.safeParse(callOf(event)).success).toBe(true)
  })

  it.each<[VisitEvent, string]>([
    [{ name: 'init', facts: {} }, 'device stats init'],
    [{ name: 'pageView', path: '/' }, 'event page page-view'],
    [{ name: 'addToCart', product: 7, amount: 1 }, 'event commerce add-to-cart'],
    [{ name: 'initiateCheckout', branch: 1 }, 'event commerce initiate-checkout'],
    [{ name: 'purchase', branch: 1, value: 1290, currency: 'EUR' }, 'event commerce purchase'],
  ])('is called by category, kind and name: %o', (event, called) => {
    const { category, type, action } = callOf(event)
    expect([category, type, action].join(' ')).toBe(called)
  })

  it('a purchase says what the guest agreed to pay, in cents', () => {
    const { data } = callOf({ name: 'purchase', branch: 1, value: 1290, currency: 'EUR' })
    expect(data).toEqual({ branch: 1, value: 1290, currency: 'EUR' })
  })

  it('of a status page it says only that one was seen', () => {
    expect(callOf({ name: 'pageView', path: '/status/uid-1/geheim' }).data).toEqual({ path: '/status' })
  })

  it('pixel events queue until the pixel library exists', () => {
    const pixel = createPixel()
    pixel('init', '123456')
    pixel('track', 'PageView')
    expect(pixel.queue).toEqual([
      ['init', '123456'],
      ['track', 'PageView'],
    ])
    const heard: unknown[] = []
    pixel.callMethod = (...call) => void heard.push(call)
    pixel('track', 'Purchase')
    expect([heard, pixel.queue.length]).toEqual([[['track', 'Purchase']], 2])
  })
})
