import { expect, onTestFinished, test } from 'vitest'
import { closeDeviceDatabase } from '../../client/data/engine/deviceDatabase.ts'
import { createCall } from '../../client/data/engine/http.ts'
import { openTerminal } from '../../client/data/terminal/terminal.ts'
import { type OwnTime, openOwnTime } from '../../client/data/time/ownTime.ts'
import { activitiesOf, currentOf } from '../../schema/time/activities.ts'
import type { ActivityState } from '../../schema/time/activity.ts'
import type { ClockKind } from '../../schema/time/clockEvent.ts'
import { standingOf, workWith } from '../../schema/time/standing.ts'
import { pair } from '../support/boards.ts'
import { documentsWith } from '../support/counter.ts'
import { type Device, device, until } from '../support/device.ts'
import { json, type Shop } from '../support/shop.ts'
import { openWalk, present } from '../support/walk.ts'

const MINUTE = 60_000

const ownDevice = async (shop: Shop) => personAt(device(shop), await shop.login())

async function personAt(at: Device, cookie: string) {
  at.signIn(cookie)
  const { data } = (await (await at.world.fetch('/api/users/me')).json()) as { data: { user: { id: number } } }
  return { at, person: { id: data.user.id, name: 'Anna Auer' } }
}

async function openPage(at: Device, person: { id: number; name: string }) {
  const time = await openOwnTime(person, at.world)
  let closing: Promise<void> | null = null
  const close = () => (closing ??= time.close())
  onTestFinished(close)
  /** Resolves when the server has taken everything. */
  const taken = () => present(time.stamps, all => all.every(({ state }) => state === 'taken'))
  return { ...time, close, taken }
}

/** How the person stands, as the page shows it. */
function standing({ documents, stamps }: OwnTime, now: number) {
  const open = (stamps.get() ?? []).filter(({ state }) => state !== 'refused').map(({ event }) => event)
  const works = workWith(documents.get()?.activities ?? [], open, now)
  return { works, ...standingOf(works) }
}

test('What somebody clocks on their phone without network counts there at once, survives the page, and arrives once', async () => {
  const shop = await openWalk()
  const { at, person } = await ownDevice(shop)
  const pass = (ms: number) => {
    shop.clock.advance(ms)
    at.pass(ms)
  }
  const began = shop.clock.now()
  const first = await openPage(at, person)
  await first.clock('start')
  await first.taken()
  await until(first.documents.subscribe, () => first.documents.get()?.activities.length === 1)

  at.network(false)
  const deeds: readonly ClockKind[] = ['pause', 'resume', 'end']
  for (const kind of deeds) {
    pass(30 * MINUTE)
    await first.clock(kind)
  }
  expect(standing(first, shop.clock.now())).toMatchObject({ state: 'none', works: [{ state: 'ended' }] })
  expect(first.stamps.get()?.filter(({ state }) => state === 'waiting')).toHaveLength(3)
  await first.close()

  const second = await openPage(at, person)
  expect(standing(second, shop.clock.now())).toMatchObject({ state: 'none', works: [{ startedAt: began }] })
  // Every second answer gets lost on its way: what was sent is sent again.
  let sent = 0
  at.between = async (path, _, send) => {
    const answer = await send()
    if (path.includes('working-activities/own') && ++sent % 2 === 1) throw new TypeError('fetch failed')
    return answer
  }
  at.network(true)
  const ended = () => second.documents.get()?.activities[0]?.state === 'ended'
  const pushOn = second.stamps.subscribe(() => at.pass(MINUTE))
  await until(second.documents.subscribe, ended)
  pushOn()
  const kept = await shop.storage.read.timeEvents.since(person.id, began - MINUTE)
  expect(kept.map(({ event }) => event.kind)).toEqual(['start', 'pause', 'resume', 'end'])
  expect(currentOf({ activities: second.documents.get()?.activities ?? [] })).toBeNull()
})

test('A request for vacation waits on the phone without network, arrives once, and what was decided comes back', async () => {
  const shop = await openWalk()
  const cookie = await shop.login()
  const at = device(shop)
  const { person } = await personAt(at, await shop.loginAs('leitung'))
  const asked = {
    kind: 'vacation',
    from: '2026-07-06',
    to: '2026-07-17',
    isHalfDay: false,
    reason: 'Hochzeit',
  } as const
  const first = await openPage(at, person)
  at.network(false)
  await first.absences.ask(asked)
  await first.absences.ask({ ...asked, from: '2026-08-03', to: '2026-08-07' })
  const [, second] = first.absences.said.get() ?? []
  await first.absences.takeBack(second?.id ?? 0)
  await first.close()

  const later = await openPage(at, person)
  expect(later.absences.said.get()).toMatchObject([{ asked, state: 'waiting' }])
  // Every second answer gets lost on its way.
  let sent = 0
  at.between = async (path, _, send) => {
    const answer = await send()
    if (path.includes('absences/own') && ++sent % 2 === 1) throw new TypeError('fetch failed')
    return answer
  }
  const own = () => later.documents.get()?.absences ?? []
  const pushOn = later.absences.said.subscribe(() => at.pass(MINUTE))
  onTestFinished(pushOn)
  at.network(true)
  await until(later.documents.subscribe, () => own().length === 1)
  expect(own()).toMatchObject([{ ...asked, state: 'requested', branch: 1 }])

  const [{ id } = { id: 0 }] = own()
  const { data } = (await (await shop.request(`/api/absences/${id}`, { headers: { cookie } })).json()) as {
    data: { rev: string }
  }
  const decision = { rev: data.rev, state: 'approved', answer: 'Viel Freude' }
  expect((await shop.request(`/api/absences/${id}`, json('PUT', decision, { cookie }))).status).toBe(200)
  await until(later.documents.subscribe, () => own()[0]?.state === 'approved')
  expect(own()[0]?.answer).toBe('Viel Freude')

  await later.absences.takeBack(id)
  await until(later.documents.subscribe, () => own()[0]?.isWithdrawalAsked === true)
  await present(later.absences.said, all => all.every(({ state }) => state === 'taken'))
  expect(sent % 2).toBe(0)
})

