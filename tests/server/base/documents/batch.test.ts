import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answersGiven, rowsAnswer } from '../../../../server/base/documents/batch.ts'
import type { Storage } from '../../../../server/base/storage/storage.ts'
import { allHoursBusiness } from '../../../support/allHours.ts'
import { many } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

/** Does some work and counts the turns of the event loop that it leaves to others. */
async function turnsDuring<Result>(work: () => Promise<Result>): Promise<{ result: Result; turns: number }> {
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const result = await work()
  isOver = true
  return { result, turns }
}

describe('A replicator', () => {
  let shop: Shop
  let staff: Record<string, string>
  beforeAll(async () => {
    shop = await openShop({ documents: allHoursBusiness({ products: 10 }), around: counting })
    staff = { cookie: await shop.login(), origin: 'http://shop.test' }
  })
  beforeEach(() => {
    readings = {}
  })
  afterAll(() => shop.close())

  /** How often each document was looked up. */
  let readings: Record<string, number>
  function counting(storage: Storage): Storage {
    const { documents } = storage.read
    const entry: typeof documents.entry = (database, type, id) => {
      const name = `${type}:${id}`
      readings[name] = (readings[name] ?? 0) + 1
      return documents.entry(database, type, id)
    }
    return { ...storage, read: { ...storage.read, documents: { ...documents, entry } } }
  }

  const post = (path: string, text: string, headers: Record<string, string> = {}) =>
    shop.request(`/replication/public/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(text.length), ...headers },
      body: text,
    })
  const names = (count: number): string[] => many(count).map(number => `products:${1 + (number % 10)}`)
  const bodies: Readonly<Record<string, (count: number) => string>> = {
    _bulk_get: count => JSON.stringify({ docs: names(count).map(id => ({ id })) }),
    _all_docs: count => JSON.stringify({ keys: names(count) }),
    '_changes?filter=_doc_ids': count => JSON.stringify({ doc_ids: many(count).map(id => `products:${id}`) }),
    _revs_diff: count => JSON.stringify(Object.fromEntries(many(count).map(id => [`products:${id}`, ['1-a']]))),
  }

  test.each(Object.keys(bodies))(
    'that is a guest may name a thousand documents, and staff ten thousand: %s',
    async path => {
      const ask = async (count: number, headers?: Record<string, string>) =>
        (await post(path, bodies[path]?.(count) ?? '', headers)).status
      expect([await ask(1000), await ask(1001)]).toEqual([200, 400])
      expect([await ask(10_000, staff), await ask(10_001, staff)]).toEqual([200, 400])
    },
  )

  test('that is a guest asks for fifty revisions of a document, and staff for a thousand', async () => {
    const ask = async (count: number, headers?: Record<string, string>) =>
      (await post('_revs_diff', JSON.stringify({ 'products:1': many(count).map(each => `1-${each}`) }), headers)).status
    expect([await ask(50), await ask(51)]).toEqual([200, 400])
    expect([await ask(1000, staff), await ask(1001, staff)]).toEqual([200, 400])
  })

  test.each([
    ['a million numbers behind an escape', `{"\\u0061":1,"docs":[${'1,'.repeat(1_000_000)}1]}`],
    ['as many objects', `{"docs":[${'{},'.repeat(700_000)}1]}`],
  ])('that is a guest sends no body of megabytes, and it is not even read: %s', async (_what, text) => {
    for (const path of Object.keys(bodies)) {
      const answer = await post(path, text)
      // Nor is it received to its end.
      expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
      expect((await answer.json()).error).toBe('too_large')
    }
  })

  test('that is a guest sends twenty thousand values at most: each costs more than its characters', async () => {
    const values = (count: number): string => `{"docs":[${'{},'.repeat(count)}{}]}`
    const ask = async (count: number, headers?: Record<string, string>) =>
      (await post('_bulk_get', values(count), headers)).status
    expect([await ask(20_000), await ask(20_001), await ask(20_001, staff)]).toEqual([400, 413, 400])
  })

  test.each(Object.keys(bodies))('that asks for much leaves everybody else a turn in between: %s', async path => {
    const { result, turns } = await turnsDuring(async () => (await post(path, bodies[path]?.(1000) ?? '')).text())
    expect(result.length).toBeGreaterThan(100)
    expect(turns).toBeGreaterThan(1000 / 60)
  })

  test('that asks for the same again and again is answered from one reading, in the order it asked', async () => {
    const answer = await post('_bulk_get', bodies['_bulk_get']?.(1000) ?? '')
    const { results } = (await answer.json()) as { results: { id: string; docs: { ok: { _id: string } }[] }[] }
    expect(results.map(({ id }) => id)).toEqual(names(1000))
    expect(results.every(({ id, docs: [found] }) => found?.ok._id === id)).toBe(true)
    expect(readings).toEqual(Object.fromEntries(names(10).map(name => [name, 1])))
  })

  test('is told of each revision it asks for: another one is another question', async () => {
    const docs = [
      { id: 'products:1' },
      { id: 'products:1', rev: '1-a' },
      { id: 'products:1', rev: '' },
      { id: 'x' },
      null,
    ]
    const answer = await post('_bulk_get', JSON.stringify({ docs: [...docs, ...docs] }))
    const { results } = (await answer.json()) as { results: { docs: [{ ok?: object; error?: { rev: string } }] }[] }
    const told = results.map(({ docs: [{ error }] }) => error?.rev ?? 'found')
    const once = ['found', '1-a', '', 'undefined', 'undefined']
    expect(told).toEqual([...once, ...once])
    expect(readings).toEqual({ 'products:1': 3 })
  })

  test('gets an answer that is made while it is read', async () => {
    const answer = await post('_bulk_get', bodies['_bulk_get']?.(1000) ?? '')
    const sizes: number[] = []
    for await (const chunk of answer.body ?? []) sizes.push(chunk.length)
    expect(sizes.length).toBeGreaterThan(4)
    expect(Math.max(...sizes)).toBeLessThan(100_000)
  })
})

describe('A feed of thousands of documents', () => {
  let shop: Shop
  let staff: Record<string, string>
  beforeAll(async () => {
    shop = await openShop({ documents: allHoursBusiness({ products: 2500 }) })
    staff = { cookie: await shop.login(), origin: 'http://shop.test' }
  })
  afterAll(() => shop.close())

  interface Changes {
    results: { id: string }[]
    pending: number
  }
  const changes = async (query: string, body?: unknown): Promise<Changes> =>
    (
      await shop.request(
        `/replication/public/_changes?${query}`,
        body === undefined ? undefined : json('POST', body, staff),
      )
    ).json() as Promise<Changes>
  const idsOf = ({ results }: Changes): string[] => results.map(({ id }) => id)

  test('is told whole, from either end and of as many names as one gives', async () => {
    const all = await changes('')
    expect(all.results.length).toBeGreaterThan(2500)
    const backwards = await changes('descending=true')
    expect([idsOf(backwards), backwards.pending]).toEqual([idsOf(all).toReversed(), 0])
    const some = await changes('descending=true&limit=1700')
    expect([idsOf(some), some.pending]).toEqual([idsOf(all).toReversed().slice(0, 1700), all.results.length - 1700])
    const products = idsOf(all).filter(id => id.startsWith('products:'))
    for (const direction of ['', '&descending=true']) {
      const named = await changes(`filter=_doc_ids${direction}`, { doc_ids: products })
      expect([new Set(idsOf(named)), named.results.length, named.pending]).toEqual([new Set(products), 2500, 0])
      const selected = await changes(`filter=_selector${direction}`, { selector: { type: 'products' } })
      expect([idsOf(selected), selected.pending]).toEqual([direction ? products.toReversed() : products, 0])
    }
  })

  test.each(['normal', 'longpoll'])(
    'leaves everybody else a turn in between, whatever it is asked for from its end: %s',
    async feed => {
      const { result, turns } = await turnsDuring(() =>
        changes(`filter=_selector&descending=true&feed=${feed}`, { selector: { type: 'products' } }),
      )
      expect(result.results).toHaveLength(2500)
      expect(turns).toBeGreaterThan(2500 / 200)
    },
  )
})

test('Replication has a limit a minute like everything else', async () => {
  const shop = await openShop({ documents: allHoursBusiness({ products: 1 }), rateLimits: true })
  let answer = await shop.request('/replication/')
  for (let asked = 1; asked <= 6000 && answer.status === 200; asked += 1) answer = await shop.request('/replication/')
  expect([answer.status, (await answer.json()).error]).toEqual([429, 'too_many_requests'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  await shop.close()
})

test('Of what a call has answered only so much is kept: what it asked for longest ago is looked up again', async () => {
  const given = answersGiven()
  const looked: string[] = []
  const ask = async (question: string, length: number): Promise<number> => {
    const text = await given(question, async () => {
      looked.push(question)
      return question.repeat(length)
    })
    return text.length
  }
  for (const question of ['a', 'b', 'b', 'a', 'c', 'c', 'b', 'a']) await ask(question, 30_000)
  expect(looked.join('')).toBe('abca')
  // One that is larger than what is kept is still the last one.
  for (const question of ['d', 'd']) expect(await ask(question, 1_000_000)).toBe(1_000_000)
  expect(looked.join('')).toBe('abcad')
})

test('Many long answers are made piece by piece, each piece in one turn: few are half made at a time', async () => {
  const halfMade = new Set<number>()
  // Together at first: that is what this would see of pieces that are made side by side.
  const most = { ofFirstPieces: 0, after: 0 }
  const read = async (answer: number): Promise<void> => {
    let pieces = 0
    async function* rows(): AsyncGenerator<string> {
      for (let row = 0; row < 100; row += 1) {
        halfMade.add(answer)
        const which = pieces === 0 ? 'ofFirstPieces' : 'after'
        most[which] = Math.max(most[which], halfMade.size)
        yield await Promise.resolve('x'.repeat(5000))
      }
    }
    for await (const _piece of rowsAnswer('[', rows(), () => ']').body ?? []) {
      halfMade.delete(answer)
      pieces += 1
    }
    expect(pieces).toBeGreaterThan(5)
  }
  await Promise.all(many(20).map(read))
  expect(most).toEqual({ ofFirstPieces: 20, after: 1 })
})
