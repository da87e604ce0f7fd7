import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie: string
beforeAll(async () => {
  shop = await openShop()
  cookie = await shop.login()
})
afterAll(() => shop.close())
const get = (path: string, as = cookie) => shop.request(path, as ? { headers: { cookie: as } } : {})

describe('Fonts', () => {
  it('are listed with their variants', async () => {
    const { data } = await (await get('/api/fonts')).json()
    expect(data).toContainEqual({ family: 'Figtree', variants: ['regular', '700'] })
  })

  it('come as a style sheet that asks no other host for anything', async () => {
    const answer = await get('/api/fonts/google/Playfair%20Display/style-700.embed.css')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/css; charset=UTF-8'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const sheet = await answer.text()
    expect(sheet).toContain("font-family: 'Playfair Display'")
    expect(sheet).toContain('font-weight: 700')
    expect(sheet.match(/url\(data:font\/woff2;base64,/g)).toHaveLength(2)
    expect(sheet.match(/url\(/g)).toHaveLength(2)
    expect(sheet).not.toMatch(/https?:/)
  })

  it.each([
    '/api/fonts/google/Comic%20Sans/style-regular.embed.css',
    '/api/fonts/google/Figtree/style-950.embed.css',
    '/api/fonts/google/Figtree/style-regular.css',
    '/api/fonts/google/..%2F..%2Fpackage/style-regular.embed.css',
    '/api/fonts/packs/figtree-401',
    '/api/fonts/packs/__proto__',
  ])('that nobody has are not found: %s', async path => {
    expect((await get(path)).status).toBe(404)
  })

  it('are given to those who are signed in', async () => {
    expect((await get('/api/fonts', '')).status).toBe(401)
    expect((await get('/api/fonts/packs/figtree-400', '')).status).toBe(401)
  })

  it('measure umlauts, ß and € of both their files', async () => {
    const { data } = await (await get('/api/fonts/packs/bebas-neue-400')).json()
    for (const character of 'ÄÖÜß€Šč') expect(data.widths[character], character).toBeGreaterThan(0)
  })
})
