import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, HOUR, instantAt } from '../../../schema/base/zonedTime.ts'
import type { ClockEvent, Correction, TimeEvent } from '../../../schema/time/clockEvent.ts'
import { contracts } from '../../../schema/time/contract.ts'
import { projects } from '../../../schema/time/project.ts'
import { stampOf } from '../../../schema/time/standing.ts'
import { tasks } from '../../../schema/time/task.ts'
import { allHoursBusiness } from '../../support/allHours.ts'
import { askOf, many } from '../../support/counter.ts'
import { json, openShop, type Shop } from '../../support/shop.ts'

const ZONE = 'Europe/Vienna'
type Person = readonly [id: number, username: string, role: string, branches: readonly number[]]
/** Two branches; whoever leads them, counts their wages or works there. */
const people: readonly Person[] = [
  [30, 'chefin', 'ROLE_MANAGER', [1]],
  [31, 'zweite', 'ROLE_MANAGER', [2]],
  [32, 'lohn', 'ROLE_ACCOUNTING', []],
  [33, 'texte', 'ROLE_EDITOR', [1]],
  [34, 'öztürk', 'ROLE_EMPLOYEE', [1]],
  [35, 'formel', 'ROLE_EMPLOYEE', [2]],
]
const lastNames: Readonly<Record<string, string>> = { öztürk: 'Öztürk', formel: '=SUMME(A1)' }
const personOf = ([id, username, role, branches]: Person) => ({
  type: 'users',
  id,
  body: {
    username,
    firstName: username === 'öztürk' ? 'Jürgen; "Jö"' : '',
    lastName: lastNames[username] ?? username,
    phone: '',
    roles: [role],
    branches,
    isEnabled: true,
  },
})
const agreement = (id: number, user: number, branch: number, more: object = {}) => ({
  type: 'contracts',
  id,
  body: { ...contracts.blank, from: '2026-01-01', user, branch, ...more },
})
const wageType = (id: number, kind: string, number: string) => ({ type: 'wage-types', id, body: { kind, number } })
/** Sixty who worked in September alone. */
const crowd = many(60).map(index => 100 + index)
const documents = [
  ...allHoursBusiness(),
  ...people.map(personOf),
  ...crowd.map(id => personOf([id, `p${id}`, 'ROLE_EMPLOYEE', [1]])),
  ...crowd.map(id => agreement(id, id, 1, { from: '2026-09-01', to: '2026-09-30' })),
  agreement(1, 34, 1, { personnelNumber: '0034' }),
  agreement(2, 35, 2, { personnelNumber: '-35', wageType: '@LOHN' }),
  { type: 'projects', id: 1, body: { ...projects.blank, name: 'Markt', budgetHours: 240 } },
  { type: 'tasks', id: 1, body: { ...tasks.blank, project: 1, name: 'Stand', budgetHours: 24.5 } },
  wageType(1, 'normal', '1000'),
  wageType(2, 'night', '1210'),
  wageType(3, 'sunday', '1220'),
  wageType(4, 'holiday', '2100'),
]

const local = (date: string, hours: number) => instantAt(date, hours * 60, ZONE)
/** Work from a local hour on for some hours that elapse, with a break in its middle. */
function shift(date: string, from: number, hours: number, pause = 0): ClockEvent[] {
  const [begin, uid] = [local(date, from), `${date}-${from}`]
  const middle = begin + (hours * HOUR) / 2
  return [
    stampOf('start', begin, `${uid}-start`),
    ...(pause > 0
      ? [stampOf('pause', middle, `${uid}-pause`), stampOf('resume', middle + pause * HOUR, `${uid}-resume`)]
      : []),
    stampOf('end', begin + hours * HOUR, `${uid}-end`),
  ]
}

let shop: Shop
const cookies = new Map<string, string>()
const keep = (user: number, events: readonly TimeEvent[]) =>
  shop.storage.write(async transaction => {
    for (const event of events)
      await transaction.timeEvents.add(user, { ...event, uid: `${user}-${event.uid}` }, `users:${user}`, event.at)
  })
