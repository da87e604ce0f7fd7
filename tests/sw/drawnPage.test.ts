import { describe, expect, test } from 'vitest'
import { drawnPage } from '../../sw/drawnPage.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const ours = { cacheName: 'public-1', program: '/assets/shop-1.js' }

/** Caches in which one page lies, kept for the program of `ours`. */
const caches = {
  match: async (address: string, { cacheName }: { cacheName: string }) =>
    address === '/store/stammhaus?/assets/shop-1.js' && cacheName === 'public-1'
      ? new Response('<h1>Stammhaus</h1>', { headers: { Expires: new Date(noon).toUTCString() } })
      : undefined,
} as unknown as CacheStorage
const opened = async (path: string, { now = noon - 1000, kept = ours } = {}) =>
  (await drawnPage(new URL(path, 'https://shop.example'), caches, kept, now))?.text()

describe('A page that the server drew at an earlier visit', () => {
  test('is shown again at its address, whatever part of it is meant', async () => {
    expect(await opened('/store/stammhaus')).toBe('<h1>Stammhaus</h1>')
    expect(await opened('/store/stammhaus#brot')).toBe('<h1>Stammhaus</h1>')
    expect(await opened('/store/graz')).toBeUndefined()
  })

  test('never says that a branch is open when it has closed since', async () => {
    expect(await opened('/store/stammhaus', { now: noon })).toBeUndefined()
  })

  test('is not shown where a table, a product or anything else is asked for', async () => {
    expect(await opened('/store/stammhaus?table=hof-1')).toBeUndefined()
  })

  test('is not shown by another version of the program', async () => {
    expect(await opened('/store/stammhaus', { kept: { ...ours, program: '/assets/shop-2.js' } })).toBeUndefined()
    expect(await opened('/store/stammhaus', { kept: { ...ours, cacheName: 'public-2' } })).toBeUndefined()
  })
})
