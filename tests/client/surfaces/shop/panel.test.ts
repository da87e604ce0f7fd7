import { describe, expect, it } from 'vitest'
import { branchReason } from '../../../../client/surfaces/shop/store/panel.ts'
import { branchOf } from '../../../support/business.ts'

const evening = Date.parse('2026-11-30T23:59:00+01:00')
const midnight = Date.parse('2026-12-01T00:00:00+01:00')

describe('The way to the checkout is closed', () => {
  it('before the day from which on orders are taken, also for pre-orders, and says that day', () => {
    const branch = branchOf({ orderableFrom: '2026-12-01', isPreorderEnabled: true })
    expect(branchReason(branch, 'preorder', evening)).toBe('Bestellungen sind ab 01.12.2026 möglich.')
    expect(branchReason(branch, 'quotation', evening)).toBe('Bestellungen sind ab 01.12.2026 möglich.')
    expect(branchReason(branch, 'preorder', midnight)).toBeNull()
  })

  it('where nothing can be ordered now and no pre-order is taken', () => {
    const closed = 'Derzeit haben wir leider geschlossen.'
    expect(branchReason(branchOf({ isPreorderEnabled: false }), 'preorder', midnight)).toBe(closed)
    expect(branchReason(branchOf({ isPublic: false }), 'order', midnight)).toBe(closed)
    expect(branchReason(branchOf({ isPreorderEnabled: false }), 'order', midnight)).toBeNull()
    expect(branchReason(branchOf({ isPreorderEnabled: false }), 'quotation', midnight)).toBeNull()
  })
})
