import { describe, expect, test, vi } from 'vitest'
import type { EnvelopeChange } from '../../../../client/data/engine/envelope.ts'
import type { Snapshot } from '../../../../client/data/engine/snapshot.ts'
import { createCatalogue } from '../../../../client/data/shop/catalogue.ts'
import { productOf } from '../../../support/business.ts'

const product = (id: number, price: number, rev = '1-a') => ({ ...productOf({ id, price }), rev })
const snapshot: Snapshot = {
  seq: '5.e1',
  at: 1000,
  data: [
    { url: '/config', data: { id: 1, rev: '1-a', shopName: 'Bäckerei' } },
    { url: '/products', data: [product(2, 190), product(1, 120)] },
    { url: '/tags', data: [] },
  ],
}
const change = (id: number, price: number, rev = '2-b'): EnvelopeChange => {
  return { type: 'products', id, rev, body: { ...productOf({ id, price }) } }
}

describe('The catalogue', () => {
  test('shows a snapshot: lists by id, single entities, settings', () => {
    const catalogue = createCatalogue(snapshot)
    expect(catalogue.list('products').map(({ id, price }) => [id, price])).toEqual([
      [1, 120],
      [2, 190],
    ])
    expect(catalogue.get('products', 2)?.rev).toBe('1-a')
    expect(catalogue.get('products', 3)).toBeUndefined()
    expect(catalogue.config()?.shopName).toBe('Bäckerei')
    expect(catalogue.freshness()).toEqual({ source: 'snapshot', asOf: 1000, online: true })
  })

  test('is empty without one', () => {
    const catalogue = createCatalogue()
    expect(catalogue.list('products')).toEqual([])
    expect(catalogue.list('products')).toBe(catalogue.list('products'))
    expect(catalogue.freshness()).toEqual({ source: 'empty', asOf: null, online: true })
  })

  test('keeps the references of everything that did not change', () => {
    const catalogue = createCatalogue(snapshot)
    const [one, two] = catalogue.list('products')
    const tags = catalogue.list('tags')
    catalogue.apply([change(2, 200)])
    const [sameOne, otherTwo] = catalogue.list('products')
    expect(sameOne).toBe(one)
    expect(otherTwo).not.toBe(two)
    expect(otherTwo?.price).toBe(200)
    expect(catalogue.list('tags')).toBe(tags)
  })

  test('tells its readers once for many changes, and not at all where nothing changed', () => {
    const catalogue = createCatalogue(snapshot)
    const listener = vi.fn()
    const stop = catalogue.subscribe(listener)
    catalogue.apply([change(1, 130), change(2, 200), change(3, 300)])
    expect(listener).toHaveBeenCalledTimes(1)
    const list = catalogue.list('products')
    catalogue.apply([change(1, 130), { type: 'products', id: 9, rev: '1-a', body: null }])
    catalogue.load({ ...snapshot, data: [...snapshot.data.slice(0, 1), { url: '/products', data: list }] })
    expect(catalogue.list('products')).toBe(list)
    stop()
    catalogue.apply([change(1, 140)])
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('takes away what is deleted, and what a whole new content does not name', () => {
    const catalogue = createCatalogue(snapshot)
    catalogue.apply([{ type: 'products', id: 1, rev: '2-b', body: null }])
    expect(catalogue.list('products').map(({ id }) => id)).toEqual([2])
    catalogue.replace([change(3, 300)])
    expect(catalogue.list('products').map(({ id }) => id)).toEqual([3])
    expect(catalogue.config()).toBeUndefined()
  })

  test('says how old it is by the same reference until that changes', () => {
    const catalogue = createCatalogue(snapshot)
    const freshness = catalogue.freshness()
    catalogue.setFreshness({ online: true })
    expect(catalogue.freshness()).toBe(freshness)
    catalogue.setFreshness({ online: false })
    expect(catalogue.freshness()).toEqual({ source: 'snapshot', asOf: 1000, online: false })
  })
})
