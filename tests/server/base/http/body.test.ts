import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { allHoursBusiness } from '../../../support/allHours.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

describe('A crooked request', () => {
  let shop: Shop
  let cookie: string
  beforeAll(async () => {
    shop = await openShop({ documents: allHoursBusiness({ products: 5 }) })
    cookie = await shop.login()
  })
  afterAll(() => shop.close())

  const post = (path: string, body: string) =>
    shop.request(path, { method: 'POST', headers: { cookie, 'Content-Type': 'application/json' }, body })

  test.each([
    ['nested ten thousand deep', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['with half a surrogate pair', '{"name":"\\ud800"}'],
    ['with U+0000', '{"name":"a\\u0000b"}'],
    ['with a prototype in escapes', '{"\\u005f_proto__":{"name":"x"}}'],
  ])('%s is answered 400', async (_what, body) => {
    const response = await post('/api/tags', body)
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    expect(errors).toEqual([{ code: 'invalidJson', message: 'Die Anfrage konnte nicht gelesen werden.' }])
  })

  test('with brackets in a text is no deeper for it', async () => {
    const response = await post('/api/tags', JSON.stringify({ name: '[{'.repeat(10), more: `"\\"${'['.repeat(1000)}` }))
    expect((await response.json()).errors).toEqual([
      { code: 'unknownField', message: 'Dieses Feld ist nicht bekannt.', field: 'more' },
    ])
  })

  test.each([
    ['_bulk_docs', '{"docs":[{"_id":{"toString":1},"body":{}}]}', 400],
    ['_all_docs', '{"keys":[{"toString":1},null,7]}', 200],
    ['_bulk_get', '{"docs":[{"id":{"toString":1}},null]}', 200],
    ['_revs_diff', '{"tags:1":[{"toString":1}]}', 400],
    ['_revs_diff', '{"tags:1":"1-a"}', 400],
    ['_changes?filter=_doc_ids', '{"doc_ids":[{"toString":1}]}', 200],
  ])('of the protocol with a name that is no text: %s', async (path, body, status) => {
    expect((await post(`/replication/office/${path}`, body)).status).toBe(status)
  })

  test.each([
    ['/replication/office/_changes?filter=_doc_ids&doc_ids={', 400, 'bad_request'],
    ['/replication/office/no/such/thing', 404, 'not_found'],
    ['/replication/elsewhere/_changes', 404, 'not_found'],
  ])('of the protocol is answered as replicators read it: %s', async (path, status, error) => {
    const response = await shop.request(path, { headers: { cookie } })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error, reason: expect.any(String) })
  })

  test('from a stranger’s page is answered in the words of the place it was sent to', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const there = await shop.request('/replication/office/_bulk_docs', json('POST', { docs: [] }, headers))
    expect(await there.json()).toMatchObject({ error: 'forbidden' })
    const here = await shop.request('/api/tags', json('POST', { name: 'x' }, headers))
    expect((await here.json()).errors).toMatchObject([{ code: 'origin' }])
  })

  test('that is refused uses up no id', async () => {
    const create = async (name: string) => (await (await post('/api/tags', JSON.stringify({ name }))).json()).data?.id
    const first = await create('Vegan')
    expect(await create('')).toBeUndefined()
    expect(await create('')).toBeUndefined()
    expect(await create('Regional')).toBe(first + 1)
  })
})

describe('Long bodies', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ documents: allHoursBusiness({ products: 5 }) })
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => shop.close())

  const LONG = 100_000
  /** Sends so many at a time; how many long texts were made of bytes in each turn of the event loop. */
  async function textsInTurns(body: string, count: number): Promise<{ statuses: Set<number>; texts: number[] }> {
    const texts: number[] = []
    let inThisTurn = 0
    let isOver = false
    const look = (): void => {
      texts.push(inThisTurn)
      inThisTurn = 0
      if (!isOver) setImmediate(look)
    }
    const decode = TextDecoder.prototype.decode
    vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation(function (this: TextDecoder, bytes, options) {
      if (bytes && bytes.byteLength > LONG) inThisTurn += 1
      return decode.call(this, bytes, options)
    })
    setImmediate(look)
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
    const ask = () => shop.request('/replication/public/_bulk_get', { method: 'POST', headers, body })
    const answers = await Promise.all(Array.from({ length: count }, ask))
    isOver = true
    await new Promise(setImmediate)
    return { statuses: new Set(answers.map(({ status }) => status)), texts }
  }

  test('stay bytes until it is their turn: however many wait, no two are texts at the same time', async () => {
    const { statuses, texts } = await textsInTurns(JSON.stringify({ docs: ['x'.repeat(LONG)] }), 20)
    expect([...statuses]).toEqual([200])
    expect(Math.max(...texts)).toBe(1)
    expect(texts.reduce((sum, each) => sum + each, 0)).toBe(20)
  })

  test('of more values than are read are refused as bytes', async () => {
    const { statuses, texts } = await textsInTurns(`{"docs":[${'1,'.repeat(LONG)}1]}`, 20)
    expect([...statuses]).toEqual([413])
    expect(Math.max(...texts)).toBe(0)
  })
})
