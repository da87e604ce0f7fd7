import { describe, expect, it } from 'vitest'
import { officeAreas, phonePlaces, placeAt, placeOf } from '../../../../client/office/areas/officeAreas.ts'
import type { Role } from '../../../../schema/base/access.ts'
import type { Me } from '../../../../schema/base/calls.ts'
import { entities } from '../../../../schema/index.ts'

const person = (...roles: Role[]): Me => ({
  user: { id: 3, username: 'x', firstName: '', lastName: '', branches: [{ id: 1 }] },
  roles,
  databases: roles.includes('ROLE_ADMIN') ? ['public', 'office', 'admin'] : ['public', 'office'],
  offlineUntil: 0,
})
const office = (...roles: Role[]) => officeAreas(entities, person(...roles))
const names = (...roles: Role[]) => office(...roles).map(({ label }) => label)
const tabs = (role: Role, label: string) =>
  office(role)
    .find(area => area.label === label)
    ?.tabs.map(tab => tab.label)

describe('The areas of the office', () => {
  it.each<[Role, string[]]>([
    ['ROLE_ADMIN', ['Heute', 'Bestellungen', 'Sortiment', 'Filialen', 'Inhalte', 'Team', 'Einstellungen']],
    ['ROLE_MANAGER', ['Heute', 'Bestellungen', 'Sortiment', 'Filialen', 'Inhalte', 'Einstellungen']],
    ['ROLE_EMPLOYEE', ['Heute', 'Bestellungen', 'Sortiment', 'Filialen']],
    ['ROLE_EDITOR', ['Heute', 'Sortiment', 'Inhalte']],
    ['ROLE_ACCOUNTING', ['Heute', 'Bestellungen']],
  ])('are those in which there is something for %s', (role, expected) => {
    // Team and statistics grow with what is registered for them.
    const found = names(role).filter(
      name => expected.includes(name) || !['Team', 'Meine Zeit', 'Auswertung'].includes(name),
    )
    expect(found).toEqual(expected)
  })

  it('have each list of an administrator once, and eight tabs at most', () => {
    const all = office('ROLE_ADMIN').flatMap(area => area.tabs.flatMap(({ members }) => members.map(({ key }) => key)))
    expect(all.filter(key => !key.startsWith('/')).toSorted()).toEqual(entities.map(({ type }) => type).toSorted())
    for (const area of office('ROLE_ADMIN')) expect(area.tabs.length, area.label).toBeLessThanOrEqual(8)
    expect(new Set(office('ROLE_ADMIN').map(({ letter }) => letter)).size).toBe(office('ROLE_ADMIN').length)
  })

  it('show only some tabs where a role needs no more', () => {
    expect(tabs('ROLE_EMPLOYEE', 'Filialen')).toEqual(['Geräte & Drucker', 'Schalter'])
    expect(tabs('ROLE_MANAGER', 'Inhalte')).toEqual(['Bilder'])
    expect(tabs('ROLE_MANAGER', 'Einstellungen')).toContain('Nachrichten')
  })

  it('are called „Meine Zeit“ where there is nothing else of the team', () => {
    const calledFor = (...roles: Role[]) => office(...roles).find(({ area }) => area === 'team')?.label
    expect([calledFor('ROLE_EMPLOYEE'), calledFor('ROLE_EDITOR')]).toEqual(['Meine Zeit', 'Meine Zeit'])
    expect([calledFor('ROLE_ADMIN'), calledFor('ROLE_MANAGER'), calledFor('ROLE_EMPLOYEE', 'ROLE_MANAGER')]).toEqual([
      'Team',
      'Team',
      'Team',
    ])
  })

  it('of two roles are both', () => {
    expect(names('ROLE_EDITOR', 'ROLE_EMPLOYEE')).toEqual(expect.arrayContaining(['Bestellungen', 'Inhalte']))
  })

  it('take what declares nothing under the settings', () => {
    expect(placeOf({ label: { one: 'Ding', many: 'Dinge' } })).toEqual({ area: 'settings', tab: 'Weitere' })
  })
})

describe('An address', () => {
  it.each([
    ['/', undefined, 'Heute', undefined, undefined],
    ['/orders', undefined, 'Bestellungen', 'Tafel', '/orders'],
    ['/orders/17', undefined, 'Bestellungen', 'Tafel', '/orders'],
    ['/orders', 'history', 'Bestellungen', 'Verlauf', '/orders?history'],
    ['/products', 'trash', 'Sortiment', 'Produkte', 'products'],
    ['/printers/3', undefined, 'Filialen', 'Geräte & Drucker', 'printers'],
    ['/passwort', undefined, undefined, undefined, undefined],
  ])('%s (%s) is in %s, %s', (path, view, area, tab, member) => {
    const place = placeAt(office('ROLE_ADMIN'), path, view)
    expect([place.area?.label, place.tab?.label, place.member?.key]).toEqual([area, tab, member])
  })
})

describe('The bar of a phone', () => {
  it.each<[Role, string[]]>([
    ['ROLE_ADMIN', ['Heute', 'Bestellungen', 'Sortiment', 'Team']],
    ['ROLE_EMPLOYEE', ['Heute', 'Bestellungen', 'Produkte', 'Meine Zeit']],
    ['ROLE_EDITOR', ['Seiten', 'Bilder', 'Szenen', 'Heute']],
    ['ROLE_ACCOUNTING', ['Heute', 'Auswertung', 'Bestellungen', 'Zeiten']],
  ])('has what %s works in', (role, expected) => {
    const places = phonePlaces(office(role), [role]).map(({ label }) => label)
    expect(places).toEqual(expected)
  })
})
