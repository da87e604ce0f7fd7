import { expect, test } from 'vitest'
import { absences } from '../../../schema/time/absence.ts'
import { contracts } from '../../../schema/time/contract.ts'
import { projects } from '../../../schema/time/project.ts'
import { pairDevice } from '../../support/pairedDevice.ts'
import { json } from '../../support/shop.ts'
import { annasWork, as, at, cookies, path, send, shop, timeOffice, times, uid } from '../../support/time/office.ts'

timeOffice()

/**
 * Who asks about Anna of branch 1: who may everything, who leads her branch, who pays her, she herself, two who work beside
 * her, one of another branch, who leads that, the terminal of her branch, and somebody nobody knows.
 */
const askers = [
  'admin',
  'leitung',
  'buch',
  'anna',
  'kollegin',
  'redaktion',
  'otto',
  'fern',
  'gerät',
  'niemand',
] as const
type Asker = (typeof askers)[number]

const beside = { kollegin: ['ROLE_EMPLOYEE', [1]], redaktion: ['ROLE_EDITOR', [1]] } as const
/** What only stands in what is Anna's. */
const SECRET = /"title":"ab [^"]* 2010 |vertraulich|Grippe|Vergessen|Entwurf/
const PIN = '4711'

interface Office {
  /** The colleague beside her. */
  readonly colleague: { readonly id: number; readonly rev: string }
  readonly work: number
  readonly token: string
  /** A document of hers that an administrator made. */
  made(type: string): Promise<{ id: number; rev: string }>
  /** A published shift of hers, offered or taken as far as a step needs it, and the name of the offer. */
  offered(step: string): Promise<{ id: number; name: string }>
  withoutWageTypes(): Promise<void>
  /** A correction of Anna's that waits, by its name. */
  waiting(): Promise<string>
}

type Call = (office: Office) => Promise<[method: string, path: string, content?: object]>
let days = 0
const bodies: Readonly<Record<string, () => object>> = {
  contracts: () => {
    const day = new Date(Date.UTC(2010, 0, (days += 1))).toISOString().slice(0, 10)
    return { ...contracts.blank, user: 10, branch: 1, from: day, to: day, note: 'vertraulich' }
  },
  absences: () => ({
    ...absences.blank,
    user: 10,
    branch: 1,
    kind: 'sick',
    from: '2026-05-04',
    to: '2026-05-05',
    reason: 'Grippe',
  }),
  'working-schedules': () => ({
    user: 10,
    branch: 1,
    from: at(40),
    to: at(48),
    breakMinutes: 30,
    note: 'Entwurf',
    isPublished: false,
  }),
  projects: () => ({ ...projects.blank, name: `Umbau ${(days += 1)}` }),
  'wage-types': () => ({ kind: 'night', number: `${(days += 1)}` }),
}

const read =
  (address: string): Call =>
  async () => ['GET', address]
const write =
  (method: string, type: string, change: object): Call =>
  async ({ made }) => {
    const { id, rev } = await made(type)
    return [method, `/api/${type}/${id}`, { rev, ...change }]
  }
const add =
  (type: string): Call =>
  async () => ['POST', `/api/${type}`, bodies[type]?.()]
const decide =
  (deed: string): Call =>
  async ({ waiting }) => ['POST', `/api/working-activities/corrections/${await waiting()}/${deed}`, { uid: uid() }]
const terminal =
  (what: string): Call =>
  async ({ token }) => ['GET', `/api/time-tracking/${token}/anna/${what}`]
const pushed =
  (database: string): Call =>
  async () => [
    'POST',
    `/replication/${database}/_bulk_docs`,
    {
      docs: [
        {
          _id: `absences:${2_000_000_000_000 + (days += 1)}`,
          type: 'absences',
          title: '',
          parent: '',
          order: 0,
          body: bodies['absences']?.(),
        },
      ],
    },
  ]
const ownAbsence = () => ({
  kind: 'vacation',
  from: new Date(Date.UTC(2026, 7, (days += 1))).toISOString().slice(0, 10),
  to: new Date(Date.UTC(2026, 7, days)).toISOString().slice(0, 10),
  isHalfDay: false,
  reason: '',
})
const own =
  (method: string, what: string): Call =>
  async () => [method, `/api/working-schedules/own/${what}`]
/** A published shift of Anna's that stands where the step begins. */
const offer =
  (step: string): Call =>
  async ({ offered }) => {
    const { id, name } = await offered(step)
    return ['POST', `/api/working-schedules/${id}/offer/${step}`, { uid: uid(), offer: name }]
  }