test('What somebody writes down about their time without network arrives once, waits, and is taken back; what cannot be comes back', async () => {
  const shop = await openWalk({ documents: documentsWith({}) })
  const at = device(shop)
  at.signIn(await shop.loginAs('anna'))
  const page = await openPage(at, { id: 10, name: 'Anna' })
  const now = shop.clock.now()
  const times = (from: number, to: number) => ({
    startedAt: new Date(now - from * 60 * MINUTE).toISOString(),
    endedAt: new Date(now - to * 60 * MINUTE).toISOString(),
    breaks: [],
    reason: 'Terminal war aus',
  })
  at.network(false)
  await page.entries.add(times(5, 3))
  expect(page.entries.said.get()).toMatchObject([{ state: 'waiting' }])
  at.network(true)
  await until(page.documents.subscribe, () => page.documents.get()?.corrections.length === 1)
  const [asked] = page.documents.get()?.corrections ?? []
  expect(page.documents.get()?.activities).toMatchObject([{ flags: ['corrected'] }])
  await page.entries.takeBack(asked?.uid ?? '')
  await until(page.documents.subscribe, () => page.documents.get()?.corrections[0]?.isApproved === false)
  expect(page.documents.get()?.activities).toEqual([])

  await page.entries.add(times(3, -3))
  const refused = await present(page.entries.said, all => all.some(({ state }) => state === 'refused'))
  expect(refused.at(-1)).toMatchObject({ problems: [{ field: 'endedAt' }] })
})

test('Two phones and a terminal clock one person at once: one activity, and all three agree without asking again', async () => {
  const shop = await openWalk({ documents: documentsWith({}) })
  const headers = { cookie: await shop.login(), origin: 'http://shop.test' }
  await shop.request('/api/users/10/pin', json('PUT', { pin: '2468' }, headers))
  const hanging = device(shop)
  const devices = [hanging]
  const phones: Awaited<ReturnType<typeof openPage>>[] = []
  for (let count = 0; count < 2; count++) {
    const at = device(shop)
    devices.push(at)
    at.signIn(await shop.loginAs('anna'))
    phones.push(await openPage(at, { id: 10, name: 'Anna Muster' }))
  }
  hanging.signIn((await pair(shop, 'terminal', 1)).cookie)
  const terminal = await openTerminal(hanging.world, createCall(hanging.world.fetch))
  onTestFinished(() => terminal.close().then(() => closeDeviceDatabase(hanging.world)))
  await present(terminal.people, ({ list }) => list !== null)

  const taken: string[] = []
  const everywhere = async (kind: ClockKind, state: ActivityState) => {
    const began = performance.now()
    const who = { user: 10, username: 'anna', pin: '2468' }
    await Promise.all([...phones.map(phone => phone.clock(kind)), terminal.deeds.post(who, kind)])
    for (const { taken } of phones) await taken()
    await present(terminal.deeds.all, all => all.every(deed => deed.state === 'accepted'))
    const { activities } = activitiesOf(
      (await shop.storage.read.timeEvents.since(10, 0)).map(({ event }) => event),
      shop.clock.now(),
    )
    expect(activities).toMatchObject([{ state }])
    const told = ({ documents }: OwnTime) =>
      documents
        .get()
        ?.activities.map(each => `${each.uid} ${each.state}`)
        .join()
    for (const phone of phones)
      await until(phone.documents.subscribe, () => told(phone) === `${activities[0]?.uid} ${state}`)
    const shown = state === 'ended' ? 'none' : state
    await present(
      terminal.people,
      ({ list }) => list?.some(each => each.user.id === 10 && each.state === shown) === true,
    )
    taken.push(`${kind} ${Math.round(performance.now() - began)} ms`)
  }
  await everywhere('start', 'running')
  for (const [kind, state] of [
    ['pause', 'paused'],
    ['resume', 'running'],
    ['end', 'ended'],
  ] as const) {
    shop.clock.advance(30 * MINUTE)
    for (const each of devices) each.pass(30 * MINUTE)
    await everywhere(kind, state)
  }
  expect(await shop.storage.read.timeEvents.since(10, 0)).toHaveLength(12)
  process.stdout.write(`three screens agree after ${taken.join(', ')}\n`)
})