async function read(name: string, path: string) {
  const cookie = cookies.get(name) ?? (name === 'admin' ? await shop.login() : await shop.loginAs(name))
  cookies.set(name, cookie)
  const response = await shop.request(`/api/time-sheets/${path}`, { headers: { cookie } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, text: bytes.toString('utf8'), bytes }
}
const linesOf = (text: string) => text.replace('\uFEFF', '').split('\r\n')

beforeAll(async () => {
  shop = await openShop({ documents, start: Date.parse('2026-11-20T12:00:00Z') })
  // The night in which the clock goes back: ten hours, half an hour of it a break.
  await keep(34, [...shift('2026-10-24', 21, 10, 0.5), ...shift('2026-10-31', 22, 8)])
  await keep(35, shift('2026-10-29', 9, 8))
})
afterAll(() => shop.close())

describe('The file for the payroll', () => {
  test('its bytes are those the accountant’s program reads: mark, semicolons, commas, and the long night as long as it was', async () => {
    const { status, headers, bytes } = await read('admin', 'payroll.csv?month=2026-10&per=day')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="Lohn 2026-10.csv"')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.toString('utf8')).toBe(
      [
        '\uFEFFPersonalnummer;Nachname;Vorname;Lohnart;Bezeichnung;Stunden;Datum',
        "-35;'=SUMME(A1);;2100;Feiertag (frei);8,00;26.10.2026",
        "-35;'=SUMME(A1);;'@LOHN;Normalstunden;8,00;29.10.2026",
        '0034;Öztürk;"Jürgen; ""Jö""";1000;Normalstunden;3,00;24.10.2026',
        '0034;Öztürk;"Jürgen; ""Jö""";1210;Nachtarbeit (Zuschlag);2,00;24.10.2026',
        '0034;Öztürk;"Jürgen; ""Jö""";1000;Normalstunden;6,50;25.10.2026',
        '0034;Öztürk;"Jürgen; ""Jö""";1210;Nachtarbeit (Zuschlag);5,50;25.10.2026',
        '0034;Öztürk;"Jürgen; ""Jö""";1220;Sonntagsarbeit (Zuschlag);6,50;25.10.2026',
        '0034;Öztürk;"Jürgen; ""Jö""";2100;Feiertag (frei);8,00;26.10.2026',
        '0034;Öztürk;"Jürgen; ""Jö""";1000;Normalstunden;2,00;31.10.2026',
        '0034;Öztürk;"Jürgen; ""Jö""";1210;Nachtarbeit (Zuschlag);2,00;31.10.2026',
      ].join('\r\n'),
    )
  })

  test('by month there is one row for each wage type; the rest of the night is in the next one', async () => {
    const october = await read('admin', 'payroll.csv?month=2026-10&branch=1')
    expect(linesOf(october.text).slice(1)).toEqual([
      '0034;Öztürk;"Jürgen; ""Jö""";1000;Normalstunden;11,50;31.10.2026',
      '0034;Öztürk;"Jürgen; ""Jö""";1210;Nachtarbeit (Zuschlag);9,50;31.10.2026',
      '0034;Öztürk;"Jürgen; ""Jö""";1220;Sonntagsarbeit (Zuschlag);6,50;31.10.2026',
      '0034;Öztürk;"Jürgen; ""Jö""";2100;Feiertag (frei);8,00;31.10.2026',
    ])
    const november = await read('admin', 'payroll.csv?month=2026-11&branch=1')
    expect(linesOf(november.text)[1]).toBe('0034;Öztürk;"Jürgen; ""Jö""";1000;Normalstunden;6,00;30.11.2026')
  })
})

/** What 34 wrote down, or somebody did about it, on the day after. */
const correction = (name: string, activity: string, more: Partial<Correction>): Correction => ({
  kind: 'correct',
  uid: name,
  activity: `34-${activity}`,
  to: null,
  reason: 'Irrtum',
  author: 30,
  at: local('2026-08-10', 9),
  isDecided: true,
  ...more,
})
const until = (hour: number) => {
  const [startedAt, endedAt] = [local('2026-08-03', 8), local('2026-08-03', hour)]
  return { startedAt, endedAt, breaks: [], project: null, task: null }
}

