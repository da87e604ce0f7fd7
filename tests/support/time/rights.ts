import { absences } from '../../../schema/time/absence.ts'
import { contracts } from '../../../schema/time/contract.ts'
import { projects } from '../../../schema/time/project.ts'
import { pairDevice } from '../pairedDevice.ts'
import { json } from '../shop.ts'
import { annasWork, as, at, cookies, path, send, shop, times, uid } from './office.ts'

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
export const PIN = '4711'

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

export const read =
  (address: string): Call =>
  async () => ['GET', address]
export const write =
  (method: string, type: string, change: object): Call =>
  async ({ made }) => {
    const { id, rev } = await made(type)
    return [method, `/api/${type}/${id}`, { rev, ...change }]
  }
export const add =
  (type: string): Call =>
  async () => ['POST', `/api/${type}`, bodies[type]?.()]
export const decide =
  (deed: string): Call =>
  async ({ waiting }) => ['POST', `/api/working-activities/corrections/${await waiting()}/${deed}`, { uid: uid() }]
export const terminal =
  (what: string): Call =>
  async ({ token }) => ['GET', `/api/time-tracking/${token}/anna/${what}`]
export const pushed =
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
/** An absence somebody asks for, perhaps for somebody else. */
export const ask =
  (more: object = {}): Call =>
  async () => {
    days += 1
    const day = new Date(Date.UTC(2026, 7, days)).toISOString().slice(0, 10)
    const asked = { kind: 'vacation', from: day, to: day, isHalfDay: false, reason: '' }
    return ['POST', '/api/absences/own', { id: 2_000_000_000_000 + days, ...asked, ...more }]
  }
export const own =
  (method: string, what: string): Call =>
  async () => [method, `/api/working-schedules/own/${what}`]
/** A published shift of Anna's that stands where the step begins. */
export const offer =
  (step: string): Call =>
  async ({ offered }) => {
    const { id, name } = await offered(step)
    return ['POST', `/api/working-schedules/${id}/offer/${step}`, { uid: uid(), offer: name }]
  }
export const feed = (database: string) => read(`/replication/${database}/_changes?include_docs=true`)

/** What somebody is answered; '!' where something of Anna's is told, '+' where what was pushed is kept. */
export async function tell(asker: Asker, call: Call, office: Office): Promise<string> {
  const [method, address, content] = await call(office)
  shop.clock.advance(1)
  const headers: Record<string, string> = { cookie: cookies.get(asker) ?? '' }
  const answer = await shop.request(address, content ? json(method, content, headers) : { method, headers })
  const text = await answer.text()
  return `${answer.status}${SECRET.test(text) ? '!' : ''}${address.endsWith('_bulk_docs') && text.includes('"ok":true') ? '+' : ''}`
}

/** The business with everybody signed in. */
export async function openRights(): Promise<Office> {
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

/** Every call of a table, and what each of `askers` is answered. */
export type RightsTable = readonly (readonly [name: string, call: Call, answers: string])[]

/** The same table as it is answered. */
export async function answered(table: RightsTable, office: Office): Promise<string[]> {
  const seen: string[] = []
  for (const [name, call] of table) {
    const told: string[] = []
    for (const asker of askers) told.push(await tell(asker, call, office))
    seen.push(`${name}: ${told.join(' ')}`)
  }
  return seen
}

/** As it should be. */
export const expected = (table: RightsTable): string[] => table.map(([name, , answers]) => `${name}: ${answers}`)
