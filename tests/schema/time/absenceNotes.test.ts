import { expect, test } from 'vitest'
import { absences as entity } from '../../../schema/time/absence.ts'
import { absenceNotes } from '../../../schema/time/absenceNotes.ts'
import { plannedOf } from '../../../schema/time/plan/planned.ts'

const away = (id: number, user: number, from: string, to: string, changes: object = {}) => ({
  ...entity.blank,
  id,
  user,
  branch: 1,
  from,
  to,
  ...changes,
})
const asked = away(1, 10, '2026-07-06', '2026-07-10')
const nameOf = (user: number) => ({ 10: 'Anna', 11: 'Otto', 12: 'Zita' })[user] ?? ''
const shift = (id: number, user: number, date: string) =>
  plannedOf(
    {
      id,
      user,
      branch: 1,
      from: `${date}T04:00:00Z`,
      to: `${date}T12:00:00Z`,
      breakMinutes: 0,
      note: '',
      isPublished: true,
    },
    'Europe/Vienna',
  )
const nothing = { absences: [asked], nameOf, shifts: [], costs: [] }
const year = { from: '2026-01-01', to: '2026-12-31' }

test('Others of the branch who are away the same days are named, whoever was refused and whoever is elsewhere are not', () => {
  const absences = [
    asked,
    away(2, 11, '2026-07-10', '2026-07-12', { state: 'approved', kind: 'sick' }),
    away(3, 12, '2026-07-01', '2026-07-06'),
    away(4, 12, '2026-07-07', '2026-07-07', { state: 'refused' }),
    away(5, 12, '2026-07-07', '2026-07-07', { branch: 2 }),
    away(6, 11, '2026-07-11', '2026-07-12'),
    away(7, 10, '2026-07-06', '2026-07-06'),
  ]
  expect(absenceNotes(asked, { ...nothing, absences, costs: [{ year, days: 5, left: 3 }] })).toEqual([
    'Auch nicht da: Otto (Krankenstand 10.–12. Juli 2026), Zita (Urlaub 1.–6. Juli 2026, beantragt).',
  ])
})

test('Shifts that are planned in it are named, many of them counted', () => {
  const shifts = [shift(1, 10, '2026-07-06'), shift(2, 11, '2026-07-06'), shift(3, 10, '2026-07-11')]
  const costs = [{ year, days: 5, left: 3 }]
  expect(absenceNotes(asked, { ...nothing, shifts, costs })).toEqual(['Geplant ist ein Dienst: Mo 6.7. 6–14.'])
  const week = ['06', '07', '08', '09', '10'].map((day, id) => shift(id, 10, `2026-07-${day}`))
  expect(absenceNotes(asked, { ...nothing, shifts: week, costs })[0]).toMatch(
    /^Geplant sind 5 Dienste: .* und 1 weitere\.$/,
  )
})

test('An account that is too small, unknown, or none is said of vacation alone', () => {
  expect(absenceNotes(asked, { ...nothing, costs: [{ year, days: 5, left: -2 }] })).toEqual([
    'Der Urlaub reicht nicht: Im Urlaubsjahr 1. Jan.–31. Dez. 2026 fehlen 2 Tage.',
  ])
  expect(absenceNotes(asked, { ...nothing, costs: null })).toEqual([
    'Ob der Urlaub reicht, ist ohne Verbindung nicht bekannt.',
  ])
  expect(absenceNotes(asked, nothing)).toEqual(['Ohne Vertrag lassen sich die Tage nicht rechnen.'])
  expect(absenceNotes({ ...asked, kind: 'training' }, { ...nothing, costs: null })).toEqual([])
})
