import { describe, expect, it } from 'vitest'
import { countries, DEFAULT_COUNTRY } from '../../../schema/base/countries.ts'
import { formatMoney } from '../../../schema/base/money.ts'
import { CLOSING_SOON_MINUTES, nextOpening, openState } from '../../../schema/base/openingHours.ts'
import { config } from '../../../schema/business/config.ts'
import { pricePrefix } from '../../../schema/catalogue/productPrice.ts'
import { type Unit, units } from '../../../schema/catalogue/units.ts'
import { cartCount } from '../../../schema/ordering/cartCount.ts'
import { priceCart } from '../../../schema/ordering/pricing.ts'
import { daysWithSlots, HORIZON_DAYS, nextSlot, SLOT_STEP_MINUTES, slotsOn } from '../../../schema/ordering/slots.ts'
import { branchOf, configOf, itemOf, productOf } from '../../support/business.ts'
import { once, open } from '../../support/schedules.ts'

const vienna = 'Europe/Vienna'
const at = (instant: string) => Date.parse(`${instant}+01:00`)

describe('What is the same in every shop', () => {
  it('currency from config, default EUR; currency format de-DE with 2 decimals', () => {
    expect(config.blank.currency).toBe('EUR')
    const texts = [0, 5, 100, 123_456, -50].map(cents => formatMoney(cents, 'EUR').replaceAll('\u00a0', ' '))
    expect(texts).toEqual(['0,00 €', '0,05 €', '1,00 €', '1.234,56 €', '-0,50 €'])
    expect(formatMoney(1290, 'CHF').replaceAll('\u00a0', ' ')).toBe('12,90 CHF')
  })

  it('Donation amount shown: 0.07 in the currency.', () => {
    expect(config.blank.donationAmount).toBe(7)
    expect(formatMoney(7, 'EUR')).toBe('0,07\u00a0€')
    const donation = (donatee: number | null) =>
      priceCart({
        config: configOf(),
        branch: branchOf(),
        product: () => productOf(),
        items: [itemOf(1)],
        mode: 'takeaway',
        deliveryArea: null,
        day: '2026-11-20',
        donatee,
      })
    expect([donation(null).donation, donation(3).donation]).toEqual([0, 7])
    expect(donation(3).totalGross).toBe(donation(null).totalGross)
  })

  it('Opening-hours closing-soon threshold 60 minutes.', () => {
    expect(CLOSING_SOON_MINUTES).toBe(60)
    const state = (time: string) => openState([open('daily', '08:00–18:00')], at(`2026-11-20T${time}`), vienna).state
    expect([state('17:00:00'), state('17:00:01')]).toEqual(['open', 'closingSoon'])
  })

  it('Next open time: default window 72 hours', () => {
    const rules = [once('2026-11-20', '12:00–14:00')]
    const from = (instant: string) => nextOpening(rules, at(instant), vienna)
    expect(from('2026-11-17T12:00:00')).toBe(at('2026-11-20T12:00:00'))
    expect(from('2026-11-17T11:59:59')).toBeNull()
  })

  it('Slot search horizon 180 days by default.', () => {
    expect(HORIZON_DAYS).toBe(180)
    const now = at('2026-11-20T12:00:00')
    expect(nextSlot([once('2027-05-18', '10:00–12:00')], vienna, now)).not.toBeNull()
    expect(nextSlot([once('2027-05-19', '10:00–12:00')], vienna, now)).toBeNull()
    expect(daysWithSlots([open('daily', '10:00–23:00')], vienna, now, HORIZON_DAYS)).toHaveLength(180)
  })

  it('Slot starts round up to 5 minutes. Time picker minute step default 5', () => {
    expect(SLOT_STEP_MINUTES).toBe(5)
    const slots = slotsOn([open('daily', '10:01–10:14')], '2026-11-20', vienna, at('2026-11-20T00:00:00'))
    expect(slots).toEqual([at('2026-11-20T10:05:00'), at('2026-11-20T10:10:00')])
  })

  it('Country options DE, LI, AT, CH, default AT.', () => {
    expect([...countries].toSorted()).toEqual(['AT', 'CH', 'DE', 'LI'])
    expect(DEFAULT_COUNTRY).toBe('AT')
  })

  it('Cart count counts the amount for three unit types, otherwise one per item.', () => {
    const names = Object.keys(units) as Unit[]
    const byAmount = names.filter(unit => cartCount([{ amount: 3, unit }]) === 3)
    const byItem = names.filter(unit => cartCount([{ amount: 3, unit }]) === 1)
    expect(new Set(byAmount.map(unit => units[unit].type))).toEqual(new Set(['amount', 'serving', 'package']))
    expect(byAmount.length + byItem.length).toBe(names.length)
  })

  it('Calculation models: fixed (prefix ‚Fix‘), approximate (‚ca.‘), minimum (‚ab‘).', () => {
    const prefixes = (['fixed', 'approximate', 'minimum'] as const).map(model => pricePrefix(model, true))
    expect(prefixes).toEqual(['Fix ', 'ca. ', 'ab '])
  })
})
