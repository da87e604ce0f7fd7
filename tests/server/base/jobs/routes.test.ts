import { afterEach, describe, expect, test } from 'vitest'
import { FinalFailure } from '../../../../server/base/jobs/kind.ts'
import { createJobRunner } from '../../../../server/base/jobs/runner.ts'
import { dropOldMessages, JOBS_KEPT_MS, MESSAGES_KEPT_MS } from '../../../../server/messages/sweep.ts'
import { documentsWith } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
let cookie = ''
afterEach(() => shop.close())

async function open() {
  shop = await openShop({ documents: documentsWith({}) })
  cookie = await shop.login()
  let isBroken = true
  const handler = async () => {
    if (isBroken) throw new FinalFailure('Kaputt.')
    return 'done' as const
  }
  const runner = createJobRunner({ ...shop.deps, random: () => 0 }, { test: handler })
  await shop.storage.write(({ jobs }) => jobs.add({ kind: 'test', dedupeKey: 'test:1', payload: {} }, shop.clock.now()))
  await runner.tick()
  return { tick: () => runner.tick(), mend: () => void (isBroken = false) }
}

const get = async (path: string) => {
  const answer = await shop.request(path, { headers: { cookie } })
  return { status: answer.status, body: (await answer.json()) as { data: never } }
}
const post = async (path: string) => (await shop.request(path, json('POST', {}, { cookie }))).status

describe('dead letters are shown by an API, and a person decides about them', () => {
  test('a final failure is a dead letter after one try and counts in the summary', async () => {
    await open()
    expect((await get('/api/jobs?filter[state]=dead')).body.data).toMatchObject([
      { kind: 'test', state: 'dead', tries: 1, lastError: 'Kaputt.' },
    ])
    expect((await get('/api/jobs?filter[state]=waiting')).body.data).toEqual([])
    expect((await get('/api/jobs/summary')).body.data).toMatchObject({
      dead: 1,
      letters: 1,
      waiting: 0,
      oldestDueAt: null,
    })
  })

  test('tried again it is done, and what is done is not tried again', async () => {
    const { tick, mend } = await open()
    mend()
    expect(await post('/api/jobs/1/retry')).toBe(200)
    await tick()
    expect(await shop.storage.read.jobs.byId(1)).toMatchObject({ state: 'done' })
    expect(await post('/api/jobs/1/retry')).toBe(409)
    expect(shop.logged.join('')).toContain('job retried')
  })

  test('discarded it stays so, with who did it', async () => {
    const { tick } = await open()
    expect(await post('/api/jobs/1/discard')).toBe(200)
    await tick()
    expect(await shop.storage.read.jobs.byId(1)).toMatchObject({
      state: 'expired',
      lastError: expect.stringMatching(/^Verworfen von users:\d+\. Kaputt\.$/),
    })
  })

  test('only for administrators', async () => {
    await open()
    cookie = await shop.loginAs('anna')
    expect((await get('/api/jobs')).status).toBe(403)
    expect(await post('/api/jobs/1/retry')).toBe(403)
    cookie = ''
    expect((await get('/api/jobs/summary')).status).toBe(401)
  })
})

describe('what was sent is kept for thirty days', () => {
  test('then it is deleted, before the number of its job could be given again; dead letters stay', async () => {
    await open()
    const message = { channel: 'mail' as const, recipient: 'a@b.test', subject: 's', text: 't', html: 'h', order: null }
    const put = (id: number) =>
      shop.storage.write(({ messages }) => messages.put({ ...message, id, createdAt: shop.clock.now() }))
    await put(1)
    await shop.storage.write(async ({ jobs }) => {
      await jobs.add({ kind: 'other', dedupeKey: 'other:1', payload: {} }, shop.clock.now())
      const job = await jobs.byKey('other:1')
      if (job) await jobs.move(job, { state: 'done' }, shop.clock.now())
    })
    shop.clock.advance(MESSAGES_KEPT_MS - 1)
    await dropOldMessages(shop.deps)
    expect(await shop.storage.read.messages.byId(1)).toBeDefined()
    shop.clock.advance(1)
    await dropOldMessages(shop.deps)
    expect(await shop.storage.read.messages.byId(1)).toBeUndefined()
    expect(await shop.storage.read.jobs.byKey('other:1')).toBeDefined()
    shop.clock.advance(JOBS_KEPT_MS)
    await dropOldMessages(shop.deps)
    expect(await shop.storage.read.jobs.byKey('other:1')).toBeUndefined()
    expect(await shop.storage.read.jobs.byKey('test:1')).toMatchObject({ state: 'dead' })
  })
})
