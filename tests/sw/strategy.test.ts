import { describe, expect, it } from 'vitest'
import { surfaces as table } from '../../schema/surfaces.ts'
import { type Decision, decide, surfaceAt } from '../../sw/strategy.ts'

const origin = 'https://shop.example'
/** As the build hands them to the worker. */
const surfaces = Object.values(table).map(surface => ({ ...surface, page: `/${surface.page}`, onDemand: null }))
const network: Decision = { kind: 'network' }
const shop: Decision = { kind: 'page', page: '/index.html' }
const office: Decision = { kind: 'page', page: '/backend/index.html' }
const desk: Decision = { kind: 'page', page: '/desk/index.html' }

const ask = (path: string, { method = 'GET', navigation = false } = {}) =>
  decide({ url: new URL(path, origin), origin, method, navigation }, surfaces)

describe('Opening a page', () => {
  it.each<[string, Decision]>([
    ['/', shop],
    ['/?utm_source=flyer', shop],
    ['/stammhaus', shop],
    ['/stammhaus/speisekarte/', shop],
    ['/stammhaus?product=42#details', shop],
    ['/orders/5c0b8c1e/a1b2', shop],
    ['/backendlich', shop],
    ['/apis', shop],
    ['/imagebroschuere', shop],
    ['/builder', shop],
    ['/frontdesk/7', desk],
    ['/kitchen/7?station=2', desk],
    ['/kitchenette', shop],
    ['/backend', office],
    ['/backend/', office],
    ['/backend#/products', office],
    ['/backend/login', office],
    ['/backend?x=1', office],
    ['/api', network],
    ['/api/health', network],
    ['/replication/public/_changes', network],
    ['/upload/1', network],
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
    ['/backendlich', table.shop.page],
    ['/frontdesk/7', table.boards.page],
    ['/kitchen/7', table.boards.page],
    ['/kitchenette', table.shop.page],
    ['/pair', undefined],
    ['/', table.shop.page],
  ])('%s → %s', (pathname, page) => {
    expect(surfaceAt(pathname, surfaces)?.page).toBe(page && `/${page}`)
  })
})
