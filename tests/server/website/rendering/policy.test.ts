import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTENT_SECURITY_POLICY } from '../../../../server/base/http/guards.ts'
import { createShopPolicy, workerFor } from '../../../../server/website/rendering/policy.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('The security policy of the shop’s pages', () => {
  test('allows exactly the hosts of what is configured, and nobody while nothing is', async () => {
    const policy = createShopPolicy(shop.deps)
    expect(await policy()).toBe(CONTENT_SECURITY_POLICY)
    expect(CONTENT_SECURITY_POLICY).not.toContain('http')
    const cookie = await shop.login()
    const { rev } = (await (await shop.request('/api/config')).json()).data
    const changed = await shop.request('/api/config', json('POST', { rev, socialPixelId: '1234567890' }, { cookie }))
    expect(changed.status).toBe(200)
    expect(await policy()).toContain("script-src 'self' https://connect.facebook.net;")
    expect((await policy()).match(/https:\/\/[^\s;]+/g)).toEqual([
      'https://connect.facebook.net',
      'https://www.facebook.com',
      'https://www.facebook.com',
    ])
  })

  test('another policy is another worker, whose kept page is fetched with its new headers', () => {
    const built =
      'x=[{url:"/assets/a.js",revision:null},{url:`/index.html`,revision:`16abc`},{url:`/surfaces/office/index.html`,revision:`77`}]'
    expect(workerFor(built, CONTENT_SECURITY_POLICY)).toBe(built)
    const other = workerFor(built, `${CONTENT_SECURITY_POLICY} https://a.example`)
    expect(other).toMatch(/url:`\/index\.html`,revision:`16abc-[0-9a-f]{12}`/)
    expect(other).toContain('url:`/surfaces/office/index.html`,revision:`77`')
  })
})
