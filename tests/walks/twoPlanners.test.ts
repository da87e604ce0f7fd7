import { expect, test } from 'vitest'
import type { Body } from '../../schema/base/entity.ts'
import { shifts } from '../../schema/time/shift.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

const planned = (day: string, more: Body = {}): Body => ({
  ...shifts.blank,
  user: 1,
  branch: 1,
  from: `2027-01-${day}T05:00:00.000Z`,
  to: `2027-01-${day}T13:00:00.000Z`,
  ...more,
})

test('Two who plan one week without network end with one plan: what each moved, typed, published and took away', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  const desks = [one, other]
  await Promise.all(desks.map(settled))
  const [first, second, third] = await Promise.all(
    ['11', '12', '13'].map(day => one.office.save(shifts.type, null, planned(day), null)),
  )
  if (!first || !second || !third) throw new Error('Nothing was planned.')
  await settled(one)
  const everything = { limit: Number.MAX_SAFE_INTEGER }
  const plan = (desk: typeof one) => desk.office.list(shifts.type, everything)
  const had = (desk: typeof one) => present(plan(desk), ({ rows }) => rows.some(({ id }) => id === third.id))
  await had(other)
  for (const { device } of desks) device.network(false)

  // The same shift is given to somebody else by one, and begins later for the other.
  await one.edit(shifts.type, first.id, { user: 2 })
  await other.edit(shifts.type, first.id, { from: '2027-01-11T06:00:00.000Z' })
  // Both publish the same one: that is no contradiction.
  await one.edit(shifts.type, second.id, { isPublished: true })
  await other.edit(shifts.type, second.id, { isPublished: true })
  await other.office.remove(shifts.type, third.id)
  await one.office.save(shifts.type, null, planned('14', { note: 'von einer' }), null)
  await other.office.save(shifts.type, null, planned('14', { note: 'vom anderen' }), null)

  one.device.network(true)
  await settled(one)
  other.device.network(true)
  await settled(other)
  const wanted = [
    '2027-01-11T06:00:00.000Z 2 false ',
    '2027-01-12T05:00:00.000Z 1 true ',
    '2027-01-14T05:00:00.000Z 1 false vom anderen',
    '2027-01-14T05:00:00.000Z 1 false von einer',
  ].join('\n')
  for (const desk of desks) {
    const told = await present(plan(desk), ({ rows }) => {
      const texts = rows
        .filter(({ body }) => String(body['from']) > '2027')
        .map(({ body }) => [body['from'], body['user'], body['isPublished'], body['note']].join(' '))
      return texts.toSorted((one, other) => one.localeCompare(other)).join('\n') === wanted
    })
    expect(told.rows.length).toBeGreaterThan(3)
    expect(desk.office.troubles().get()).toEqual([])
  }
})
