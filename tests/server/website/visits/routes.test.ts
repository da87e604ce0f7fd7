import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dropOldVisits, KEPT_MS } from '../../../../server/website/visits/sweep.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const agreed = { cookie: 'cookie-banner-acceptance-state=accepted' }
const view = { type: 'pageView', action: 'view', category: 'page', data: { path: '/' } }
const log = (body: unknown, headers: Record<string, string> = agreed) =>
  shop.request('/api/analytics-log', json('POST', body, headers))
const kept = () => shop.storage.read.analytics.since(0, 1000)

describe('POST /api/analytics-log', () => {
  test('keeps what a visitor who agreed did, and answers 204', async () => {
    expect((await log(view)).status).toBe(204)
    expect(await kept()).toEqual([
      {
        id: expect.any(String),
        at: shop.clock.now(),
        type: 'pageView',
        action: 'view',
        category: 'page',
        data: '{"path":"/"}',
      },
    ])
  })

  test('keeps nothing of who did not agree, whatever their program sends', async () => {
    const before = (await kept()).length
    for (const cookie of ['', 'cookie-banner-acceptance-state=declined', 'cookie-banner-acceptance-state=true'])
      expect((await log(view, cookie ? { cookie } : {})).status).toBe(204)
    expect(await kept()).toHaveLength(before)
  })

  test('keeps no personal data: no e-mail address, no key to an order', async () => {
    await log({ ...view, data: { path: '/status/uid-1/sehrgeheim', note: 'x anna@example.com y' } })
    const text = JSON.stringify(await kept())
    expect(text).not.toMatch(/sehrgeheim|anna@/)
    expect(text).toContain('/status/uid-1/…')
  })

  test.each([
    ['a type that is no word', { ...view, type: 'a b' }],
    ['a missing action', { ...view, action: undefined }],
    ['a field nobody knows', { ...view, email: 'a@b.at' }],
    ['nested data', { ...view, data: { person: { name: 'Anna' } } }],
    ['long values', { ...view, data: { path: 'x'.repeat(301) } }],
    ['many values', { ...view, data: Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`k${index}`, 1])) }],
  ])('refuses %s', async (_, body) => {
    expect((await log(body)).status).toBe(422)
  })

  test('refuses what is too large', async () => {
    expect((await log({ ...view, data: { path: 'x'.repeat(9000) } })).status).toBe(413)
  })

  test('is limited per address', async () => {
    const limited = await openShop({ rateLimits: true })
    try {
      const statuses = new Set<number>()
      for (let index = 0; index < 605; index++)
        statuses.add((await limited.request('/api/analytics-log', json('POST', view))).status)
      expect([...statuses]).toEqual([204, 429])
    } finally {
      await limited.close()
    }
  })

  test('keeps nothing where the settings do not want it', async () => {
    const cookie = await shop.login()
    const { rev } = (await (await shop.request('/api/config')).json()).data
    await shop.request('/api/config', json('POST', { rev, enableAnalytics: false }, { cookie }))
    const before = (await kept()).length
    expect((await log(view)).status).toBe(204)
    expect(await kept()).toHaveLength(before)
  })

  test('old rows are deleted after 400 days, not before', async () => {
    const before = (await kept()).length
    expect(before).toBeGreaterThan(0)
    shop.clock.advance(KEPT_MS)
    await dropOldVisits(shop.deps)
    expect(await kept()).toHaveLength(before)
    shop.clock.advance(1)
    await dropOldVisits(shop.deps)
    expect(await kept()).toEqual([])
  })
})
