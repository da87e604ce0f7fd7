import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askOf, documentsWith } from '../../support/counter.ts'
import { json, NOON, openShop, type Shop } from '../../support/shop.ts'

const HOUR = 3_600_000
let shop: Shop
let admin = ''
let anna = ''
beforeEach(async () => {
  shop = await openShop({ documents: documentsWith({ name: 'Am Markt' }) })
  admin = await shop.login()
  anna = await shop.loginAs('anna')
})
afterEach(() => shop.close())

const OWN = '/api/working-schedules/own/calendar'
const renew = async (cookie: string): Promise<string> =>
  (await askOf(shop, OWN, json('POST', {}, { cookie }))).body.data.address
const read = (address: string, headers = {}) => shop.request(new URL(address).pathname, { headers })
async function plan(user: number | null, hours: number, isPublished = true) {
  const times = {
    from: new Date(NOON + hours * HOUR).toISOString(),
    to: new Date(NOON + (hours + 8) * HOUR).toISOString(),
  }
  const body = { user, branch: 1, ...times, breakMinutes: 30, note: '', isPublished }
  const { status, body: answer } = await askOf(shop, '/api/working-schedules', json('POST', body, { cookie: admin }))
  expect(status).toBe(201)
  return answer.data
}
const names = (text: string) => [...text.matchAll(/UID:(\S+)/g)].map(([, uid]) => uid)

describe('The calendar of somebody’s own roster', () => {
  test('has their published shifts and nothing else, and says when nothing has changed', async () => {
    const [first, second] = [await plan(10, 20), await plan(10, -30)]
    await plan(10, 44, false)
    await plan(11, 20)
    await plan(null, 20)
    await plan(10, -24 * 90)
    expect((await askOf(shop, OWN, { headers: { cookie: anna } })).body.data).toEqual({ address: null })
    const address = await renew(anna)
    expect((await askOf(shop, OWN, { headers: { cookie: anna } })).body.data).toEqual({ address })
    const answer = await read(address)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await answer.text()
    expect(names(text)).toEqual([`dienst-${second.id}@shop.test`, `dienst-${first.id}@shop.test`])
    expect(text).toContain('LOCATION:Am Markt\r\n')
    const again = await read(address, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    const moved = { ...first, note: 'Inventur' }
    await shop.request(`/api/working-schedules/${first.id}`, json('PUT', moved, { cookie: admin }))
    const changed = await (await read(address)).text()
    expect(names(changed)).toEqual(names(text))
    expect(changed).toContain('SEQUENCE:2\r\n')
  })

  test('is at an address of its own for each: another one ends the former, and whatever is wrong is the same 404', async () => {
    const [former, ottos] = [await renew(anna), await renew(await shop.loginAs('otto'))]
    const address = await renew(anna)
    expect((await read(address)).status).toBe(200)
    const strangers = [
      former,
      address.replace('/10-', '/11-'),
      address.replace('/10-', '/999-'),
      `${address.slice(0, -6)}${address.slice(-6, -4) === 'AA' ? 'BB' : 'AA'}.ics`,
      address.replace('.ics', ''),
      'http://shop.test/calendar/nobody',
    ]
    const answers = await Promise.all(strangers.map(async each => (await read(each)).text()))
    expect((await read(former)).status).toBe(404)
    expect(new Set(answers).size).toBe(1)
    await askOf(shop, OWN, json('DELETE', {}, { cookie: anna }))
    expect((await read(address)).status).toBe(404)
    expect(await renew(anna)).not.toBe(address)
    expect((await read(ottos)).status).toBe(200)
    expect((await shop.request(OWN, json('POST', {}))).status).toBe(401)
  })

  test('ends with its person', async () => {
    const address = await renew(anna)
    const { body } = await askOf(shop, '/api/users/10', { headers: { cookie: admin } })
    await shop.request('/api/users/10', json('PUT', { ...body.data, isEnabled: false }, { cookie: admin }))
    expect((await read(address)).status).toBe(404)
  })

  test('is in no log by its key', async () => {
    const address = await renew(anna)
    const key = /-([\w-]{43})\.ics/.exec(address)?.[1] ?? 'none'
    await shop.storage.close()
    await read(address)
    expect(shop.logged.join('')).toContain('/calendar/…')
    expect(shop.logged.join('')).not.toContain(key)
    await shop.restart()
  })
})
