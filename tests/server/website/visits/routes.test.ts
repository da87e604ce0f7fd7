import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oldSalt } from '../../../../server/website/visits/salt.ts'
import { pairDevice } from '../../../support/pairedDevice.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const agreed = { cookie: 'cookie-banner-acceptance-state=accepted', 'user-agent': firefox }
const view = { type: 'pageView', action: 'view', category: 'page', data: { path: '/' } }
const log = (body: unknown, headers: Record<string, string> = agreed) =>
  shop.request('/api/analytics-log', json('POST', body, headers))
const kept = () => shop.storage.read.visits.between(0, Number.MAX_SAFE_INTEGER)

describe('POST /api/analytics-log', () => {
  test('keeps what a visitor who agreed did, and answers 204', async () => {
    expect((await log(view)).status).toBe(204)
    expect(await kept()).toEqual([
      {
        id: expect.any(String),
        at: shop.clock.now(),
        visitor: expect.stringMatching(/^[0-9a-f]{16}$/),
        branch: 0,
        kind: 'view',
        key: '/',
        browser: 'Firefox 140',
        system: 'Linux',
        screen: '',
        pixelRatio: 1,
        scheme: 'unknown',
        referrer: '',
      },
    ])
  })

  test('keeps nothing of who did not agree, whatever their program sends', async () => {
    const before = (await kept()).length
    for (const cookie of ['', 'cookie-banner-acceptance-state=declined', 'cookie-banner-acceptance-state=true'])
      expect((await log(view, { 'user-agent': firefox, ...(cookie ? { cookie } : {}) })).status).toBe(204)
    expect(await kept()).toHaveLength(before)
  })

  test('keeps nothing of a TV, which is no visitor', async () => {
    const { bearer } = await pairDevice(shop, 1, await shop.login(), 'screen')
    const before = (await kept()).length
    expect((await log(view, { ...agreed, ...bearer })).status).toBe(204)
    expect(await kept()).toHaveLength(before)
  })

  test('keeps no personal data: no e-mail address, no key to an order', async () => {
    await log({ ...view, data: { path: '/status/uid-1/sehrgeheim', note: 'x anna@example.com y' } })
    await log({ ...view, data: { path: '/suche/anna@example.com?mail=anna@example.com' } })
    const text = JSON.stringify(await kept())
    expect(text).not.toMatch(/sehrgeheim|uid-1|anna@|Mozilla|local/)
    expect(text).toContain('/status/*')
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
      for (let index = 0; index < 65; index++)
        statuses.add((await limited.request('/api/analytics-log', json('POST', view))).status)
      expect([...statuses]).toEqual([204, 429])
    } finally {
      await limited.close()
    }
  })

  test('counts no robot, nobody who works here, and no page that is fetched in advance', async () => {
    const before = (await kept()).length
    const staff = `${agreed.cookie}; ${await shop.login()}`
    const others = [
      { ...agreed, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { ...agreed, 'user-agent': 'curl/8.5.0' },
      { cookie: agreed.cookie },
      { ...agreed, cookie: staff, origin: 'http://shop.test' },
      { ...agreed, 'sec-purpose': 'prefetch;prerender' },
    ]
    for (const headers of others) expect((await log(view, headers)).status).toBe(204)
    expect(await kept()).toHaveLength(before)
    await log(view)
    expect(await kept()).toHaveLength(before + 1)
  })

  test('knows who came with what, and the branch whose page it was', async () => {
    const at = shop.clock.now() + 1
    shop.clock.set(at)
    const data = {
      screenWidth: 390,
      screenHeight: 844,
      windowDevicePixelRatio: 2.625,
      darkMode: true,
      documentReferrer: 'https://www.example.org',
      userAgent: 'geheim',
      nobodyKnowsThis: 'geheim',
    }
    await log({ type: 'stats', action: 'init', category: 'device', data })
    const [{ identifier, id }] = (await (await shop.request('/api/branches')).json()).data
    await log({ ...view, data: { path: `/store/${identifier}/?tisch=4` } })
    const rows = (await shop.storage.read.visits.between(at, at + 1)).toSorted((one, other) =>
      one.kind < other.kind ? -1 : 1,
    )
    expect(rows).toMatchObject([
      { kind: 'init', screen: '390×844', pixelRatio: 2.625, scheme: 'dark', referrer: 'example.org', branch: 0 },
      { kind: 'view', key: `/store/${identifier}`, branch: id },
    ])
    expect(JSON.stringify(rows)).not.toContain('geheim')
  })

  test('a browser has one name a day and another one the next, and the salt between them is gone within two days', async () => {
    const names = async () => new Set((await kept()).map(({ visitor }) => visitor))
    const before = await names()
    await log(view)
    expect(await names()).toEqual(before)
    await shop.restart()
    await log(view)
    expect(await names()).toEqual(before)
    const path = join(shop.dataDir, 'visit-salt')
    const salt = readFileSync(path, 'utf8')
    shop.clock.advance(24 * 3_600_000)
    await log(view)
    expect((await names()).size).toBe(before.size + 1)
    expect(readFileSync(path, 'utf8')).not.toContain(salt.slice(11))
    shop.clock.advance(36 * 3_600_000)
    await oldSalt.run(shop.deps)
    expect(existsSync(path)).toBe(false)
  })

  test('keeps nothing where the settings do not want it', async () => {
    const cookie = await shop.login()
    const { rev } = (await (await shop.request('/api/config')).json()).data
    await shop.request('/api/config', json('POST', { rev, enableAnalytics: false }, { cookie }))
    const before = (await kept()).length
    expect((await log(view)).status).toBe(204)
    expect(await kept()).toHaveLength(before)
  })
})
