import { expect, it } from 'vitest'
import { entities } from '../../../schema/index.ts'
import { drawnData } from '../../../schema/signage/drawnData.ts'
import { drawnSubjects } from '../../../schema/signage/imageTemplate.ts'
import { branchOf } from '../../support/business.ts'
import { open } from '../../support/schedules.ts'

const around = { currency: 'EUR', timeZone: 'Europe/Vienna', now: Date.parse('2026-11-28T12:00:00+01:00') }
const drawn = (type: string, body: object) =>
  drawnData(
    entities.find(each => each.type === type),
    { ...body },
    around,
  )

it('A layout is drawn for every kind of document that says what is drawn of it, and for no other', () => {
  const declared = entities.filter(entity => entity.drawn).map(({ type }) => type)
  expect(['none', ...declared].toSorted()).toEqual(Object.keys(drawnSubjects).toSorted())
})

it('A page is told with its picture and its next date: what is over, hidden or only a draft is not', () => {
  const entry = (title: string, from: string) => ({ key: title, title, from, place: 'Sportplatz', files: [] })
  const block = (key: string, entries: object[], isHidden = false) => ({
    key,
    type: 'appointments',
    isHidden,
    value: { entries },
  })
  const image = { id: 7, version: 1, extension: 'webp' }
  const dates = [entry('Nächstes Spiel', '2026-12-05T14:00:00Z'), entry('Letztes Spiel', '2026-11-07T14:00:00Z')]
  const { values, picture } = drawn('sites', {
    path: 'verein/spiele',
    name: 'Spiele',
    content: {
      title: 'Spiele im Advent',
      image,
      images: [],
      body: [block('a', [entry('Geheim', '2026-11-29T14:00:00Z')], true), block('b', dates)],
    },
    draft: { title: 'Entwurf', body: [], images: [] },
  })
  expect(values).toMatchObject({ Überschrift: 'Spiele im Advent', Termin: 'Nächstes Spiel', Wo: 'Sportplatz' })
  expect(values['Wann']?.replaceAll('\u00a0', ' ')).toBe('Sa., 5. Dezember 2026, 15:00')
  expect(picture).toEqual(image)
  expect(drawn('sites', { path: 'x', name: 'Leer', content: { body: [], images: [] } }).values).toMatchObject({
    Überschrift: 'Leer',
    Termin: '',
    Wann: '',
  })
})

it('A branch is told with its week, and a person with their name alone', () => {
  const branch = branchOf({ id: 1, street: 'Hauptplatz 1', zipCode: '1010', city: 'Wien' })
  const { values } = drawn('branches', { ...branch, openingHours: [open('daily', '06:00–18:00')] })
  expect([values['Adresse'], values['Öffnungszeiten']]).toEqual(['Hauptplatz 1, 1010 Wien', 'Mo–So 6–18 Uhr'])
  const person = { firstName: 'Anna', lastName: 'Öllinger', phone: '+43664', email: 'a@b.at', username: 'a' }
  expect(drawn('users', person).values).toEqual({ Name: 'Anna Öllinger', Vorname: 'Anna', Nachname: 'Öllinger' })
})

it('Of what says nothing of it, or is not there, nothing is drawn', () => {
  const nothing = { values: {}, picture: null, live: null }
  expect([drawn('config', { title: 'X' }), drawnData(entities[0], null, around)]).toEqual([nothing, nothing])
})
