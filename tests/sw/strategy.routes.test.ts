import { createMemoryHistory } from '@tanstack/react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createShopRouter } from '../../client/surfaces/shop/router.tsx'
import { surfaces as table } from '../../schema/surfaces.ts'
import { createStandin } from '../../server/ordering/payments/standin/app.ts'
import { decide } from '../../sw/strategy.ts'
import { openShop, type Shop } from '../support/shop.ts'

/** Who answers when an address is opened while the worker is in control, asked of everything that has an address. */
const origin = 'https://shop.example'
const surfaces = Object.values(table).map(surface => ({ ...surface, page: `/${surface.page}`, onDemand: null }))
const opened = (path: string) =>
  decide({ url: new URL(path, origin), origin, method: 'GET', navigation: true }, surfaces)

/** An address that the pattern of a route matches. */
const addressOf = (pattern: string): string =>
  pattern.replaceAll(/\/(:\w+|\$\w+)(\{[^}]*\})?/g, '/7').replaceAll('*', 'x')

type Routes = readonly { readonly method: string; readonly path: string }[]
const addresses = (routes: Routes, before = ''): string[] => [
  ...new Set(
    routes.filter(({ method }) => method === 'GET' || method === 'ALL').map(({ path }) => addressOf(before + path)),
  ),
]

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('with the worker in control', () => {
  test('whatever the server answers itself is asked of the server', () => {
    const own = addresses(shop.app.routes)
    expect(own.length).toBeGreaterThan(40)
    expect(own.filter(path => opened(path).kind === 'page')).toEqual([])
  })

  test('so are the pages on which the demo is paid', () => {
    const standin = createStandin({
      now: () => 0,
      schedule: () => {},
      fetch,
      signKey: '',
      pace: 1,
      origin: () => origin,
    })
    const pages = addresses(standin.app.routes, '/vorfuehrung')
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.filter(path => opened(path).kind === 'page')).toEqual([])
  })

  test('every page of the shop comes from the device, and one of the website where the server cannot be asked', () => {
    const router = createShopRouter(createMemoryHistory())
    const { '/$': website, ...others } = router.routesByPath
    expect(opened(addressOf(website.fullPath))).toEqual({ kind: 'server', page: '/index.html' })
    const pages = Object.keys(others).map(addressOf)
    expect(pages).toContain('/store/7/checkout/error')
    for (const path of pages) expect(opened(path), path).toEqual({ kind: 'page', page: '/index.html' })
  })

  test('and so does every page that the server sends empty', () => {
    for (const { paths, onlineOnly, page, isRendered } of Object.values(table))
      for (const path of isRendered ? [] : paths) {
        const answer = (onlineOnly as readonly string[]).includes(path)
          ? { kind: 'network' }
          : { kind: 'page', page: `/${page}` }
        expect(opened(`${path}/7`), path).toEqual(answer)
      }
  })
})