describe('The records an inspector asks for', () => {
  test('tell the long night by the clock that shows an hour twice', async () => {
    const { text } = await read('admin', 'records.csv?from=2026-10-24&to=2026-10-24&branch=1')
    expect(linesOf(text).slice(1)).toEqual([
      'Öztürk;"Jürgen; ""Jö""";24.10.2026;21:00;25.10.2026 06:00;02:00 A–02:30 A;0:30;9:30;;Stempeluhr;;;;;;;',
    ])
  })

  test('keep what was clocked beside what was made of it, also what was withdrawn and what belongs to nothing', async () => {
    await keep(34, [
      ...shift('2026-08-03', 8, 8, 0.5).map(event => ({ ...event, branch: 1 })),
      correction('early', '2026-08-03-8-start', { to: until(15), reason: '=früher()', at: local('2026-08-04', 9) }),
      correction('late', '2026-08-03-8-start', { to: until(17), author: 34, isDecided: false }),
      ...shift('2026-08-05', 8, 4),
      correction('none', '2026-08-05-8-start', {}),
      stampOf('end', local('2026-08-07', 9), 'lonely'),
    ])
    const { text, headers } = await read('chefin', 'records.csv?from=2026-08-01&to=2026-08-31')
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="Arbeitszeiten 2026-08-01 bis 2026-08-31.csv"',
    )
    expect(text).toBe(
      [
        '\uFEFFNachname;Vorname;Datum;Beginn;Ende;Pausen;Pause (h:mm);Dauer (h:mm);Filiale;Quelle;Hinweise;Korrigiert am;Korrigiert von;Vorher;Nachher;Grund;Stand',
        'Öztürk;"Jürgen; ""Jö""";03.08.2026;08:00;17:00;;0:00;9:00;Haus 1;Stempeluhr;Korrektur offen;04.08.2026 09:00;chefin;03.08.2026 08:00–16:00 (12:00–12:30);03.08.2026 08:00–15:00;\'=früher();genehmigt',
        'Öztürk;"Jürgen; ""Jö""";03.08.2026;;;;;;;;;10.08.2026 09:00;"Jürgen; ""Jö"" Öztürk";03.08.2026 08:00–15:00;03.08.2026 08:00–17:00;Irrtum;offen',
        'Öztürk;"Jürgen; ""Jö""";05.08.2026;08:00;12:00;;0:00;;;Stempeluhr;gestrichen;10.08.2026 09:00;chefin;05.08.2026 08:00–12:00;keine Arbeitszeit;Irrtum;genehmigt',
        'Öztürk;"Jürgen; ""Jö""";07.08.2026;;09:00;;;;;;einzelne Stempelung: Ende;;;;;;',
      ].join('\r\n'),
    )
  })
})

describe('Hours by project', () => {
  const at = (events: readonly ClockEvent[], task: number | null) =>
    events.map(event => (event.kind === 'start' ? { ...event, project: 1, task } : event))

  test('tell who worked how long for what, in a period and since the beginning, whose is told to whoever leads them', async () => {
    await keep(34, [...at(shift('2026-07-01', 8, 4), 1), ...at(shift('2026-08-20', 8, 6, 1), 1)])
    await keep(35, at(shift('2026-08-21', 8, 2.5), null))
    const { text } = await read('admin', 'projects.csv?from=2026-08-01&to=2026-08-31')
    expect(linesOf(text)).toEqual([
      'Projekt;Aufgabe;Nachname;Vorname;Stunden im Zeitraum;Stunden gesamt;Budget (Stunden);Zuerst am;Zuletzt am',
      "Markt;;'=SUMME(A1);;2,50;2,50;240,00;21.08.2026;21.08.2026",
      'Markt;Stand;Öztürk;"Jürgen; ""Jö""";5,00;9,00;24,50;01.07.2026;20.08.2026',
    ])
    const seen = async (name: string) =>
      JSON.parse((await read(name, 'projects?from=2026-08-01&to=2026-08-31')).text).data
    expect(await seen('chefin')).toEqual({
      isWhole: false,
      people: [{ id: 34, username: 'öztürk', firstName: 'Jürgen; "Jö"', lastName: 'Öztürk' }],
      times: [
        { project: 1, task: 1, user: 34, minutes: 300, totalMinutes: 540, first: '2026-07-01', last: '2026-08-20' },
      ],
    })
    expect(await seen('lohn')).toMatchObject({ isWhole: true, people: [{ id: 35 }, { id: 34 }] })
  })
})

