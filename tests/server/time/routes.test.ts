import { expect, test } from 'vitest'
import { at, cookies, path, send, shop, timeOffice, times, uid } from '../../support/time/office.ts'
import {
  add,
  answered,
  decide,
  expected,
  feed,
  openRights,
  PIN,
  pushed,
  type RightsTable,
  read,
  tell,
  terminal,
  write,
} from '../../support/time/rights.ts'

timeOffice()

/** Every call, and what each of `askers` is answered; '!' where something of Anna's is told, '+' where what was pushed is kept. */
const table: RightsTable = [
  ['list of work', read('/api/working-activities?user=10'), '200! 200! 200! 200! 200 200 200 200 401 401'],
  ['her work', async ({ work }) => ['GET', path(work)], '200! 200! 200! 200! 404 404 404 404 401 401'],
  ['her month', read('/api/time-sheets/10/2026-06'), '200! 200! 200! 200! 404 404 404 404 401 401'],
  ['vacation accounts', read('/api/time-sheets/holiday-balances'), '200 200 200 200 200 200 200 200 401 401'],
  [
    'payroll of her branch',
    read('/api/time-sheets/payroll.csv?month=2026-06&branch=1'),
    '200 200 200 403 403 403 403 403 401 401',
  ],
  ['contracts', read('/api/contracts'), '200! 200! 200! 200 200 200 200 200 401 401'],
  [
    'her contract',
    async ({ made }) => ['GET', `/api/contracts/${(await made('contracts')).id}`],
    '200! 200! 200! 200 404 404 404 404 401 401',
  ],
  [
    'contracts by what is hidden',
    read('/api/contracts?filter[note]=vertraulich'),
    '200! 200! 200! 200 200 200 200 200 401 401',
  ],
  [
    'removed contracts',
    async ({ made }) => {
      const { id } = await made('contracts')
      await send('admin', 'DELETE', `/api/contracts/${id}`, {})
      return ['GET', '/api/contracts?deleted=true']
    },
    '200! 200! 200! 200! 200 200 200 200 401 401',
  ],
  [
    'states of her contract',
    async ({ made }) => {
      const { id, rev } = await made('contracts')
      return ['GET', `/api/contracts/${id}/revisions/${rev}`]
    },
    '200! 200! 200! 200 404 404 404 404 401 401',
  ],
  ['absences', read('/api/absences'), '200! 200! 200! 200! 200 200 200 200 401 401'],
  ['drafts of the roster', read('/api/working-schedules'), '200! 200! 200! 200 200 200 200 200 401 401'],
  ['the roster of her branch', feed('team-1'), '200! 200! 200! 403 403 403 403 403 403 401'],
  ['her own database', feed('user-10'), '403 403 403 200! 403 403 403 403 403 401'],
  ['database of the administrators', feed('admin'), '200! 403 403 403 403 403 403 403 403 401'],
  ['database of the office', feed('office'), '200 200 200 200 200 200 200 200 403 401'],
  [
    'her contract in the database of her branch',
    async ({ made }) => ['GET', `/replication/team-1/contracts:${(await made('contracts')).id}`],
    '200! 200! 200! 403 403 403 403 403 403 401',
  ],
  [
    'work written down for her',
    async () => ['POST', '/api/working-activities', { ...times(-30, -29), user: 10 }],
    '201! 201! 403 201! 403 403 403 403 401 401',
  ],
  [
    'her work corrected',
    async ({ work }) => ['PUT', path(work), times(-8, 0)],
    '200! 200! 403 200! 404 404 404 404 401 401',
  ],
  [
    'her work withdrawn',
    async ({ work }) => ['DELETE', path(work), { uid: uid(), reason: 'Irrtum' }],
    '200 200 403 200 404 404 404 404 401 401',
  ],
  ['her correction approved', decide('approve'), '200 200 403 403 404 404 404 404 401 401'],
  ['her correction refused', decide('refuse'), '200 200 403 403 404 404 404 404 401 401'],
  ['her correction taken back', decide('withdraw'), '404 404 404 200 404 404 404 404 401 401'],
  ['a contract made', add('contracts'), '201! 201! 403 403 403 403 403 403 401 401'],
  ['a contract changed', write('PUT', 'contracts', { weekMinutes: 2000 }), '200! 200! 403 403 403 403 403 403 401 401'],
  ['a contract removed', write('DELETE', 'contracts', {}), '200 200 403 403 403 403 403 403 401 401'],
  ['an absence made', add('absences'), '201! 201! 403 403 403 403 403 403 401 401'],
  ['an absence answered', write('PUT', 'absences', { state: 'approved' }), '200! 200! 403 403 403 403 403 403 401 401'],
  ['an absence removed', write('DELETE', 'absences', {}), '200 200 403 403 403 403 403 403 401 401'],
  [
    'her absence taken back',
    async ({ made }) => ['DELETE', `/api/absences/own/${(await made('absences')).id}`],
    '404 404 404 200 404 404 404 404 401 401',
  ],
  ['a shift planned', add('working-schedules'), '201! 201! 403 403 403 403 403 403 401 401'],
  [
    'a shift published',
    write('PUT', 'working-schedules', { isPublished: true }),
    '200! 200! 403 403 403 403 403 403 401 401',
  ],
  ['a shift removed', write('DELETE', 'working-schedules', {}), '200 200 403 403 403 403 403 403 401 401'],
  ['an absence pushed to the branch', pushed('team-1'), '201+ 201+ 201 403 403 403 403 403 403 401'],
  ['an absence pushed to herself', pushed('user-10'), '403 403 403 403 403 403 403 403 403 401'],
  ['an absence pushed to the office', pushed('office'), '201+ 201+ 201 201 201 201 201 201 403 401'],
  ['a PIN for her', async () => ['PUT', '/api/users/10/pin', { pin: PIN }], '200 403 403 200 403 403 403 403 401 401'],
  [
    'work clocked',
    async () => ['POST', '/api/working-activities/own/end', { uid: uid(), at: at(-20) }],
    '201 201 201 201 201 201 201 201 401 401',
  ],
  [
    'people at the terminal',
    async ({ token }) => ['GET', `/api/time-tracking/${token}`],
    '200 200 200 200 200 200 200 200 200 200',
  ],
  ['people at this device', read('/api/time-tracking/this'), '401 401 401 401 401 401 401 401 200 401'],
  ['her standing without a PIN', terminal('me'), '401 401 401 401 401 401 401 401 401 401'],
  ['her hours without a PIN', terminal('balances'), '401 401 401 401 401 401 401 401 401 401'],
  ['her roster without a PIN', terminal('working-schedules'), '401 401 401 401 401 401 401 401 401 401'],
  ['her work without a PIN', terminal('working-activities'), '401 401 401 401 401 401 401 401 401 401'],
  ['her calendar', read('/api/working-schedules/own/calendar'), '200 200 200 200 200 200 200 200 401 401'],
]

test('each of role, call and person: nobody reads or changes of somebody’s working time what is not theirs', async () => {
  const office = await openRights()
  expect(await answered(table, office)).toEqual(expected(table))

  // What the table is held against can fail: a colleague who is made leader reads the contracts.
  const { id, rev } = office.colleague
  await send('admin', 'PUT', `/api/users/${id}`, { rev, roles: ['ROLE_MANAGER'] })
  cookies.set('kollegin', await shop.loginAs('kollegin'))
  expect(await tell('kollegin', read('/api/contracts'), office)).toBe('200!')
})
