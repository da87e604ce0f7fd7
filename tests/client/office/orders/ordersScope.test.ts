import { describe, expect, it } from 'vitest'
import { ordersSearch, scopeOf, searchOf } from '../../../../client/office/orders/ordersScope.ts'

describe('What of the orders is looked at stands in the address', () => {
  it.each([
    [{}],
    [{ view: 'history', period: 'all', status: 'new', q: 'Huber' }],
    [{ view: 'missed' }],
    [{ view: 'history', day: '2026-06-01', until: '2026-06-16' }],
    [{ view: 'history', day: '2026-06-16', mode: 'delivery', payment: 'cash', refunded: true }],
  ] as const)('and comes back from it: %j', search => {
    expect(searchOf(scopeOf(ordersSearch(search)))).toEqual(search)
  })

  it('and what is no such thing is left out', () => {
    const search = {
      view: 'alle',
      period: 'ever',
      status: 'gone',
      day: '2026-13-01',
      until: '2026-06-16',
      mode: 'carrier',
      payment: 'shells',
      refunded: 'ja',
      q: '',
      sort: 1,
    }
    expect(ordersSearch(search)).toEqual({})
  })

  it('and what is shown anyway need not stand there', () => {
    expect(ordersSearch({ view: 'current', period: 'today' })).toEqual({})
  })
})
