import { afterEach, describe, expect, test } from 'vitest'
import { createJobRunner, type JobHandlers, MAX_TRIES } from '../../../../server/base/jobs/runner.ts'
import { openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
afterEach(() => shop.close())

const runnerOf = (handlers: JobHandlers, random = () => 1) => createJobRunner({ ...shop.deps, random }, handlers)
const add = (dedupeKey: string, runAt?: number) =>
  shop.storage.write(({ jobs }) =>
    jobs.add({ kind: 'mail', dedupeKey, payload: { to: 'anna' }, runAt }, shop.clock.now()),
  )
const job = (key: string) => shop.storage.read.jobs.byKey(key)

describe('side effects are rows in jobs, at least once, with lease, back-off and dead letters', () => {
  test('the same key twice is one job, done once', async () => {
    shop = await openShop({ documents: [] })
    const done: unknown[] = []
    const runner = runnerOf({
      mail: async ({ payload }) => {
        done.push(JSON.parse(payload))
        return 'done'
      },
    })
    await add('mail:1')
    await add('mail:1')
    await runner.tick()
    await runner.tick()
    expect(done).toEqual([{ to: 'anna' }])
    expect(await job('mail:1')).toMatchObject({ state: 'done', tries: 1 })
  })

  test('a job waits for its time', async () => {
    shop = await openShop({ documents: [] })
    const runner = runnerOf({ mail: async () => 'done' })
    await add('mail:later', shop.clock.now() + 10_000)
    expect(await runner.tick()).toBe(0)
    shop.clock.advance(10_000)
    expect(await runner.tick()).toBe(1)
  })

  test('a failing job pauses longer each time and is a dead letter in the end', async () => {
    shop = await openShop({ documents: [] })
    const runner = runnerOf({
      mail: async () => {
        throw new Error('Der Postausgang ist zu.')
      },
    })
    await add('mail:1')
    let last = 0
    for (let tries = 1; tries < MAX_TRIES; tries++) {
      expect(await runner.tick()).toBe(1)
      const { runAt, state } = (await job('mail:1')) ?? { runAt: 0, state: '' }
      const pause = runAt - shop.clock.now()
      expect(state).toBe('waiting')
      expect(pause).toBeGreaterThanOrEqual(last)
      last = pause
      shop.clock.advance(pause - 1)
      expect(await runner.tick(), 'before its pause is over').toBe(0)
      shop.clock.advance(1)
    }
    await runner.tick()
    expect(await job('mail:1')).toMatchObject({
      state: 'dead',
      tries: MAX_TRIES,
      lastError: 'Der Postausgang ist zu.',
    })
  })

  test('two runners beside each other do a job once, and one that is lost gives it back when its lease is over', async () => {
    shop = await openShop({ documents: [] })
    let count = 0
    let release = (): void => {}
    const hangs = new Promise<void>(resolve => (release = resolve))
    const first = runnerOf({
      mail: async () => {
        count += 1
        await hangs
        return 'done'
      },
    })
    const second = runnerOf({
      mail: async () => {
        count += 1
        return 'done'
      },
    })
    await add('mail:1')
    const lost = first.tick()
    await expect.poll(() => count).toBe(1)
    await second.tick()
    expect(count, 'while it is leased').toBe(1)
    shop.clock.advance(60_000)
    await second.tick()
    expect(count, 'after the lease').toBe(2)
    release()
    await lost
    expect(await job('mail:1')).toMatchObject({ state: 'done', tries: 2 })
  })

  test('a job for a printer waits in its queue and no runner touches it', async () => {
    shop = await openShop({ documents: [] })
    await shop.storage.write(({ jobs }) =>
      jobs.add({ kind: 'print', dedupeKey: 'print:1', payload: {}, target: 'printers:1' }, shop.clock.now()),
    )
    expect(await runnerOf({ print: async () => 'done' }).tick()).toBe(0)
    expect(await shop.storage.read.jobs.ofTarget('print', 'printers:1', 'queued', 10)).toHaveLength(1)
  })

  test('jobs that nobody knows how to do hold up no others', async () => {
    shop = await openShop({ documents: [] })
    for (let index = 0; index < 40; index++)
      await shop.storage.write(({ jobs }) =>
        jobs.add({ kind: 'unknown', dedupeKey: `unknown:${index}`, payload: {} }, shop.clock.now()),
      )
    await add('mail:1')
    const runner = runnerOf({ mail: async () => 'done' })
    await runner.tick()
    await runner.tick()
    expect(await job('mail:1')).toMatchObject({ state: 'done' })
    expect(await job('unknown:0')).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('unknown') })
  })
})
