import { expect, onTestFinished, test } from 'vitest'
import { type OwnTime, openOwnTime } from '../../client/data/time/ownTime.ts'
import { currentOf } from '../../schema/time/activities.ts'
import type { ClockKind } from '../../schema/time/clockEvent.ts'
import { standingOf, workWith } from '../../schema/time/standing.ts'
import { type Device, device, until } from '../support/device.ts'
import type { Shop } from '../support/shop.ts'
import { openWalk, present } from '../support/walk.ts'

const MINUTE = 60_000

async function ownDevice(shop: Shop, at: Device = device(shop)) {
  at.signIn(await shop.login())
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
