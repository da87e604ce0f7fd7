import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NetworkError } from '../../../../client/data/engine/http.ts'
import { missed, reached } from '../../../../client/device/online.ts'
import { ServerRefusal } from '../../../../client/office/server/failures.ts'
import { askAgainInContact, askAnew, createQueryClient } from '../../../../client/office/server/queryClient.ts'

const gone = () => Promise.reject(new NetworkError('gone'))

afterEach(() => reached())

/** A page that shows what `ask` says, in an office that hears of the contact. */
function watching(ask: () => Promise<unknown>) {
  const client = createQueryClient()
  const asked = vi.fn(ask)
  const observer = new QueryObserver(client, { queryKey: ['/a'], queryFn: asked, retry: false })
  const stops = [askAgainInContact(client), observer.subscribe(() => {})]
  return { client, asked, state: () => client.getQueryState(['/a']), stop: () => stops.map(each => each()) }
}

describe('What is looked at and could not be asked', () => {
  test('is asked again at once when anything has reached the server', async () => {
    let isThere = false
    const { asked, state, stop } = watching(() => (isThere ? Promise.resolve('now') : gone()))
    await vi.waitFor(() => expect(state()?.status).toBe('error'))
    missed()
    expect(asked).toHaveBeenCalledOnce()
    isThere = true
    reached()
    await vi.waitFor(() => expect(state()?.data).toBe('now'))
    reached()
    expect(asked).toHaveBeenCalledTimes(2)
    stop()
  })

  test.each<[string, () => Promise<unknown>]>([
    ['answered', async () => 'before'],
    ['refused', () => Promise.reject(new ServerRefusal([{ code: 'forbidden', message: 'Nein.' }]))],
  ])('is not what the server has %s', async (_, ask) => {
    const { asked, state, stop } = watching(ask)
    await vi.waitFor(() => expect(state()?.fetchStatus).toBe('idle'))
    missed()
    reached()
    expect(asked).toHaveBeenCalledOnce()
    stop()
  })

  test('is left to itself once the office is closed', async () => {
    const { asked, state, stop } = watching(gone)
    await vi.waitFor(() => expect(state()?.status).toBe('error'))
    missed()
    stop()
    reached()
    expect(asked).toHaveBeenCalledOnce()
  })
})

test('After an erasure what is looked at is asked again, and what was said before is shown nowhere else', async () => {
  let said = 'Zwetschkenbaum'
  const { client, asked, state, stop } = watching(async () => said)
  await vi.waitFor(() => expect(state()?.data).toBe('Zwetschkenbaum'))
  client.setQueryData(['/b'], 'Zwetschkenbaum')
  said = 'erased'
  askAnew(client)
  await vi.waitFor(() => expect(state()?.data).toBe('erased'))
  expect([asked.mock.calls.length, client.getQueryData(['/b'])]).toEqual([2, undefined])
  stop()
})
