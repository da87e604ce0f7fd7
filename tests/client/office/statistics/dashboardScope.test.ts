import { describe, expect, it } from 'vitest'
import {
  dashboardScopeOf,
  dashboardSearch,
  dashboardSearchOf,
} from '../../../../client/office/statistics/dashboardScope.ts'

describe('What of the figures is looked at stands in the address', () => {
  it.each([
    [{}],
    [{ teil: 'umsatz', zeitraum: 'heute', vergleich: 'wochentage' }],
    [{ zeitraum: 'monat', am: '2026-02-28', als: 'tabelle' }],
    [{ am: '2026-11-16' }],
    [{ zeitraum: 'gestern', vergleich: 'ohne' }],
    [{ teil: 'technik', zeitraum: 'frei', von: '2026-01-01', bis: '2026-03-31' }],
  ] as const)('and comes back from it: %j', search => {
    expect(dashboardSearchOf(dashboardScopeOf(dashboardSearch(search)))).toEqual(search)
  })

  it('and what is no such thing is left out', () => {
    const crooked = { teil: 'alles', zeitraum: 'ewig', am: '2026-13-01', vergleich: 1, als: 'lied', sort: 'x' }
    expect(dashboardSearch(crooked)).toEqual({})
    expect(dashboardSearch({ zeitraum: 'frei', von: '2026-03-31', bis: '2026-01-01' })).toEqual({})
    expect(dashboardSearch({ zeitraum: 'gestern', am: '2026-01-01' })).toEqual({ zeitraum: 'gestern' })
  })

  it('and what is shown anyway need not stand there', () => {
    expect(dashboardSearch({ teil: 'ueberblick', zeitraum: '7-tage', vergleich: 'davor' })).toEqual({})
  })
})
