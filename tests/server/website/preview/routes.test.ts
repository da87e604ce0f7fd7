import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json } from '../../../support/shop.ts'
import { block, words } from '../../../support/website/blocks.ts'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'

let website: TestWebsite
let id: number
const DAY = 86_400_000
beforeAll(async () => {
  website = await openWebsite()
  const draft = { body: [block('a', 'text', { text: words('Noch geheim') })], images: [] }
  id = (await website.site('plan', { isPublic: false, draft })).id
})
afterAll(() => website.shop.close())

async function link(): Promise<string> {
  // A session does not outlive the days that pass here.
  const cookie = await website.shop.login()
  const answer = await website.request(`/api/sites/${id}/preview`, json('POST', {}, { cookie }))
  expect(answer.status).toBe(201)
  return new URL((await answer.json()).data.address).pathname
}

describe('A preview link', () => {
  it('shows what is being written to who has it: marked, without a program, found and kept by nobody', async () => {
    const page = await website.request(await link())
    const html = await page.text()
    expect([page.status, html.includes('Noch geheim'), html.includes('<script')]).toEqual([200, true, false])
    expect(html).toContain('Entwurf')
    expect(html).not.toContain('rel="canonical"')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('leads nowhere once it ran out, was revoked, or was made up', async () => {
    const first = await link()
    await website.request(`/api/sites/${id}/preview`, json('DELETE', undefined, { cookie: website.cookie }))
    const second = await link()
    const status = async (path: string) => (await website.request(path)).status
    expect([await status(first), await status(second)]).toEqual([404, 200])
    expect(await status(second.replace(`/${id}-`, `/${id + 1}-`))).toBe(404)
    expect(await status(`${second.slice(0, -1)}${second.endsWith('0') ? '1' : '0'}`)).toBe(404)
    expect(await status('/entwurf/x')).toBe(404)
    website.shop.clock.advance(15 * DAY)
    expect(await status(second)).toBe(404)
  })

  it('is one for a page: it is told as long as it holds, the same one holds for longer, and none is told once it is taken back', async () => {
    const path = `/api/sites/${id}/preview`
    const login = () => website.shop.login()
    const told = async () =>
      (await (await website.request(path, { headers: { cookie: await login() } })).json()).data.link
    const takeBack = async () => website.request(path, json('DELETE', undefined, { cookie: await login() }))
    await takeBack()
    expect(await told()).toBeNull()
    const first = await link()
    website.shop.clock.advance(13 * DAY)
    expect(await link()).toBe(first)
    website.shop.clock.advance(13 * DAY)
    expect((await website.request(first)).status).toBe(200)
    expect(await told()).toMatchObject({ address: expect.stringContaining(first) })
    await takeBack()
    expect([await told(), (await website.request(first)).status]).toEqual([null, 404])
    expect((await website.request(path)).status).toBe(401)
  })

  it('is where staff are led who open the page, and guests are not', async () => {
    const open = (headers: Readonly<Record<string, string>> = {}) =>
      website.request('/plan', { headers: { accept: 'text/html', ...headers } })
    expect((await open()).status).toBe(404)
    const led = await open({ cookie: await website.shop.login() })
    expect(led.status).toBe(302)
    expect(await website.read(led.headers.get('location') ?? '')).toContain('Noch geheim')
  })

  it('is given away by who may write the page, and by nobody else', async () => {
    expect((await website.request(`/api/sites/${id}/preview`, json('POST', {}))).status).toBe(401)
    const missing = await website.request(
      '/api/sites/999999/preview',
      json('POST', {}, { cookie: await website.shop.login() }),
    )
    expect(missing.status).toBe(404)
  })
})
