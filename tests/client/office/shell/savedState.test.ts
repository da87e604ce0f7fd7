import { describe, expect, it } from 'vitest'
import type { Connection } from '../../../../client/data/engine/connection.ts'
import type { Row } from '../../../../client/data/office/office.ts'
import { type Circumstances, stateLine, syncText } from '../../../../client/office/shell/savedState.ts'

const calm: Circumstances = { online: true, typing: false, saving: false }

describe('The line that says where a document is kept', () => {
  it.each<[Row['state'] | null, Partial<Circumstances>, string]>([
    ['saved', {}, 'Gespeichert'],
    ['pending', {}, 'Auf dem Gerät gespeichert · wird übertragen'],
    ['pending', { online: false }, 'Auf dem Gerät gespeichert · wird übertragen, sobald eine Verbindung besteht'],
    ['saved', { typing: true }, 'Noch nicht gespeichert'],
    [
      'saved',
      { typing: true, isUnkept: true },
      'Noch nicht gespeichert · kein Speicherplatz auf diesem Gerät, beim Neuladen ist es weg',
    ],
    ['saved', { isUnkept: true }, 'Gespeichert'],
    ['saved', { saving: true }, 'Wird gespeichert …'],
    ['conflict', { typing: true }, 'Gleichzeitig geändert · bitte entscheiden'],
    ['refused', { typing: true }, 'Abgelehnt · bitte prüfen'],
    [null, {}, 'Neu'],
  ])('%s, %j: %s', (state, circumstances, text) => {
    expect(stateLine(state, { ...calm, ...circumstances }).text).toBe(text)
  })
})

describe('The line that says how the device stands to the server', () => {
  const noon = Date.parse('2026-11-20T11:04:00Z')
  const now: Connection = { online: true, pending: 0, asOf: noon, replicating: false, unkept: false, signedOut: false }

  it.each<[Partial<Connection>, string]>([
    [{}, 'Alles gespeichert'],
    [{ pending: 1 }, '1 Änderung wird übertragen'],
    [{ pending: 3 }, '3 Änderungen werden übertragen'],
    [{ asOf: null }, 'Daten werden geladen …'],
    [{ unkept: true, pending: 1 }, 'Kein Speicherplatz auf diesem Gerät · Stand\u00a012:04'],
    [{ online: false, pending: 2 }, 'Keine Verbindung · Stand\u00a012:04'],
    [{ online: false, asOf: null }, 'Keine Verbindung'],
  ])('%j: %s', (state, text) => {
    expect(syncText({ ...now, ...state }, 'Europe/Vienna')).toBe(text)
  })
})
