import { describe, expect, test } from 'vitest'
import { knowsPage, withCatalogue } from '../../sw/catalogue.ts'

/** Caches that hold this text and nothing else. */
const holding = (text: string | null) =>
  ({
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      text !== null && address === '/catalogue' && cacheName === 'public-1' ? new Response(text) : undefined,
  }) as unknown as CacheStorage
const empty = '<html><div id="root"></div><!--snapshot--></html>'
const pageOf = (html: string) =>
  new Response(html, { headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'self'" } })
const filled = async (html: string, text: string | null) =>
  (await withCatalogue(pageOf(html), holding(text), 'public-1')).text()

describe('The page the worker keeps', () => {
  test('carries what the device showed last, where the server puts what it renders', async () => {
    expect(await filled(empty, '{"data":[]}')).toBe(
      '<html><div id="root"></div><script type="application/json" id="snapshot">{"data":[]}</script></html>',
    )
  })

  test('keeps its security policy', async () => {
    const { headers } = await withCatalogue(pageOf(empty), holding('{}'), 'public-1')
    expect(headers.get('Content-Security-Policy')).toBe("script-src 'self'")
    expect(headers.get('Content-Type')).toBe('text/html')
  })

  test('comes as it is where nothing is kept by this version, and where it has no place for it', async () => {
    expect(await filled(empty, null)).toBe(empty)
    expect(await (await withCatalogue(pageOf(empty), holding('{}'), 'public-2')).text()).toBe(empty)
    expect(await filled('<html></html>', '{}')).toBe('<html></html>')
  })
})

test.each([
  ['/verein/satzung', true],
  ['/verein/satzung/', true],
  ['/verein', false],
  ['/', false],
  ['/webhooks/mollie', false],
])('A page at %s is known here: %s', async (path, isKnown) => {
  const caches = holding(JSON.stringify({ data: [{ url: '/sites', data: [{ id: 1, path: 'verein/satzung' }] }] }))
  expect(await knowsPage(path, caches, 'public-1')).toBe(isKnown)
  expect(await knowsPage(path, holding(null), 'public-1')).toBe(false)
})
