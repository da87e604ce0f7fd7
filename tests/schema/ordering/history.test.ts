import { describe, expect, test } from 'vitest'
import { eventLabel } from '../../../schema/ordering/history.ts'
import { orderActions } from '../../../schema/ordering/orderStatus.ts'

const label = (action: string, given: { actor?: string; mode?: 'takeaway' | 'delivery' | 'dineIn' } = {}) =>
  eventLabel({ action, actor: 'users:1', mode: 'takeaway', ...given })

describe('the history of an order is told in German', () => {
  test('every step of an order has words of its own', () => {
    const words = orderActions.map(action => label(action))
    expect(new Set(words).size).toBe(orderActions.length)
    for (const [at, word] of words.entries()) expect(word).not.toBe(orderActions[at])
  })

  test.each([
    ['place', 'Bestellt'],
    ['acknowledge', 'Gesehen'],
    ['escalate-2', 'Noch nicht gesehen: Schichtleitung verständigt'],
    ['edited: Kommentar, Termin', 'Geändert: Kommentar, Termin'],
    ['edited: Semmel 2 → 1, 2,40 € → 1,20 €', 'Geändert: Semmel 2 → 1, 2,40 € → 1,20 €'],
    [
      'review:price,clock',
      'Bitte prüfen: Die Preise am Kiosk waren andere als die des Angebots. Die Uhr des Kiosks ging falsch.',
    ],
    ['renumber', 'Nummer vom Kiosk übernommen'],
    ['refunded', 'Zahlung erstattet'],
  ])('%s is „%s“', (action, words) => expect(label(action)).toBe(words))

  test('a delivery is under way where another order is ready', () => {
    expect(label('in-delivery', { mode: 'dineIn' })).toBe('Abholbereit')
    expect(label('in-delivery', { mode: 'delivery' })).toBe('Unterwegs')
  })

  test('a guest answers a proposal where staff take or cancel an order', () => {
    expect([label('confirm', { actor: 'guest' }), label('cancel', { actor: 'guest' })]).toEqual([
      'Vorschlag angenommen',
      'Vom Gast storniert',
    ])
  })

  test('what an older version noted is shown as it stands', () => {
    expect(label('archive')).toBe('archive')
    expect(label('toString')).toBe('toString')
  })
})
