import { expect, onTestFinished, test } from 'vitest'
import { closeDeviceDatabase } from '../../client/data/engine/deviceDatabase.ts'
import { createCall } from '../../client/data/engine/http.ts'
import { openTerminal } from '../../client/data/terminal/terminal.ts'
import type { ActivityView } from '../../schema/time/calls.ts'
import type { ClockKind } from '../../schema/time/clockEvent.ts'
import { standingWith } from '../../schema/time/standing.ts'
import { pair } from '../support/boards.ts'
import { documentsWith } from '../support/counter.ts'
import { type Device, device } from '../support/device.ts'
import { json } from '../support/shop.ts'
import { openWalk, present } from '../support/walk.ts'

const MINUTE = 60_000
const WRONG = 120 * MINUTE
/** Two shifts with a break and their ends, and a third that goes on. */
const day: readonly ClockKind[] = [
  'start',
  'pause',
  'resume',
  'end',
  'start',
  'pause',
  'resume',
  'end',
  'start',
  'pause',
]

const staff = Array.from({ length: 20 }, (_, index) => ({
  type: 'users',
  id: 100 + index,
  body: {
    username: `person${index}`,
    firstName: `Person ${index}`,
    lastName: 'Muster',
    phone: '',
    roles: ['ROLE_EMPLOYEE'],
    branches: [1],
    isEnabled: true,
  },
}))
const who = (index: number, pin = '2468') => ({ user: 100 + index, username: `person${index}`, pin })

const named = (index: number) => ({ id: 100 + index, username: `person${index}`, firstName: '', lastName: '' })

/** A bakery of twenty people with a terminal in its first branch. */
async function bakery() {
  const shop = await openWalk({ documents: [...documentsWith({}), ...staff] })
  const cookie = await shop.login()
  const headers = { cookie, origin: 'http://shop.test' }
  for (const { id } of staff) await shop.request(`/api/users/${id}/pin`, json('PUT', { pin: '2468' }, headers))
  const at = device(shop)
  const { id, cookie: own } = await pair(shop, 'terminal', 1)
  at.signIn(own)
  const activities = async (index: number): Promise<readonly ActivityView[]> => {
    const path = `/api/time-tracking/this/person${index}/working-activities`
    const answer = await shop.request(path, { headers: { cookie: own, pin: '2468' } })
    return ((await answer.json()) as { data: readonly ActivityView[] }).data
  }
  /** Lets `ms` pass for everybody. */
  const pass = (ms: number) => {
    shop.clock.advance(ms)
    at.pass(ms)
  }
  return { shop, at, id, headers, activities, pass }
}

/** The page of the terminal, as often as it is opened again. */
async function openPage(at: Device) {
  const send = createCall(at.world.fetch, answer => at.world.noteContact(answer !== null))
  const terminal = await openTerminal(at.world, send)
  let closing: Promise<void> | null = null
  const close = () => (closing ??= terminal.close().then(() => closeDeviceDatabase(at.world)))
  onTestFinished(close)
  const waiting = () => terminal.deeds.all.get()?.filter(({ state }) => state === 'waiting') ?? []
  /** Resolves when nothing waits any more. */
  const settled = () => present(terminal.deeds.all, all => all.every(({ state }) => state !== 'waiting'))
  return { ...terminal, kill: close, waiting, settled }
}

test('Twenty people clock two hundred times without network on a clock two hours wrong; killed twice, every event is there once, set right and flagged', async () => {
  const { shop, at, activities, pass } = await bakery()
  let page = await openPage(at)
  await present(page.people, ({ list }) => list?.length === 21)
  at.network(false)
  at.setClock(WRONG)
  const began = shop.clock.now()
  for (const [step, kind] of day.entries()) {
    for (let index = 0; index < staff.length; index++) await page.deeds.post(who(index), kind)
    if (step === 4) {
      await page.kill()
      page = await openPage(at)
    }
    pass(30 * MINUTE)
  }
  expect(page.waiting()).toHaveLength(200)
  // Also without network the screen knows how everybody stands.
  const list = page.people.get()?.list ?? []
  expect(list).toHaveLength(21)

  // Half of what is sent arrives without its answer, and the page is killed while it sends.
  let sent = 0
  at.between = async (path, _, send) => {
    const answer = await send()
    if (path.includes('working-activities/') && ++sent % 2 === 0) throw new TypeError('fetch failed')
    return answer
  }
  at.network(true)
  await present(page.deeds.all, all => all.filter(({ state }) => state === 'waiting').length < 190)
  await page.kill()
  at.between = null
  page = await openPage(at)
  at.network(true)
  await page.settled()

  for (let index = 0; index < staff.length; index++) {
    const works = await activities(index)
    const times = (minutes: number) => new Date(began + minutes * MINUTE).toISOString()
    expect(works.map(({ state, startedAt, endedAt, breaks }) => ({ state, startedAt, endedAt, breaks }))).toEqual([
      { state: 'ended', startedAt: times(0), endedAt: times(90), breaks: [{ from: times(30), to: times(60) }] },
      { state: 'ended', startedAt: times(120), endedAt: times(210), breaks: [{ from: times(150), to: times(180) }] },
      { state: 'paused', startedAt: times(240), endedAt: null, breaks: [{ from: times(270), to: null }] },
    ])
    expect(works.map(({ flags }) => flags)).toEqual([['skew'], ['skew'], ['skew']])
  }
  await page.refresh()
  const after = page.people.get()?.list ?? []
  const standings = after
    .filter(({ user }) => user.id >= 100)
    .map(({ state, since }) => standingWith({ state, since }, [], shop.clock.now()))
  expect(standings.every(({ state }) => state === 'paused')).toBe(true)
  // Nothing is left that holds a PIN.
  expect(page.waiting()).toEqual([])
})