const feed = (database: string) => read(`/replication/${database}/_changes?include_docs=true`)

/** Every call, and what each of `askers` is answered; '!' where something of Anna's is told, '+' where what was pushed is kept. */
const table: readonly (readonly [name: string, call: Call, answers: string])[] = [
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
  [
    'an absence asked for oneself',
    async () => ['POST', '/api/absences/own', { ...ownAbsence(), id: 2_000_000_000_000 + (days += 1) }],
    '422 201 422 201 201 201 201 201 401 401',
  ],
  [
    'an absence asked for her',
    async () => ['POST', '/api/absences/own', { ...ownAbsence(), id: 2_000_000_000_000 + (days += 1), user: 10 }],
    '422 422 422 422 422 422 422 422 401 401',
  ],
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
  ['her calendar', read('/api/working-schedules/own/calendar'), '200 200 200 200 200 200 200 200 401 401'],
]

async function tell(asker: Asker, call: Call, office: Office): Promise<string> {
  const [method, address, content] = await call(office)
  shop.clock.advance(1)
  const headers: Record<string, string> = { cookie: cookies.get(asker) ?? '' }
  const answer = await shop.request(address, content ? json(method, content, headers) : { method, headers })
  const text = await answer.text()
  return `${answer.status}${SECRET.test(text) ? '!' : ''}${address.endsWith('_bulk_docs') && text.includes('"ok":true') ? '+' : ''}`
}

async function open(): Promise<Office> {
  const people: { id: number; rev: string }[] = []
  for (const [username, [role, branches]] of Object.entries(beside)) {
    const person = { username, firstName: '', lastName: username, phone: '', roles: [role], branches, isEnabled: true }
    people.push((await send('admin', 'POST', '/api/users', person)).body.data)
  }
  for (const name of askers)
    if (name !== 'gerät' && name !== 'niemand' && name !== 'admin') cookies.set(name, await shop.loginAs(name))
  const { token, cookie } = await pairDevice(shop, 1, cookies.get('admin') ?? '', 'terminal')
  cookies.set('gerät', cookie)
  await send('admin', 'PUT', '/api/users/10/pin', { pin: PIN })
  const work = await annasWork()
  await send('admin', 'PUT', path(work), times(-8, 0))
  // There is one for each kind of hours.
  const withoutWageTypes = async () => {
    for (const { id } of (await as('admin', '/api/wage-types')).body.data)
      await send('admin', 'DELETE', `/api/wage-types/${id}`, {})
  }
  const made = async (type: string) => {
    if (type === 'wage-types') await withoutWageTypes()
    return (await send('admin', 'POST', `/api/${type}`, bodies[type]?.() ?? {})).body.data
  }
  for (const type of Object.keys(bodies)) await made(type)
  const waiting = async () => {
    const asked = times(-8, 0)
    await send('anna', 'PUT', path(work), asked)
    return asked.uid
  }
  const [colleague = { id: 0, rev: '' }] = people
  const offered = async (step: string) => {
    days += 1
    const times = { from: at(48 * days), to: at(48 * days + 8), isPublished: true }
    const shift = { ...bodies['working-schedules']?.(), ...times, note: '' }
    const { id } = (await send('admin', 'POST', '/api/working-schedules', shift)).body.data
    const name = uid()
    const path = `/api/working-schedules/${id}/offer`
    if (step !== 'offer') await send('anna', 'POST', `${path}/offer`, { uid: name })
    if (step === 'approve' || step === 'refuse')
      await send('kollegin', 'POST', `${path}/take`, { uid: uid(), offer: name })
    return { id, name }
  }
  return { work, token, made, waiting, colleague, offered, withoutWageTypes }
}

test('each of role, call and person: nobody reads or changes of somebody’s working time what is not theirs', async () => {
  const office = await open()
  const seen: string[] = []
  for (const [name, call] of table) {
    const told: string[] = []
    for (const asker of askers) told.push(await tell(asker, call, office))
    seen.push(`${name}: ${told.join(' ')}`)
  }
  expect(seen).toEqual(table.map(([name, , answers]) => `${name}: ${answers}`))

  // What the table is held against can fail: a colleague who is made leader reads the contracts.
  const { id, rev } = office.colleague
  await send('admin', 'PUT', `/api/users/${id}`, { rev, roles: ['ROLE_MANAGER'] })
  cookies.set('kollegin', await shop.loginAs('kollegin'))
  expect(await tell('kollegin', read('/api/contracts'), office)).toBe('200!')
})
