import { expect, test, vi } from 'vitest'
import { call, createCall, NetworkError } from '../../../../client/data/engine/http.ts'
import { learnServerTime, serverSkew } from '../../../../client/device/clock.ts'
import { contact, missed } from '../../../../client/device/online.ts'

const answering = (body: string, init: ResponseInit = {}) => createCall(() => Promise.resolve(new Response(body, init)))

test('An answer has its data, a refusal its problems in German and what came with them', async () => {
  expect(await answering('{"data":{"id":1}}')('/api/x')).toMatchObject({ ok: true, status: 200, data: { id: 1 } })
  const refused = '{"errors":[{"code":"expired","message":"Diese Bestellung ist abgelaufen."}],"data":{"quote":{}}}'
  expect(await answering(refused, { status: 409 })('/api/orders')).toMatchObject({
    ok: false,
    status: 409,
    errors: [{ code: 'expired' }],
    data: { quote: {} },
  })
})

test('No answer is a NetworkError: a lost connection, a timeout, a portal’s page', async () => {
  const lost = createCall(() => Promise.reject(new TypeError('fetch failed')))
  await expect(lost('/api/x')).rejects.toBeInstanceOf(NetworkError)
  const never = createCall(
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
  )
  await expect(never('/api/x', { timeoutMs: 1 })).rejects.toBeInstanceOf(NetworkError)
  await expect(answering('<html>Willkommen im WLAN</html>')('/api/x')).rejects.toBeInstanceOf(NetworkError)
})

test('A broken server is an answer, whatever it says', async () => {
  expect(await answering('<html>Bad Gateway</html>', { status: 502 })('/api/x')).toMatchObject({
    ok: false,
    status: 502,
    errors: [],
  })
})

test('What the caller called off is no network error, and says nothing about the network', async () => {
  const noted: unknown[] = []
  const stop = new AbortController()
  const slow = createCall(
    (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    answer => noted.push(answer),
  )
  const calling = slow('/api/x', { signal: stop.signal })
  stop.abort()
  await expect(calling).rejects.toMatchObject({ name: 'AbortError' })
  expect(noted).toEqual([])
})

test('A body is sent as JSON, and every answer and every silence is noted', async () => {
  const noted: (number | null)[] = []
  let sent: RequestInit | undefined
  const call = createCall(
    (_url, init) => {
      sent = init
      return init?.method === 'POST'
        ? Promise.resolve(new Response(null, { status: 204 }))
        : Promise.reject(new Error())
    },
    answer => noted.push(answer?.status ?? null),
  )
  await call('/api/x', { method: 'POST', body: { a: 1 } })
  expect(sent).toMatchObject({ method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } })
  await expect(call('/api/x')).rejects.toBeInstanceOf(NetworkError)
  expect(noted).toEqual([204, null])
})

test('What the browser kept tells neither the time nor that the server is there', async () => {
  const date = 'Mon, 05 Jan 2026 08:00:00 GMT'
  const answers = (cacheControl: string) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ data: [] }, { headers: { date, 'cache-control': cacheControl } }),
    )
  missed()
  try {
    answers('public, max-age=300')
    await call('/api/payments/ways')
    expect([serverSkew(), contact.get().online]).toEqual([0, false])
    answers('no-store')
    await call('/api/payments/ways')
    expect(serverSkew()).toBeLessThan(-1000)
    expect(contact.get().online).toBe(true)
  } finally {
    // The clock is right again, for whoever reads it next.
    learnServerTime(new Date().toUTCString(), Date.now())
    vi.unstubAllGlobals()
  }
})
