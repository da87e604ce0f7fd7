import { describe, expect, it } from 'vitest'
import {
  announcementOf,
  arrivalOf,
  headlineOf,
  openCounterAppointmentOf,
  paymentLineOf,
  screenNotesOf,
  sentenceOf,
  showsBranch,
  statusLineOf,
  timelineOf,
  titleStateOf,
  typeLineOf,
} from '../../../../client/ordering/order/statusText.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { orderWith } from './orders.ts'

const appointmentDate = '2026-11-20T17:30:00.000Z'
const confirmed: Partial<PublicOrder> = { isConfirmed: true }
const underway: Partial<PublicOrder> = { ...confirmed, isInDelivery: true }
const delivery: Partial<PublicOrder> = { isDelivery: true }
/** An offer its guest has accepted, to be paid online. */
const accepted: Partial<PublicOrder> = {
  ...confirmed,
  status: 'confirmed',
  paymentMethod: 'mollie',
  paymentUrl: '/pay',
}

describe('The headline reads', () => {
  it.each<[string, Partial<PublicOrder>]>([
    ['Vielen Dank für Ihre Bestellung!', {}],
    ['Vielen Dank für Ihre Bestellung!', underway],
    ['Vielen Dank für Ihre Anfrage!', { isQuotation: true }],
    ['Vielen Dank für Ihre Bestellung!', accepted],
    ['Leider ist Ihre Zahlung fehlgeschlagen.', { isFailed: true, paymentMethod: 'mollie' }],
    ['Ihre Bestellung wurde storniert.', { isRejected: true }],
    ['Ihre Bestellung wurde storniert.', { ...confirmed, isCanceled: true }],
    ['Ihre Bestellung wurde zugestellt!', { ...delivery, isCompleted: true, isDelivered: true }],
    ['Ihre Bestellung ist abgeschlossen!', { isCompleted: true }],
    ['Ihre Bestellung ist abgeschlossen!', { isDineIn: true, isCompleted: true }],
  ])('%s', (headline, changes) => {
    expect(headlineOf(orderWith(changes))).toBe(headline)
  })
})

describe('The sentence below it reads', () => {
  it.each<[string | null, Partial<PublicOrder>]>([
    ['Bitte warten Sie einen Moment, bis Ihre Bestellung bestätigt wurde.', {}],
    ['Ihre Bestellung wird gerade für Sie vorbereitet.', confirmed],
    ['Ihre Bestellung wird jetzt zugestellt.', { ...delivery, ...underway }],
    ['Ihre Bestellung ist jetzt abholbereit.', underway],
    ['Wir hoffen, Sie bald wieder bei uns begrüßen zu dürfen.', { isCompleted: true }],
    ['Bitte warten Sie einen Moment, bis Ihre Anfrage bestätigt wurde.', { isQuotation: true }],
    ['Wir warten noch auf den Eingang Ihrer Zahlung.', { paymentMethod: 'datatrans' }],
    ['Wir warten noch auf den Eingang Ihrer Zahlung.', accepted],
    ['Ihre Bestellung wird gerade für Sie vorbereitet.', { ...accepted, isPaid: true, paymentUrl: null }],
    ['Ihre Bestellung wird gerade für Sie vorbereitet.', { ...accepted, paymentMethod: 'cash', paymentUrl: null }],
    [null, { counterAppointment: appointmentDate }],
    [null, { isRejected: true }],
  ])('%s', (sentence, changes) => {
    expect(sentenceOf(orderWith(changes))).toBe(sentence)
  })
})

describe('The appointment', () => {
  it("is shown with 'wird zugestellt' for a confirmed delivery that is not out yet", () => {
    expect(arrivalOf(orderWith({ ...delivery, ...confirmed, appointmentDate }))).toEqual({
      at: appointmentDate,
      word: 'wird zugestellt',
    })
  })

  it("is shown with 'abholbereit' for a confirmed pickup", () => {
    expect(arrivalOf(orderWith({ ...confirmed, appointmentDate }))?.word).toBe('abholbereit')
    expect(arrivalOf(orderWith({ ...accepted, appointmentDate }))?.word, 'still to be paid').toBe('abholbereit')
  })

  it('is not shown before confirmation, once the order is out, or where there is none', () => {
    expect(arrivalOf(orderWith({ appointmentDate }))).toBeNull()
    expect(arrivalOf(orderWith({ ...underway, appointmentDate }))).toBeNull()
    expect(arrivalOf(orderWith(confirmed))).toBeNull()
  })
})

