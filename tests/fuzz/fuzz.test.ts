import { describe, expect, test } from 'vitest'
import type { Message, Reply } from './exchange.ts'
import { verdictOf } from './judge.ts'
import { fuzz } from './run.ts'

// The long run is `npm run fuzz`. Every request of a seed is the same each time, but for ids and times.
describe('2,000 crooked requests over all routes', { timeout: 90_000 }, () => {
  test('never meet a 5xx, a hang, an error out of form, or a refusal that wrote something', async () => {
    const { findings, requests, statuses } = await fuzz({ requests: 2000, seed: 20_261_120 })
    expect(findings).toEqual([])
    expect(requests).toBe(2000)
    // They reach the depths of the server and do not all bounce off its doors.
    for (const status of [200, 201, 400, 404, 409, 422])
      expect(statuses[status], `answers ${status}`).toBeGreaterThan(10)
  })
})

describe('The fuzzer finds out', { timeout: 90_000 }, () => {
  test('a server that keeps what it refuses', async () => {
    const program = ['tests/crash/child.ts', 'keep-refused']
    const { findings } = await fuzz({ requests: 2000, seed: 20_261_120, most: 1, program })
    expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining('and yet something was written')])
  })

  const get: Message = { method: 'GET', path: '/api/products/1', headers: {}, body: undefined }
  const reply = (status: number, body: unknown, given: Partial<Reply> = {}): Reply => ({
    status,
    head: '',
    text: typeof body === 'string' ? body : JSON.stringify(body),
    milliseconds: 1,
    hung: false,
    ...given,
  })
  const german = { errors: [{ code: 'notFound', message: 'Der Eintrag wurde nicht gefunden.' }] }

  test.each<[string, Message, Reply, readonly string[] | null]>([
    ['a 5xx', get, reply(500, german), null],
    ['a connection that is cut', get, reply(0, ''), null],
    ['an answer that does not end', get, reply(200, '', { hung: true }), null],
    ['a refusal that wrote something', get, reply(409, german), ['documents']],
    ['an error without a form', get, reply(404, 'Not Found'), null],
    ['a bare status beside the printers', { ...get, path: '/api/print/star/1' }, reply(415, ''), null],
    ['an error with no errors in it', get, reply(404, { errors: [] }), null],
    ['an error without a code', get, reply(404, { errors: [{ message: 'Fehlt.' }] }), null],
    [
      'an English message',
      get,
      reply(422, { errors: [{ code: 'x', message: 'Invalid input: expected string.' }] }),
      null,
    ],
    ['an error of the interface in the protocol', { ...get, path: '/replication/public/x' }, reply(404, german), null],
    ['a page where JSON was asked', get, reply(404, '<!doctype html>', { head: 'content-type: text/html' }), null],
  ])('%s', (_what, message, answer, written) => {
    expect(verdictOf(message, answer, written)).not.toBeNull()
  })

  test.each<[string, Message, Reply, readonly string[] | null]>([
    ['an answer', get, reply(200, { data: {} }), ['documents']],
    ['an error in its form', get, reply(404, german), null],
    [
      'an error of the protocol',
      { ...get, path: '/replication/public/x' },
      reply(404, { error: 'not_found', reason: 'missing' }),
      null,
    ],
    [
      'the bare status a printer understands, whatever dots its address had',
      { ...get, path: '/%2e%2e/api/print/star/1/key?token=47' },
      reply(415, ''),
      null,
    ],
    [
      'a page that says there is nothing',
      { ...get, path: '/nowhere' },
      reply(404, '<!doctype html>', { head: 'content-type: text/html' }),
      null,
    ],
  ])('nothing wrong with %s', (_what, message, answer, written) => {
    expect(verdictOf(message, answer, written)).toBeNull()
  })
})