test('A PIN that was typed wrong without network refuses what was clocked and says so; with the right one it is sent again', async () => {
  const { at, activities } = await bakery()
  const page = await openPage(at)
  at.network(false)
  await page.deeds.post(who(0, '1111'), 'start')
  await page.deeds.post(who(1), 'start')
  at.network(true)
  await page.settled()
  const [refused] = (page.deeds.all.get() ?? []).filter(({ state }) => state === 'refused')
  expect(refused).toMatchObject({ user: 100, clocked: 'start', reason: 'Name oder PIN ist falsch.' })
  expect([await activities(0), await activities(1)]).toMatchObject([[], [{ state: 'running' }]])

  expect(await page.prove(named(0), '1111')).toEqual({ kind: 'refused', message: 'Name oder PIN ist falsch.' })
  expect(await page.prove(named(0), '2468')).toMatchObject({
    kind: 'proved',
    person: { state: 'none' },
    hours: { activities: [] },
  })
  await page.deeds.resend(who(0))
  await page.settled()
  expect(await activities(0)).toMatchObject([{ state: 'running' }])
})

test('A clock that is set while something waits makes it unsure, and one that was wrong all the time does not', async () => {
  const { at, activities, pass } = await bakery()
  const page = await openPage(at)
  at.network(false)
  await page.deeds.post(who(0), 'start')
  pass(10 * MINUTE)
  at.setClock(WRONG)
  await page.deeds.post(who(1), 'start')
  pass(10 * MINUTE)
  at.network(true)
  await page.settled()
  expect([(await activities(0))[0]?.flags, (await activities(1))[0]?.flags]).toEqual([['skew', 'unsure'], ['skew']])
})

test('A terminal that is no longer let in shows nobody, keeps what was clocked, and sends it once it is let in again', async () => {
  const { shop, at, id, headers, activities } = await bakery()
  const page = await openPage(at)
  await present(page.people, ({ list }) => list !== null)
  at.network(false)
  await page.deeds.post(who(0), 'start')
  const paired = await shop.request(`/api/devices/${id}`, { headers })
  const { data } = (await paired.json()) as { data: Record<string, unknown> }
  const put = (isEnabled: boolean, rev: unknown) =>
    shop.request(`/api/devices/${id}`, json('PUT', { ...data, rev, isEnabled }, headers))
  const off = (await (await put(false, data['rev'])).json()) as { data: { rev: string } }
  at.network(true)
  await present(page.people, ({ isSignedOut, list }) => isSignedOut && list === null)
  await page.settled()
  expect(page.deeds.all.get()).toMatchObject([{ state: 'refused' }])
  expect(await activities(0)).toBeUndefined()

  expect((await put(true, off.data.rev)).status).toBe(200)
  const fresh = await pair(shop, 'terminal', 1)
  at.signIn(fresh.cookie)
  await page.refresh()
  await page.settled()
  expect(page.deeds.all.get()).toMatchObject([{ state: 'accepted' }])
})

test('Who forgot to go says it without network, also twice: their work ends then, once, and somebody looks at it', async () => {
  const { shop, at, activities, pass } = await bakery()
  const page = await openPage(at)
  const began = shop.clock.now()
  await page.deeds.post(who(0), 'start')
  await page.settled()
  at.network(false)
  pass(20 * 60 * MINUTE)
  const left = began + 8 * 60 * MINUTE
  await page.deeds.post(who(0), 'end', left)
  await page.deeds.post(who(0), 'start')
  const waiting = page.waiting().map(({ clocked, at: told, isSaid }) => [clocked, told, isSaid])
  expect(waiting).toEqual([
    ['end', left, true],
    ['start', shop.clock.now(), false],
  ])
  // The answer to what was said gets lost once.
  let sent = 0
  at.between = async (path, _, send) => {
    const answer = await send()
    if (path.includes('working-activities/end') && ++sent === 1) throw new TypeError('fetch failed')
    return answer
  }
  at.network(true)
  const pushOn = page.deeds.all.subscribe(() => at.pass(MINUTE))
  await page.settled()
  pushOn()
  expect(await activities(0)).toMatchObject([
    { state: 'ended', endedAt: new Date(left).toISOString(), flags: ['said'] },
    { state: 'running' },
  ])
})

test('Hours that were told are there without network for whoever types the right PIN, and gone with the person', async () => {
  const { shop, at, headers, pass } = await bakery()
  const page = await openPage(at)
  await present(page.people, ({ list }) => list?.length === 21)
  await page.deeds.post(who(0), 'start')
  await page.settled()
  await page.prove(named(0), '2468')
  const asOf = shop.clock.now()
  const kept = () => at.world.memo.get('terminal:hours:100')
  expect(kept()).toMatch(/salt/)
  expect(kept()).not.toContain('running')
  at.network(false)
  pass(MINUTE)
  expect(await page.prove(named(0), '2468')).toMatchObject({
    kind: 'unproved',
    hours: { asOf, activities: [{ state: 'running' }], balances: { vacation: null } },
  })
  expect(await page.prove(named(0), '1111')).toEqual({ kind: 'unproved', hours: null })
  expect(await page.prove(named(1), '2468')).toEqual({ kind: 'unproved', hours: null })

  at.network(true)
  const { data } = (await (await shop.request('/api/users/100', { headers })).json()) as { data: object }
  await shop.request('/api/users/100', json('PUT', { ...data, isEnabled: false }, headers))
  await page.refresh()
  expect(kept()).toBeNull()
})