describe('The timeline', () => {
  const read = (changes: Partial<PublicOrder>) =>
    timelineOf(orderWith(changes)).map(({ label, state }) => [label, state])

  it('begins with waiting for confirmation', () => {
    expect(read({})).toEqual([
      ['Warten auf Bestätigung', 'current'],
      ['Bestellung wird vorbereitet', 'ahead'],
      ['Bestellung abholbereit', 'ahead'],
      ['Bestellung abgeschlossen', 'ahead'],
    ])
  })

  it('goes on with preparation once the order is confirmed', () => {
    expect(read(confirmed).slice(0, 2)).toEqual([
      ['Bestellung bestätigt', 'done'],
      ['Bestellung wird vorbereitet', 'current'],
    ])
  })

  it('counts an accepted offer as confirmed, also before it is paid', () => {
    expect(read(accepted)).toEqual(read(confirmed))
  })

  it('has two further steps for delivery', () => {
    expect(read({ ...delivery, ...underway })).toEqual([
      ['Bestellung bestätigt', 'done'],
      ['Bestellung vorbereitet', 'done'],
      ['Bestellung wird zugestellt', 'current'],
      ['Bestellung zugestellt', 'ahead'],
    ])
  })

  it('has only done steps at the end', () => {
    expect(timelineOf(orderWith({ isCompleted: true })).every(({ state }) => state === 'done')).toBe(true)
  })

  it('is not there for rejected orders', () => {
    expect(read({ isRejected: true })).toEqual([])
  })

  it('ends with the cancellation of a cancelled order', () => {
    expect(read({ ...confirmed, isCanceled: true })).toEqual([
      ['Bestellung bestätigt', 'done'],
      ['Bestellung storniert', 'stopped'],
    ])
  })
})

describe('The status line reads', () => {
  it.each<[string, Partial<PublicOrder>]>([
    ['Warten auf Zahlungseingang', { paymentMethod: 'mollie' }],
    ['Warten auf Zahlungseingang', accepted],
    ['Wird bearbeitet', { ...accepted, isPaid: true, paymentUrl: null }],
    ['Warten auf Bestätigung', { paymentMethod: 'mollie', isPaid: true }],
    ['Warten auf Bestätigung', { paymentMethod: 'mollie', isQuotation: true }],
    ['Warten auf Bestätigung', {}],
    ['Abgeschlossen', { isCompleted: true }],
    ['Zugestellt', { ...delivery, isCompleted: true }],
    ['In Zustellung', { ...delivery, ...underway }],
    ['Abholbereit', underway],
    ['Wird bearbeitet', confirmed],
    ['Storniert', { isRejected: true }],
    ['Storniert', { isCanceled: true }],
  ])('%s', (line, changes) => {
    expect(statusLineOf(orderWith(changes))).toBe(line)
  })
})

describe('A payment that brought no money', () => {
  const lost = (how: 'canceled' | 'expired' | 'failed', changes: Partial<PublicOrder> = {}) =>
    orderWith({ paymentMethod: 'mollie', payment: { lost: how, refunded: 0, refunding: 0 }, ...changes })

  it('is told as what it was', () => {
    expect(sentenceOf(lost('canceled'))).toMatch(/^Sie haben die Zahlung abgebrochen/)
    expect(sentenceOf(lost('expired'))).toMatch(/^Die Zeit für die Zahlung ist abgelaufen/)
    expect(sentenceOf(lost('failed'))).toMatch(/^Die Zahlung hat leider nicht geklappt/)
  })

  it('is called failed at the end only if it was', () => {
    expect(headlineOf(lost('failed', { isFailed: true }))).toBe('Leider ist Ihre Zahlung fehlgeschlagen.')
    expect(headlineOf(lost('canceled', { isFailed: true }))).toBe('Ihre Bestellung wurde nicht bezahlt.')
  })
})

describe('The payment is labelled', () => {
  it.each<[string, Partial<PublicOrder>]>([
    ['Barzahlung', {}],
    ['EC Karte / Debitkarte', { paymentMethod: 'atm-card' }],
    ['Essensgutschein der Firma', { paymentMethod: 'hydro-ag-voucher' }],
    ['Online Zahlung (Bezahlt)', { paymentMethod: 'datatrans', isPaid: true }],
    ['Online Zahlung', { paymentMethod: 'mollie' }],
    ['Online Zahlung (Bezahlt)', { paymentMethod: 'mollie', isPaid: true }],
    [
      'Online Zahlung (Rückerstattung läuft)',
      { paymentMethod: 'mollie', isPaid: true, payment: { lost: null, refunded: 0, refunding: 1240 } },
    ],
    ['Online Zahlung (Rückerstattet)', { paymentMethod: 'mollie', isPaid: true, isRefunded: true }],
  ])('%s', (label, changes) => {
    expect(paymentLineOf(orderWith(changes))).toBe(label)
  })
})

