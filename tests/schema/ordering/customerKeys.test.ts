import { describe, expect, it } from 'vitest'
import { doublesOf, guestKeys, isSameGuest, leadingOf, samePersons } from '../../../schema/ordering/customerKeys.ts'

const someone = {
  id: 1,
  name: 'Öllinger',
  firstName: 'Anna',
  phone: '0664 1234567',
  email: 'Anna@Example.com',
  sameAs: null,
}

describe('A guest is known', () => {
  it.each([
    ['0664 / 123 45 67', 'AT', '+436641234567'],
    ['+43 (0) 664 1234567', 'DE', '+436641234567'],
    ['0171 2345678', 'DE', '+491712345678'],
  ])('by the number, however it is written: %s in %s', (phone, country, kept) => {
    expect(guestKeys({ phone }, country)).toEqual({ phone: kept, email: null })
  })

  it('by the address, in whatever letters', () => {
    expect(guestKeys({ email: ' Anna@Example.COM ' }, 'AT')).toEqual({ phone: null, email: 'anna@example.com' })
  })

  it('by nothing where nothing was said', () => {
    const nobody = guestKeys({ phone: '', email: null }, 'AT')
    expect(nobody).toEqual({ phone: null, email: null })
    expect(isSameGuest(nobody, nobody)).toBe(false)
  })
})

describe('Doubles', () => {
  it.each([
    ['number', { name: 'Huber', firstName: '', phone: '+43 664 1234567', email: null }],
    ['address', { name: 'Huber', firstName: '', phone: null, email: 'anna@example.com' }],
    ['whole name', { name: 'Ollinger', firstName: 'ANNA', phone: null, email: null }],
  ])('are those with the same %s', (_, other) => {
    const double = { id: 2, sameAs: null, ...other }
    expect(doublesOf(someone, [someone, double], 'AT')).toEqual([double])
  })

  it('are not those who share the family name alone, nor who was said to be somebody’s double already', () => {
    const sister = { id: 2, name: 'Öllinger', firstName: 'Eva', phone: null, email: null, sameAs: null }
    const merged = { ...someone, id: 3, sameAs: 1 }
    expect(doublesOf(someone, [sister, merged], 'AT')).toEqual([])
    expect(doublesOf({ ...someone, id: 3, sameAs: 1 }, [someone], 'AT')).toEqual([])
  })

  it('of doubles count too, also where they name each other, and one of them leads', () => {
    const all = [
      { id: 1, sameAs: null },
      { id: 2, sameAs: 1 },
      { id: 3, sameAs: 2 },
      { id: 4, sameAs: null },
      { id: 5, sameAs: 6 },
      { id: 6, sameAs: 5 },
    ]
    expect(samePersons(1, all).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(samePersons(2, all).map(({ id }) => id)).toEqual([2, 3])
    expect(samePersons(5, all).map(({ id }) => id)).toEqual([5, 6])
    expect([1, 2, 3, 4, 5, 6, 7].map(id => leadingOf(id, all)?.id)).toEqual([1, 1, 1, 4, 5, 5, undefined])
  })
})
