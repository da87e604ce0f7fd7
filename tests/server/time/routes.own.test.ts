import { expect, test } from 'vitest'
import { timeOffice } from '../../support/time/office.ts'
import {
  add,
  answered,
  ask,
  expected,
  offer,
  openRights,
  own,
  type RightsTable,
  read,
  write,
} from '../../support/time/rights.ts'

timeOffice()

/** Calls about one's own absences, calendars and shifts that change hands, and about projects and wage types. */
const table: RightsTable = [
  ['an absence asked for oneself', ask(), '422 201 422 201 201 201 201 201 401 401'],
  ['an absence asked for her', ask({ user: 10 }), '422 422 422 422 422 422 422 422 401 401'],
  ['her shift offered', offer('offer'), '404 404 404 200 404 404 404 404 401 401'],
  ['her offer taken', offer('take'), '404 200 404 409 200 404 404 404 401 401'],
  ['her offer withdrawn', offer('withdraw'), '404 409 404 200 409 404 404 404 401 401'],
  ['an exchange agreed for her', offer('agree'), '404 409 404 409 409 404 404 404 401 401'],
  ['an exchange declined for her', offer('decline'), '404 409 404 200 409 404 404 404 401 401'],
  ['her offer approved', offer('approve'), '200 200 403 404 404 404 404 404 401 401'],
  ['her offer refused', offer('refuse'), '200 200 403 404 404 404 404 404 401 401'],
  ['a calendar of one’s own renewed', own('POST', 'calendar'), '201 201 201 201 201 201 201 201 401 401'],
  ['a calendar of one’s own revoked', own('DELETE', 'calendar'), '200 200 200 200 200 200 200 200 401 401'],
  [
    'her calendar by another address',
    read(`/calendar/10-${'a'.repeat(43)}.ics`),
    '404 404 404 404 404 404 404 404 404 404',
  ],
  ['projects', read('/api/projects'), '200 200 200 200 200 200 200 200 401 401'],
  ['a project made', add('projects'), '201 201 403 403 403 403 403 201 401 401'],
  ['a project changed', write('PUT', 'projects', { isActive: false }), '200 200 403 403 403 403 403 200 401 401'],
  ['a project removed', write('DELETE', 'projects', {}), '200 200 403 403 403 403 403 200 401 401'],
  [
    'hours by project',
    read('/api/time-sheets/projects?from=2026-06-01&to=2026-06-30'),
    '200 200 200 403 403 403 403 200 401 401',
  ],
  [
    'hours by project as a file',
    read('/api/time-sheets/projects.csv?from=2026-06-01&to=2026-06-30'),
    '200 200 200 403 403 403 403 200 401 401',
  ],
  ['wage types', read('/api/wage-types'), '200 200 200 200 200 200 200 200 401 401'],
  [
    'a wage type made',
    async office => {
      await office.withoutWageTypes()
      return add('wage-types')(office)
    },
    '201 403 403 403 403 403 403 403 401 401',
  ],
  ['a wage type changed', write('PUT', 'wage-types', { number: '4711' }), '200 403 403 403 403 403 403 403 401 401'],
  ['a wage type removed', write('DELETE', 'wage-types', {}), '200 403 403 403 403 403 403 403 401 401'],
]

test('each of role, call and person: shifts change hands, and projects and wage types are kept, by whom it concerns', async () => {
  const office = await openRights()
  expect(await answered(table, office)).toEqual(expected(table))
})
