import { describe, expect, it } from 'vitest'
import { NetworkError } from '../../../../client/data/engine/http.ts'
import { callFailure, documentFailure } from '../../../../client/office/server/catalogue.ts'
import { ServerRefusal, sentenceOf, wordsForDoing, wordsForLoading } from '../../../../client/office/server/failures.ts'
import { entities } from '../../../../schema/index.ts'

const kinds = { load: 'geladen', create: 'erstellt', update: 'aktualisiert', delete: 'gelöscht' } as const

/** The words of the specification, for every resource that is a document here. */
const resources: readonly (readonly [type: string, many: string, one: string])[] = [
  ['devices', 'Geräte', 'Gerät'],
  ['tables', 'Tische', 'Tisch'],
  ['sites', 'Seiten', 'Seite'],
  ['redirects', 'Redirects', 'Redirect'],
  ['blocks', 'Inhalte', 'Inhalt'],
  ['nodes', 'Inhalte', 'Inhalt'],
  ['donatees', 'Spendenempfänger', 'Spendenempfänger'],
  ['navigations', 'Navigationen', 'Navigation'],
  ['images', 'Bilder', 'Bild'],
  ['divisions', 'Organisationen', 'Organisation'],
  ['branches', 'Filialen', 'Filiale'],
  ['departments', 'Abteilungen', 'Abteilung'],
  ['categories', 'Kategorien', 'Kategorie'],
  ['products', 'Produkte', 'Produkt'],
  ['users', 'Benutzer', 'Benutzer'],
  ['scenes', 'Szenen', 'Szene'],
  ['digital-signage-segments', 'Filmsequenzen', 'Filmsequenz'],
  ['digital-signage-streams', 'Streams', 'Stream'],
  ['digital-signage-devices', 'TVs', 'TV'],
  ['projects', 'Projekte', 'Projekt'],
  ['tasks', 'Aufgaben', 'Aufgabe'],
  ['customers', 'Kunden', 'Kunde'],
  ['external-users', 'Kunden', 'Kunde'],
]

const entityOf = (type: string) => {
  const found = entities.find(entity => entity.type === type)
  if (!found) throw new Error(`No entity is called ${type}.`)
  return found
}

describe('What did not work with documents', () => {
  it.each(resources)('is said of %s as the catalogue says it', (type, many, one) => {
    const entity = entityOf(type)
    expect(documentFailure(entity, 'loadAll')).toBe(`${many} konnten nicht geladen werden.`)
    for (const [kind, done] of Object.entries(kinds) as [keyof typeof kinds, string][])
      expect(documentFailure(entity, kind)).toBe(`${one} konnte nicht ${done} werden.`)
  })

  it('is said of the plan in the singular, also of all of it', () => {
    const plan = entityOf('working-schedules')
    const kinds = ['loadAll', 'load', 'create', 'update', 'delete'] as const
    expect(kinds.map(kind => documentFailure(plan, kind))).toEqual([
      'Planung konnte nicht geladen werden.',
      'Planung konnte nicht geladen werden.',
      'Planung konnte nicht erstellt werden.',
      'Planung konnte nicht aktualisiert werden.',
      'Planung konnte nicht gelöscht werden.',
    ])
  })

  it('is said of every entity in whole sentences', () => {
    for (const entity of entities)
      expect(documentFailure(entity, 'delete')).toMatch(/^\p{Lu}.* konnte nicht gelöscht werden\.$/u)
  })
})

describe('What did not work with a call', () => {
  it.each([
    ['GET', '/orders', 'Bestellungen konnten nicht geladen werden.'],
    ['GET', '/orders/current', 'Bestellungen konnten nicht geladen werden.'],
    ['GET', '/orders/:id', 'Bestellung konnte nicht geladen werden.'],
    ['GET', '/devices/status', 'Geräte konnten nicht geladen werden.'],
    ['GET', '/screens/status', 'TVs konnten nicht geladen werden.'],
    ['POST', '/digital-signage-devices/:id/command', 'Befehl konnte nicht ausgeführt werden.'],
    ['POST', '/digital-signage-devices/:id/command/abort', 'Befehl konnte nicht abgebrochen werden.'],
    ['GET', '/devices/:id/day', 'Gerät konnte nicht geladen werden.'],
    ['GET', '/init', 'Daten konnten nicht geladen werden.'],
    ['GET', '/users/me', 'Aktiver Benutzer konnte nicht geladen werden.'],
    ['POST', '/orders/:id/status/:action', 'Bestellstatus konnte nicht geändert werden.'],
    ['POST', '/orders/:id/status/cancel', 'Bestellung konnte nicht storniert werden.'],
    ['POST', '/orders/:id/print', 'Beleg konnte nicht gedruckt werden.'],
    ['POST', '/orders/:id/update-payment-status', 'Zahlungsstatus konnte nicht überprüft werden.'],
    ['POST', '/orders/:id/resend-new-order-email', 'Bestätigung konnte nicht versendet werden.'],
    ['GET', '/working-activities', 'Aktivitäten konnten nicht geladen werden.'],
    ['POST', '/working-activities', 'Aktivität konnte nicht erstellt werden.'],
    ['PUT', '/working-activities/:id', 'Aktivität konnte nicht aktualisiert werden.'],
    ['DELETE', '/working-activities/:id', 'Aktivität konnte nicht gelöscht werden.'],
    ['POST', '/working-activities/corrections/:uid/approve', 'Aktivität konnte nicht aktualisiert werden.'],
    ['POST', '/working-schedules/:id/offer/:step', 'Planung konnte nicht aktualisiert werden.'],
    ['GET', '/time-sheets/holiday-balances', 'Urlaubskonten konnten nicht geladen werden.'],
    ['POST', '/devices/:id/test/notification', 'Test nicht erfolgreich.'],
    ['POST', '/devices/:id/test/print', 'Test nicht erfolgreich.'],
    ['POST', '/devices/:id/request-device-logs', 'Log konnte nicht angefordert werden.'],
  ])('is said of %s %s', (method, path, sentence) => {
    expect(callFailure(method, path)).toBe(sentence)
  })

  it('is not kept of what the catalogue does not name, such as passwords', () => {
    expect([callFailure('POST', '/users/:id/password'), callFailure('POST', '/toString')]).toEqual([null, null])
  })

  it('gives way to the server’s own first sentence, and stands where an answer has no errors', () => {
    const words = wordsForDoing('POST', '/orders/:id/status/:action', 'cancel')
    const said = new ServerRefusal([{ code: 'late', message: 'Zu spät.' }])
    expect(sentenceOf(said, words)).toBe('Zu spät.')
    expect(sentenceOf(new ServerRefusal([]), words)).toBe('Bestellung konnte nicht storniert werden.')
    expect(sentenceOf(new NetworkError('x'), wordsForLoading('/orders'))).toBe(
      'Bestellungen konnten nicht geladen werden. Dafür ist eine Verbindung zum Server nötig.',
    )
  })
})
