import { describe, expect, test } from 'vitest'
import { errorMessages } from '../../../schema/base/answer.ts'
import { as, everybody, later, send, timeOffice, uid } from '../../support/time/office.ts'

timeOffice()

const ANNA = '/api/time-sheets/10/vacation-warnings'
const warn = (name: string, content: object = {}) =>
  send(name, 'POST', ANNA, { uid: uid(), year: '2026-12-31', ...content })
async function seen(name: string, user = 10) {
  const { body } = await as(name, '/api/time-sheets/vacation-warnings')
  return body.data.find((each: { user: { id: number } }) => each.user.id === user)
}
/** From noon of 16 June to that of 10 January after it, when Anna's leave year is over. */
const TO_JANUARY = 208 * 24
const newYear = () => later(TO_JANUARY)

describe('Warnings of vacation that lapses', () => {
  test('are due when the law says so, and are no more once they were given', async () => {
    expect(await seen('leitung')).toBeUndefined()
    await newYear()
    expect((await seen('leitung')).due).toMatchObject([
      { days: 25, lapsesOn: '2028-12-31', by: '2027-01-01', paragraph: 'UrlG § 4 Abs. 5' },
    ])
    expect((await warn('leitung')).status).toBe(201)
    const { due, given } = await seen('leitung')
    expect(due).toEqual([])
    expect(given).toMatchObject([{ days: 25, lapsesOn: '2028-12-31', on: '2027-01-10', way: 'message', author: 20 }])
    const again = await warn('leitung')
    expect([again.status, again.body.errors[0].message]).toEqual([409, errorMessages.nothingToWarn])
    // A year later it is due once more.
    await later(365 * 24)
    expect((await seen('leitung')).due).toMatchObject([{ year: { to: '2026-12-31' } }, { year: { to: '2027-12-31' } }])
  })

  test('go out by mail and to the person’s devices, once, and what was said by hand goes out to nobody', async () => {
    await send('admin', 'PUT', '/api/users/10', {
      ...(await as('admin', '/api/users/10')).body.data,
      email: 'anna@example.com',
    })
    await newYear()
    const call = { uid: uid() }
    await warn('leitung', call)
    await warn('leitung', call)
    await warn('leitung', { on: '2027-01-02' })
    const { body } = await as('admin', '/api/jobs')
    const kinds = body.data.map(({ kind }: { kind: string }) => kind)
    expect(kinds.filter((kind: string) => kind === 'notice' || kind === 'letter').toSorted()).toEqual([
      'letter',
      'notice',
    ])
  })

  test('that were given by hand are kept with their day, which is neither ahead nor too late', async () => {
    await newYear()
    const ahead = await warn('leitung', { on: '2027-02-01' })
    expect([ahead.status, ahead.body.errors[0].field]).toEqual([422, 'on'])
    expect((await warn('leitung', { on: '2027-01-04' })).status).toBe(201)
    expect((await seen('buch')).given).toMatchObject([{ on: '2027-01-04', way: 'hand' }])
  })

  test('stay with the records of somebody who was deleted, who is warned no more', async () => {
    await newYear()
    await warn('leitung')
    await later(365 * 24)
    await send('admin', 'DELETE', '/api/users/10', {})
    expect(await seen('leitung')).toMatchObject({ due: [], given: [{ days: 25, way: 'message' }] })
    expect([await seen('fern'), await seen('otto')]).toEqual([undefined, undefined])
  })

  test('each of role: given by who leads, read by who may read the times', async () => {
    await newYear()
    const found: Record<string, unknown> = {}
    for (const name of everybody) found[name] = [(await seen(name))?.due.length, (await warn(name)).status]
    expect(found).toEqual({
      admin: [1, 201],
      leitung: [0, 409],
      fern: [undefined, 404],
      buch: [0, 403],
      anna: [0, 403],
      otto: [undefined, 404],
    })
  })
})
