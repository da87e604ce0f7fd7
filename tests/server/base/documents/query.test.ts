import { afterAll, beforeAll, expect, test } from 'vitest'
import { absences } from '../../../../schema/time/absence.ts'
import { projects } from '../../../../schema/time/project.ts'
import { shifts } from '../../../../schema/time/shift.ts'
import { tasks } from '../../../../schema/time/task.ts'
import { askOf, documentsWith } from '../../../support/counter.ts'
import { openShop, type Shop } from '../../../support/shop.ts'

const shift = (id: number, from: string, to: string, more: object = {}) => ({
  type: 'working-schedules',
  id,
  body: { ...shifts.blank, user: 10, branch: 1, from, to, ...more },
})
const documents = [
  ...documentsWith({}),
  // Until half past midnight in Vienna, from there on, and of somebody else.
  shift(1, '2026-11-02T17:00:00.000Z', '2026-11-02T23:30:00.000Z'),
  shift(2, '2026-11-02T23:30:00.000Z', '2026-11-03T06:00:00.000Z'),
  shift(3, '2026-11-04T06:00:00.000Z', '2026-11-04T12:00:00.000Z', { user: 11, branch: 2 }),
  shift(4, '2026-11-05T15:00:00.000Z', '2026-11-05T23:00:00.000Z', { isPublished: true }),
  ...[
    { from: '2026-11-02', to: '2026-11-03', state: 'requested' },
    { from: '2026-11-04', to: '2026-11-04', state: 'approved' },
  ].map((body, index) => ({
    type: 'absences',
    id: index + 1,
    body: { ...absences.blank, user: 10, branch: 1, kind: 'vacation', ...body },
  })),
  { type: 'projects', id: 1, body: { ...projects.blank, name: 'Umbau', from: '2026-11-03' } },
  { type: 'projects', id: 2, body: { ...projects.blank, name: 'Markt', branches: [1], users: [10, 11] } },
  ...[1, 2].map(project => ({
    type: 'tasks',
    id: project,
    body: {
      ...tasks.blank,
      project,
      name: 'Planen',
      due: `2026-11-0${project * 3}`,
      isDone: project === 2,
      user: 9 + project,
    },
  })),
]

let shop: Shop
let cookie = ''
beforeAll(async () => {
  shop = await openShop({ documents })
  cookie = await shop.login()
})
afterAll(() => shop.close())

const ask = (address: string) => askOf(shop, `/api/${address}`, { headers: { cookie } })

test.each([
  ['tags?user=10', 'user'],
  ['stations?project=1', 'project'],
  ['working-schedules?project=1', 'project'],
  ['working-schedules?users=10', 'users'],
  ['projects?state=late', 'state'],
  ['tags?from=2026-11-02', 'from'],
  ['working-activities?person=10', 'person'],
])('a filter that means nothing is refused in German and no list of everything: %s', async (address, field) => {
  const { status, body } = await ask(address)
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, message: expect.any(String) })]])
})

test.each([
  ['shifts of a local day, those that reach into it too', 'working-schedules?from=2026-11-03&to=2026-11-03', [1, 2]],
  ['shifts until a day', 'working-schedules?to=2026-11-02', [1]],
  ['shifts from a day on', 'working-schedules?from=2026-11-04', [3, 4]],
  ['no shift of the day before that ends at midnight', 'working-schedules?from=2026-11-06', []],
  ['shifts of a person', 'working-schedules?user=11', [3]],
  ['shifts of a branch in a period', 'working-schedules?branch=1&from=2026-11-03&to=2026-11-30', [1, 2, 4]],
  ['absences by how they stand', 'absences?state=requested', [1]],
  ['absences of a day', 'absences?from=2026-11-03&to=2026-11-03', [1]],
  ['projects that go on on a day, also without an end or a beginning', 'projects?from=2026-11-02&to=2026-11-02', [2]],
  ['tasks of a project', 'tasks?project=2', [2]],
  ['tasks due in a period', 'tasks?from=2026-11-03&to=2026-11-04', [1]],
  ['tasks that are done', 'tasks?state=done', [2]],
  ['tasks of whoever is in charge of them', 'tasks?user=11', [2]],
  ['tasks of projects that are worked on at a branch', 'tasks?branch=2', [1]],
  ['tasks of such projects in a period', 'tasks?branch=1&from=2026-11-04', [2]],
  ['projects of a branch, with those of all branches', 'projects?branch=1', [1, 2]],
  ['projects of another branch', 'projects?branch=2', [1]],
  ['projects that somebody works on', 'projects?user=11&from=2026-11-02', [1, 2]],
  ['projects that somebody else works on', 'projects?user=12', [1]],
  ['projects that are active', 'projects?state=active', [1, 2]],
  ['shifts that are published', 'working-schedules?state=published', [4]],
  ['drafts of a person', 'working-schedules?state=draft&user=11', [3]],
  ['open shifts', 'working-schedules?state=open', []],
])('%s', async (_, address, ids) => {
  const { status, body } = await ask(address)
  expect(status).toBe(200)
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(ids)
})

test('A date that is none is told at its name', async () => {
  const { status, body } = await ask('working-schedules?from=gestern')
  expect([status, body.errors]).toMatchObject([400, [{ field: 'from' }]])
})