describe('The order type reads', () => {
  it.each<[string, Partial<PublicOrder>]>([
    ['Lieferung', delivery],
    ['Dine In', { isDineIn: true }],
    ['Dine In · Tisch Hof 1', { isDineIn: true, tableIdentifier: 'stammhaus-hof-1', tableName: 'Hof 1' }],
    ['Takeaway', {}],
  ])('%s', (label, changes) => {
    expect(typeLineOf(orderWith(changes))).toBe(label)
  })
})

describe('A counter-appointment', () => {
  const counterAppointment = appointmentDate

  it('is asked about while the order is neither rejected nor confirmed', () => {
    expect(openCounterAppointmentOf(orderWith({ counterAppointment }))).toBe(counterAppointment)
  })

  it('is settled once the order is confirmed, rejected or canceled', () => {
    for (const end of [confirmed, accepted, { isRejected: true }, { isCanceled: true }])
      expect(openCounterAppointmentOf(orderWith({ counterAppointment, ...end }))).toBeNull()
  })
})

describe('On site', () => {
  it('the ticket number appears on status screens', () => {
    expect(screenNotesOf(orderWith())).toEqual(['Ihre Ticketnummer erscheint vor Ort auf den Statusbildschirmen.'])
  })

  it('a guest at a table gets messages about the status screens, and no address of where they sit', () => {
    const order = orderWith({ isDineIn: true, tableIdentifier: 'gasthof-terrasse-4', tableName: 'Terrasse 4' })
    expect(screenNotesOf(order)[0]).toBe('Ihre Bestellung gehört zu Tisch Terrasse 4.')
    expect(screenNotesOf(order)).toHaveLength(2)
    expect(showsBranch(order)).toBe(false)
    expect(showsBranch(orderWith({ isDineIn: true }))).toBe(true)
  })

  it('nothing is said about screens for a delivery or an order that has ended', () => {
    expect(screenNotesOf(orderWith(delivery))).toEqual([])
    expect(screenNotesOf(orderWith({ isCompleted: true }))).toEqual([])
  })
})

it('What is brought to a table is ready and not to be fetched: sentence, time, timeline, details and title say so', () => {
  const seated = { isDineIn: true, tableIdentifier: 'gasthof-terrasse-4', tableName: 'Terrasse 4' }
  const ready = orderWith({ ...underway, ...seated })
  expect(sentenceOf(ready)).toBe('Ihre Bestellung ist jetzt fertig.')
  expect(statusLineOf(ready)).toBe('Fertig')
  expect(titleStateOf(ready, false)).toBe('Ticket 042 · fertig')
  expect(announcementOf(ready, false)).toBe('Ticket 042 ist fertig.')
  expect(arrivalOf(orderWith({ ...confirmed, ...seated, appointmentDate }))?.word).toBe('fertig')
  expect(timelineOf(orderWith(seated)).map(({ label }) => label)).toContain('Bestellung fertig')
  // Who has no table comes to the counter.
  expect(sentenceOf(orderWith({ ...underway, isDineIn: true }))).toBe('Ihre Bestellung ist jetzt abholbereit.')
})

describe('The title of the page says', () => {
  it.each<[string, Partial<PublicOrder>]>([
    ['Ticket 042 · wartet auf Bestätigung', {}],
    ['Ticket 042 · wartet auf Ihre Antwort', { counterAppointment: appointmentDate }],
    ['Ticket 042 · wird vorbereitet', confirmed],
    ['Ticket 042 · wartet auf Zahlungseingang', accepted],
    ['Ticket 042 · abholbereit', underway],
    ['Ticket 042 · wird zugestellt', { ...delivery, ...underway }],
    ['Ticket 042 · abgeschlossen', { isCompleted: true }],
    ['Ticket 042 · zugestellt', { ...delivery, isCompleted: true }],
    ['Ticket 042 · storniert', { isRejected: true }],
    ['Ticket 042 · storniert', { isCanceled: true }],
  ])('%s', (title, changes) => {
    expect(titleStateOf(orderWith(changes), false)).toBe(title)
  })

  it("'Bestellung' where there are no tickets", () => {
    expect(titleStateOf(orderWith(underway), true)).toBe('Bestellung 042 · abholbereit')
  })
})

describe('What is read aloud', () => {
  it('is the number and what it is doing now', () => {
    expect(announcementOf(orderWith(underway), false)).toBe('Ticket 042 ist abholbereit.')
  })

  it('is the thanks for a rating', () => {
    expect(announcementOf(orderWith({ isCompleted: true, questionnaireRating: 5 }), false)).toBe(
      'Vielen Dank für Ihre Bewertung!',
    )
  })
})

it('The timeline of a failed payment ends there', () => {
  expect(timelineOf(orderWith({ isFailed: true })).at(-1)).toEqual({
    label: 'Zahlung fehlgeschlagen',
    state: 'stopped',
  })
})
