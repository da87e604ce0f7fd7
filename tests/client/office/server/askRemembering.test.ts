import { describe, expect, test } from 'vitest'
import { NetworkError } from '../../../../client/data/engine/http.ts'
import type { KeptAnswer } from '../../../../client/data/office/keptAnswers.ts'
import { askRemembering, isKept } from '../../../../client/office/server/askRemembering.ts'
import { ServerRefusal } from '../../../../client/office/server/failures.ts'
import { createQueryClient } from '../../../../client/office/server/queryClient.ts'

const address = '/orders/current'
const name = `1.0.0 ${address}`
const before: KeptAnswer = { address: name, at: 1000, data: ['before'] }

/** What a device keeps, as far as a page asks for it. */
function opened(...first: KeptAnswer[]) {
  const rows = new Map(first.map(answer => [answer.address, answer]))
  const client = createQueryClient()
  const answers = {
    read: async (wanted: string) => rows.get(wanted) ?? null,
    keep: async (kept: string, data: unknown) => void rows.set(kept, { address: kept, at: 2000, data }),
    drop: async (wanted: string) => void rows.delete(wanted),
  }
  const ask = (said: () => Promise<unknown>, version = '1.0.0') =>
    askRemembering(address, { client, answers, version, ask: said })
  return { rows, client, answers, ask, shown: () => client.getQueryState([address]) }
}
const gone = () => Promise.reject(new NetworkError('gone'))

describe('What is asked of the server', () => {
  test('is kept for a page that begins without it, which shows it with the time it was said at', async () => {
    const { ask, rows, shown } = opened()
    expect(await ask(async () => ['now'])).toEqual(['now'])
    expect(rows.get(name)?.data).toEqual(['now'])
    const next = opened(before)
    await expect(next.ask(gone)).rejects.toThrow(NetworkError)
    expect(next.shown()).toMatchObject({ data: ['before'], dataUpdatedAt: 1000 })
    expect(shown()?.data).toBeUndefined()
  })

  test('never gives way to what was said before', async () => {
    const { client, answers } = opened(before)
    const reading = Promise.withResolvers<void>()
    const slow = { ...answers, read: (wanted: string) => reading.promise.then(() => answers.read(wanted)) }
    const ask = async () => ['now']
    await askRemembering(address, { client, answers: slow, version: '1.0.0', ask })
    reading.resolve()
    await reading.promise
    await answers.read(name)
    expect(client.getQueryState([address])?.data).toBeUndefined()
  })

  test('is taken away where the person may not read it any more, not where the server has no time', async () => {
    const refused = (code: string) => () => Promise.reject(new ServerRefusal([{ code, message: 'Nein.' }]))
    const busy = opened(before)
    await expect(busy.ask(refused('busy'))).rejects.toThrow(ServerRefusal)
    expect(busy.rows.size).toBe(1)
    const forbidden = opened(before)
    await expect(forbidden.ask(refused('forbidden'))).rejects.toThrow(ServerRefusal)
    expect([forbidden.rows.size, forbidden.shown()?.data]).toEqual([0, undefined])
  })

  test('is not read by a program of another version', async () => {
    const { ask, shown } = opened(before)
    await expect(ask(gone, '1.1.0')).rejects.toThrow(NetworkError)
    expect(shown()?.data).toBeUndefined()
  })

  test('is kept where it belongs to the day’s work alone', () => {
    const paths = ['/orders/current', '/working-activities', '/statistics/revenue', '/users/:id/sessions']
    expect(paths.map(isKept)).toEqual([true, true, true, false])
  })
})