/** Whose hours are in a file of the month: of the first branch, of the second. */
const seenIn = ({ status, text }: { status: number; text: string }) =>
  status === 200 ? [text.includes('Öztürk'), text.includes('SUMME')] : status

test('the office is told the text of a file as it is told everything', async () => {
  const { text } = await read('lohn', 'payroll.csv?month=2026-10&branch=1')
  const headers = { cookie: cookies.get('lohn') ?? '', accept: 'application/json' }
  const told = await askOf(shop, '/api/time-sheets/payroll.csv?month=2026-10&branch=1', { headers })
  expect(told.body).toEqual({ data: text })
})

describe('Who may take working time away as a file', () => {
  test.each<[string, unknown, unknown, unknown]>([
    ['admin', [true, true], [true, false], [false, true]],
    ['lohn', [true, true], [true, false], [false, true]],
    ['chefin', [true, false], [true, false], 403],
    ['zweite', [false, true], 403, [false, true]],
    ['texte', 403, 403, 403],
    ['öztürk', 403, 403, 403],
  ])('%s has of all branches, the first and the second: %j, %j, %j', async (name, ...seen) => {
    for (const file of files) {
      const answers = await Promise.all(['', '&branch=1', '&branch=2'].map(more => read(name, `${file}${more}`)))
      expect([file, ...answers.map(seenIn)]).toEqual([file, ...seen])
    }
  })

  test('nobody who is not signed in, and no month there is not', async () => {
    for (const file of files) expect((await shop.request(`/api/time-sheets/${file}`)).status).toBe(401)
    for (const query of ['', '?from=2026-10-01', '?from=2026-10-02&to=2026-10-01', '?from=2026-01-01&to=2027-01-02'])
      expect((await read('admin', `records.csv${query}`)).status).toBe(400)
    for (const query of ['', '?month=2026-13', '?month=2026-10&per=week', '?month=2026-10&branch=x'])
      expect((await read('admin', `payroll.csv${query}`)).status).toBe(400)
  })
})
const files = ['payroll.csv?month=2026-10', 'records.csv?from=2026-10-01&to=2026-10-31']

test('sixty people’s month is one file with all of them', async () => {
  await shop.storage.write(async transaction => {
    for (const user of crowd)
      for (const day of many(30))
        for (const event of shift(addDays('2026-09-01', day), 20, 9, 0.5))
          await transaction.timeEvents.add(user, { ...event, uid: `${user}-${event.uid}` }, `users:${user}`, event.at)
  })
  for (const file of ['payroll.csv?month=2026-09', 'records.csv?from=2026-09-01&to=2026-09-30']) {
    const { status, text } = await read('admin', file)
    expect([status, linesOf(text).length > 60]).toEqual([200, true])
  }
})

test('whoever is deleted stays in the records and in the payroll, for whoever led them, and by number out of the trash', async () => {
  const [file, payroll] = ['records.csv?from=2026-10-01&to=2026-10-31', 'payroll.csv?month=2026-10']
  const before = { records: linesOf((await read('admin', file)).text), pay: (await read('admin', payroll)).text }
  const headers = { cookie: cookies.get('admin') ?? '' }
  const { rev } = (await askOf(shop, '/api/users/34', { headers })).body.data
  expect((await askOf(shop, '/api/users/34', json('DELETE', { rev }, headers))).status).toBe(200)
  expect(linesOf((await read('chefin', file)).text)).toEqual(before.records.filter(line => !line.includes('SUMME')))
  expect((await read('admin', payroll)).text).toBe(before.pay)
  await shop.storage.write(({ documents }) => documents.emptyTombstone('users', 34))
  expect((await read('admin', file)).text).toContain('34;;24.10.2026;21:00')
})
