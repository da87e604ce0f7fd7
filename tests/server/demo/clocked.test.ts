import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userDatabase } from '../../../schema/base/access.ts'
import { addDays, DAY, localTime } from '../../../schema/base/zonedTime.ts'
import type { ActivityEntry, MonthSheet } from '../../../schema/time/calls.ts'
import { shifts } from '../../../schema/time/shift.ts'
import { insertEvents } from '../../../server/demo/clocked.ts'
import { demoDocuments } from '../../../server/demo/documents.ts'
import { demoPerson, demoUsers } from '../../../server/demo/people.ts'
import { demoMonday, demoShifts, rosterWeeks } from '../../../server/demo/roster.ts'
import { createBalanceFeed } from '../../../server/time/balanceFeed.ts'
import { askOf } from '../../support/counter.ts'
import { openShop, type Shop } from '../../support/shop.ts'

/** A Wednesday noon in Vienna; the clock went back an hour in the week before last. */
const NOW = Date.parse('2026-11-04T11:00:00Z')
const monday = demoMonday(NOW)

describe('the roster of the demo', () => {
  it('lies four weeks before this one and four from it on, by the clocks of the branches, also over the change of the clock', () => {
    const roster = demoShifts(monday, rosterWeeks)
    const days = roster.map(({ from }) => localTime(Date.parse(from), 'Europe/Vienna'))
    const weeks = new Set(days.map(({ date, weekday }) => addDays(date, 1 - weekday)))
    expect([...weeks]).toEqual([-28, -21, -14, -7, 0, 7, 14, 21].map(offset => addDays(monday, offset)))
    const bakers = roster.flatMap(({ from, station }) =>
      station === 1 ? [localTime(Date.parse(from), 'Europe/Vienna')] : [],
    )
    expect(new Set(bakers.map(({ minutes }) => minutes / 60))).toEqual(new Set([4, 5]))
  })

  it('is that of everybody: all have agreed on their hours, who has left only until then', () => {
    const agreed = demoDocuments(NOW).filter(({ type }) => type === 'contracts')
    expect(agreed.map(({ body }) => body['user'])).toEqual(demoUsers.map(({ id }) => id))
    const gone = demoPerson('p.former').id
    const ended = agreed.filter(({ body }) => body['to']).map(({ body }) => body)
    expect(ended).toMatchObject([{ user: gone, to: addDays(monday, -17) }])
    const last = demoShifts(monday, rosterWeeks).findLast(({ user }) => user === gone)
    expect(last?.from.slice(0, 10)).toBe(addDays(monday, -17))
  })

  it('plans nobody twice at a time, on a holiday or while they are away, and leaves some shifts open and unpublished', () => {
    const roster = demoShifts(monday, rosterWeeks)
    const taken = roster.map(({ user, from }) => `${user} ${from.slice(0, 10)}`)
    expect(new Set(taken).size).toBe(taken.length)
    // The National Day and All Saints' were in these weeks.
    expect(roster.filter(({ from }) => /2026-(10-26|11-01)/.test(from))).toEqual([])
    const away = roster.filter(
      ({ user, from }) =>
        user === 7 && from.slice(0, 10) > addDays(monday, 13) && from.slice(0, 10) < addDays(monday, 20),
    )
    expect(away).toEqual([])
    expect(roster.some(({ user }) => user === null)).toBe(true)
    expect(roster.some(({ isPublished }) => !isPublished)).toBe(true)
    expect(roster.every(({ from, isPublished }) => isPublished || Date.parse(from) > NOW)).toBe(true)
  })
})

describe('the working time of the demo', () => {
  let shop: Shop
  let cookie: string
  beforeAll(async () => {
    shop = await openShop({ start: NOW, documents: demoDocuments(NOW) })
    await shop.deps.storage.write(insertEvents(NOW))
    cookie = await shop.login()
  })
  afterAll(() => shop.close())
  const ask = async <T>(path: string): Promise<T> => (await askOf(shop, path, { headers: { cookie } })).body.data
  const list = (query: string) => ask<ActivityEntry[]>(`/api/working-activities?limit=500&${query}`)

  it('is that of the roster up to now: some are at work, one forgot to leave, one correction waits and one was written down', async () => {
    const all = await list('')
    const begun = demoShifts(monday, rosterWeeks).filter(
      ({ from, user, isPublished }) => user && isPublished && Date.parse(from) < NOW,
    )
    expect(all.length).toBeGreaterThan(begun.length * 0.9)
    expect(all.length).toBeLessThanOrEqual(begun.length)
    const flagged = (flag: ActivityEntry['flags'][number]) =>
      all.filter(({ flags }) => flags.includes(flag)).map(({ user }) => user)
    expect([flagged('forgotten'), flagged('corrected'), flagged('overlap'), flagged('skew')]).toEqual([
      [8],
      [7],
      [],
      [],
    ])
    expect(all.filter(({ corrections }) => corrections.some(({ isApproved }) => isApproved))).toHaveLength(1)
    expect(all.filter(({ state, flags }) => state !== 'ended' && flags.length === 0).length).toBeGreaterThan(1)
    expect((await list('project=1')).length).toBeGreaterThan(3)
    expect((await list('project=2')).length).toBeGreaterThan(2)
    expect(all.every(({ startedAt }) => startedAt !== null && Date.parse(startedAt) <= NOW)).toBe(true)
  })

  it('is reckoned into a month with few minutes over or under, and into balances on people’s own devices', async () => {
    const sheet = await ask<MonthSheet>('/api/time-sheets/6/2026-10')
    expect(sheet.days.filter(({ worked }) => worked > 0).length).toBeGreaterThan(12)
    expect(Math.abs(sheet.balanceMinutes)).toBeLessThan(12 * 60)
    const editor = await ask<MonthSheet>('/api/time-sheets/11/2026-10')
    expect(Math.abs(editor.balanceMinutes)).toBeLessThan(12 * 60)
    const feed = createBalanceFeed(shop.deps)
    expect(await feed.tick()).toBe(12)
    expect(await feed.tick()).toBe(0)
    shop.clock.advance(DAY)
    expect(await feed.tick()).toBe(12)
    const own = await shop.deps.storage.read.documents.everyOfType(userDatabase(6), shifts.type)
    expect(own.length).toBeGreaterThan(20)
  })
})
