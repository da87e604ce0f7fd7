import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json, openShop, type Shop } from '../../../support/shop.ts'

describe('every answer of the interface', () => {
  let shop: Shop
  let cookie: string
  beforeAll(async () => {
    shop = await openShop()
    cookie = await shop.login()
  })
  afterAll(() => shop.close())

  test.each([
    '/api/users/me',
    '/api/users',
    '/api/orders',
    '/api/orders/current',
    '/api/jobs',
    '/api/jobs/summary',
    '/api/devices/status',
    '/api/branches/1/menus',
    '/api/boards/1',
    '/api/nirgends',
    '/replication/',
    '/replication/_session',
    '/replication/admin',
    '/replication/admin/_all_docs',
    '/replication/admin/_changes',
    '/replication/admin/users:1',
  ])('%s is kept by nobody on its way', async path => {
    const { headers } = await shop.request(path, { headers: { cookie } })
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
  })

  test('the sign-in is kept by nobody either; what guests share may be asked for again with its name', async () => {
    const signedIn = await shop.request('/api/login', json('POST', { username: 'x', password: 'x' }))
    expect(signedIn.headers.get('cache-control')).toBe('no-store')
    expect((await shop.request('/api/init')).headers.get('cache-control')).toBe('no-cache')
    expect((await shop.request('/api/init', { headers: { cookie } })).headers.get('cache-control')).toBe(
      'private, no-cache',
    )
  })

  test('gives nobody camera, microphone or payments of a browser, and geolocation to our own pages only', async () => {
    const policy = (await shop.request('/api/health')).headers.get('permissions-policy') ?? ''
    for (const each of ['camera=()', 'microphone=()', 'payment=()', 'geolocation=(self)'])
      expect(policy).toContain(each)
  })

  test('to a request whose sender went away is no error of ours', async () => {
    const gone = new AbortController()
    const body = new ReadableStream({
      pull(stream) {
        gone.abort()
        stream.error(new Error('aborted'))
      },
    })
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      signal: gone.signal,
      headers: { 'content-type': 'image/jpeg' },
    }
    const answer = await shop.request('/api/login', init)
    expect(answer.status).toBe(400)
    expect(shop.logged.join('')).not.toContain('request failed')
  })
})
