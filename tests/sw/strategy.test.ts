import { describe, expect, it } from 'vitest'
import { surfaces as table } from '../../schema/surfaces.ts'
import { type Decision, decide, surfaceAt } from '../../sw/strategy.ts'

const origin = 'https://shop.example'
/** As the build hands them to the worker. */
const surfaces = Object.values(table).map(surface => ({ ...surface, page: `/${surface.page}`, onDemand: null }))
const network: Decision = { kind: 'network' }
/** Only the server knows; where it is away the shop's page says that there is none. */
const unknown: Decision = { kind: 'server', page: '/index.html' }
const shop: Decision = { kind: 'page', page: '/index.html' }
const office: Decision = { kind: 'page', page: '/surfaces/office/index.html' }
const desk: Decision = { kind: 'page', page: '/surfaces/boards/index.html' }

const ask = (path: string, { method = 'GET', navigation = false } = {}) =>
  decide({ url: new URL(path, origin), origin, method, navigation }, surfaces)

describe('Opening a page', () => {
  it.each<[string, Decision]>([
    ['/', shop],
    ['/?utm_source=flyer', shop],
    ['/store/stammhaus', shop],
    ['/store/stammhaus/', shop],
    ['/store/stammhaus?product=42#details', shop],
    ['/store/stammhaus/checkout/error', shop],
    ['/status/5c0b8c1e/a1b2', shop],
    ['/site/privacy', shop],
    ['/stammhaus', unknown],
    ['/stores', unknown],
    ['/vorfuehrung/pay/tr_1', unknown],
    ['/stammhaus/speisekarte/', unknown],
    ['/stammhaus?product=42#details', unknown],
    ['/orders/5c0b8c1e/a1b2', unknown],
    ['/backendlich', unknown],
    ['/apis', unknown],
    ['/imagebroschuere', unknown],
    ['/builder', unknown],
    ['/frontdesk/7', desk],
    ['/kitchen/7?station=2', desk],
    ['/kitchenette', unknown],
    ['/backend', office],
    ['/backend/', office],
    ['/backend#/products', office],
    ['/backend/login', office],
    ['/backend?x=1', office],
    ['/api', unknown],
    ['/api/health', unknown],
    ['/replication/public/_changes', unknown],
    ['/upload/1', unknown],
    ['/image/7', network],
    ['/build/service-worker.js', network],
    ['/pair?kind=kiosk', network],
    ['/assets/shop-BxE3.js', network],
    ['/robots.txt', network],
    ['/docs/allergene.pdf', network],
    ['/backend/export.csv', network],
    ['https://pay.example/checkout', network],
  ])('%s → %o', (path, decision) => {
    expect(ask(path, { navigation: true })).toEqual(decision)
  })

  it('by sending a form is left to the server', () => {
    expect(ask('/', { navigation: true, method: 'POST' })).toEqual(network)
  })
})

describe('Loading something for a page', () => {
  it.each<[string, Decision]>([
    ['/image/42?width=320', { kind: 'image' }],
    ['/image/42/320.webp', { kind: 'image' }],
    ['/assets/shop-BxE3.js', { kind: 'asset' }],
    ['/assets/figtree-latin-D_Z.woff2', { kind: 'asset' }],
    ['/', network],
    ['/stammhaus', network],
    ['/api/init', network],
    ['/api/image/42', network],
    ['/replication/_db_updates?feed=eventsource', network],
    ['/upload', network],
    ['https://maps.example/image/1', network],
    ['https://maps.example/assets/1.js', network],
  ])('%s → %o', (path, decision) => {
    expect(ask(path)).toEqual(decision)
  })

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('with %s is left to the server', method => {
    expect(ask('/image/42', { method })).toEqual(network)
  })
})

describe('An address belongs to', () => {
  it.each<[string, string | undefined]>([
    ['/backend', table.office.page],
    ['/backend/login', table.office.page],
    ['/backendlich', undefined],
    ['/store/stammhaus', table.shop.page],
    ['/frontdesk/7', table.boards.page],
    ['/kitchen/7', table.boards.page],
    ['/kitchenette', undefined],
    ['/pair', undefined],
    ['/', table.shop.page],
  ])('%s → %s', (pathname, page) => {
    expect(surfaceAt(pathname, surfaces)?.page).toBe(page && `/${page}`)
  })
})
