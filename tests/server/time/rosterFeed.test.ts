import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createBackground } from '../../../server/background.ts'
import { documentsWith } from '../../support/counter.ts'
import { json, NOON, openShop, type Shop } from '../../support/shop.ts'

const HOUR = 3_600_000
const QUIET = 10_000
let shop: Shop
let cookie = ''
const sent: { readonly address: string; readonly text: string }[] = []
beforeEach(async () => {
  sent.length = 0
  shop = await openShop({
    documents: documentsWith({}),
    messengers: {
      push: {
        publicKey: 'key',
        accepts: () => true,
        async send({ endpoint }, { title, body, url }) {
          sent.push({ address: endpoint, text: `${title}: ${body} ${url}` })
          return 'sent'
        },
      },
    },
  })
  cookie = await shop.login()
  for (const user of [10, 11]) {
    const keys = { p256dh: 'p', auth: 'a', createdAt: NOON }
    await shop.storage.write(({ pushes }) =>
      pushes.put({ endpoint: `https://push.test/${user}`, owner: `users:${user}`, ...keys }),
    )
  }
})
afterEach(() => shop.close())

const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString()
async function plan(hours: number, more: object = {}) {
  const times = { from: at(hours), to: at(hours + 8), breakMinutes: 30, note: '' }
  const body = { user: 10, branch: 1, ...times, isPublished: false, ...more }
  const answer = await shop.request('/api/working-schedules', json('POST', body, { cookie }))
  const { data } = (await answer.json()) as { data: { id: number; rev: string } }
  return data
}
async function change({ id }: { readonly id: number }, changes: object) {
  const known = await shop.request(`/api/working-schedules/${id}`, { headers: { cookie } })
  const { data } = (await known.json()) as { data: object }
  const answer = await shop.request(`/api/working-schedules/${id}`, json('PUT', { ...data, ...changes }, { cookie }))
  expect(answer.status).toBe(200)
}
const news = async (user: number) => {
  const row = await shop.storage.read.documents.entry(`user-${user}`, 'roster-news', user)
  const { changes }: { changes: { kind: string; shift: { id: number } }[] } = JSON.parse(row?.body ?? '{"changes":[]}')
  return changes.map(({ kind, shift }) => `${kind} ${shift.id}`)
}

describe('A published roster', () => {
  test('is told once to whom it concerns, when nothing has changed for a while, and drafts are told to nobody', async () => {
    const background = createBackground(shop.deps, () => 0)
    const shifts = [await plan(20), await plan(44), await plan(68, { user: 11 })]
    shop.clock.advance(QUIET)
    await background.tick()
    expect(sent).toEqual([])
    for (const shift of shifts.slice(0, 2)) {
      await change(shift, { isPublished: true })
      await background.tick()
      shop.clock.advance(QUIET / 2)
    }
    await background.tick()
    expect(sent).toEqual([])
    shop.clock.advance(QUIET)
    await background.tick()
    await background.tick()
    expect(sent).toEqual([
      { address: 'https://push.test/10', text: 'Ihr Dienstplan: Neu: 2 · ab Mi 17.6. /backend#/my-time' },
    ])
    expect(await news(10)).toEqual(shifts.slice(0, 2).map(({ id }) => `added ${id}`))
    expect(await news(11)).toEqual([])
    shop.clock.advance(2 * QUIET)
    await background.tick()
    expect(sent).toHaveLength(1)
  })

  test('that changes is told again, also what was published just before the server stopped; what is taken back at once is not', async () => {
    const first = createBackground(shop.deps, () => 0)
    const [one, other] = [await plan(20, { isPublished: true }), await plan(44, { isPublished: true })]
    shop.clock.advance(QUIET)
    await first.tick()
    await first.tick()
    await change(one, { isPublished: false })
    await change(one, { isPublished: true })
    shop.clock.advance(QUIET)
    await first.tick()
    await first.tick()
    expect(sent).toHaveLength(1)
    await change(one, { from: at(21) })
    await change(other, { user: 11 })
    await shop.restart()
    const second = createBackground(shop.deps, () => 0)
    await second.tick()
    await second.tick()
    const told = sent.slice(1).map(({ address, text }) => `${address} ${text}`)
    expect(told).toEqual([
      'https://push.test/10 Ihr Dienstplan: Geändert: 1 · entfällt: 1 · ab Mi 17.6. /backend#/my-time',
    ])
    // Told of for the first time, and at a start: that may have been there for long.
    expect(await news(11)).toEqual([])
  })
})
