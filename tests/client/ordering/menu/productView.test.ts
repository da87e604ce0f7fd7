import { describe, expect, it } from 'vitest'
import { allergenLetters, leadTimeOf, whyUnavailable } from '../../../../client/ordering/menu/productView.ts'
import { productOf } from '../../../support/business.ts'
import { open } from '../../../support/schedules.ts'

const zone = 'Europe/Vienna'
/** Friday, 20 November 2026, 15:00 in Vienna. */
const now = Date.parse('2026-11-20T14:00:00Z')

describe('A product on the menu', () => {
  it('names its allergens by the Austrian letters, in their order', () => {
    expect(allergenLetters(productOf({ allergens: ['milk', 'gluten', 'egg'] }))).toBe('A, C, G')
  })

  it('is sold out when it is switched off, whatever its schedule', () => {
    const schedule = [open('daily', '00:00–24:00')]
    expect(whyUnavailable(productOf({ isEnabled: false, schedule }), now, zone)).toBe('Ausverkauft')
  })

  it('says when it is to be had again', () => {
    const at = (hours: string, day: 'daily' | 'sunday' = 'daily') =>
      whyUnavailable(productOf({ schedule: [open(day, hours)] }), now, zone)
    expect(at('17:00–22:00')).toBe('Erhältlich heute um 17:00')
    expect(at('06:00–11:30')).toBe('Erhältlich morgen um 06:00')
    expect(at('08:00–12:00', 'sunday')).toBe('Erhältlich am Sonntag um 08:00')
  })

  it('is not to be had at present when no time is in sight', () => {
    const schedule = [open('once', '08:00–12:00', '2027-04-04')]
    expect(whyUnavailable(productOf({ schedule }), now, zone)).toBe('Derzeit nicht erhältlich')
  })

  it('is judged at the appointment, and told by today', () => {
    const schedule = [open('daily', '06:00–11:30')]
    const tomorrow = Date.parse('2026-11-21T14:00:00Z')
    expect(whyUnavailable(productOf({ schedule }), now, zone, tomorrow)).toBe('Erhältlich am Sonntag um 06:00')
    const once = [open('once', '08:00–12:00', '2027-04-04')]
    expect(whyUnavailable(productOf({ schedule: once }), now, zone, tomorrow)).toBe('Zu diesem Termin nicht erhältlich')
  })

  it('tells its lead time in words', () => {
    const lead = { isLeadTimeEnabled: true, leadTimeType: 'days' } as const
    expect(leadTimeOf(productOf({ ...lead, leadTimeValue: 1 }))).toBe('Vorlauf 1\u00a0Tag')
    expect(leadTimeOf(productOf({ ...lead, leadTimeValue: 2 }))).toBe('Vorlauf 2\u00a0Tage')
    expect(leadTimeOf(productOf({ ...lead, isLeadTimeEnabled: false, leadTimeValue: 2 }))).toBeNull()
  })
})
