import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'

let website: TestWebsite
beforeAll(async () => {
  website = await openWebsite({ documents: [] })
  const content = {
    title: 'Derbysieg & mehr',
    description: '3 < 4',
    body: [],
    images: [],
    image: { id: 1, version: 2, extension: 'jpg' },
  }
  await website.site('derby', { type: 'news', content })
  website.shop.clock.advance(60_000)
  await website.site('danach', { type: 'news' })
  await website.site('entwurf-der-news', { type: 'news', isPublic: false })
  await website.site('verein')
})
afterAll(() => website.shop.close())

it('The feed has the public news, the latest first, as words', async () => {
  const answer = await website.request('/feed.xml')
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  expect([...xml.matchAll(/<item><title>([^<]*)/g)].map(([, title]) => title)).toEqual([
    'danach',
    'Derbysieg &#38; mehr',
  ])
  expect(xml).toContain('<link>http://shop.test/derby</link>')
  expect(xml).toContain('<pubDate>Tue, 16 Jun 2026 10:00:00 GMT</pubDate>')
  expect(xml).toContain('<description>3 &#38;#60; 4</description>')
  expect(xml).toContain('url="http://shop.test/image/medium/1-2.jpg" length="0" type="image/jpeg"')
})

it('The map of the site has the pages and their pictures', async () => {
  const xml = await website.read('/sitemap.xml')
  expect(xml).toContain('<loc>http://shop.test/derby</loc>')
  expect(xml).toContain('<image:loc>http://shop.test/image/large/1-2.jpg</image:loc>')
  expect(xml).not.toContain('entwurf-der-news')
})
