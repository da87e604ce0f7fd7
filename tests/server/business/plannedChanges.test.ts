import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Body } from '../../../schema/base/entity.ts'
import { planOf } from '../../../schema/business/plannedChange.ts'
import { createPlannedChanges } from '../../../server/business/plannedChanges.ts'
import { json, NOON, openShop, type Shop } from '../../support/shop.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString()

let shop: Shop
let clock: ReturnType<typeof createPlannedChanges>
let cookie: string
beforeEach(async () => {
  shop = await openShop()
  clock = createPlannedChanges(shop.deps)
  cookie = await shop.login()
})
afterEach(() => shop.close())

const read = async (path: string) => {
  const response = await shop.request(`/api/${path}`, { headers: { cookie } })
  return (await response.json()).data
}
const send = (path: string, method: string, body: Body, as = cookie) =>
  shop.request(`/api/${path}`, json(method, body, { cookie: as, origin: 'http://shop.test' }))
const change = async (path: string, changes: Body) => {
  const { id: _id, ...body } = await read(path)
  return send(path, 'PUT', { ...body, ...changes })
}
/** Plans another price for a product in so many hours. */
const plan = async (product: number, after: number, hours: number, as = cookie) => {
  const { price, name } = await read(`products/${product}`)
  const changes = planOf([{ field: 'price', before: price, after }])
  const body = { on: `products:${product}`, title: name, changes, at: at(hours), author: 'Eva Berger', note: '' }
  const answer = await send('planned-changes', 'POST', { ...body, state: 'planned', reason: '' }, as)
  expect(answer.status).toBe(201)
  return (await answer.json()).data.id as number
}
const priceOf = async (product: number) => (await read(`products/${product}`)).price
const passing = async (hours: number) => {
  shop.clock.set(NOON + hours * HOUR)
  return clock.tick()
}

describe('A planned change', () => {
  it('is carried out at its time, once, as whoever planned it', async () => {
    const manager = await shop.loginAs('j.wieser')
    const id = await plan(1, 420, 2, manager)
    const before = await priceOf(1)
    expect([await clock.tick(), await passing(1), await priceOf(1)]).toEqual([0, 0, before])
    expect([await passing(2), await priceOf(1)]).toEqual([1, 420])
    // Who planned it the server says, whatever the device does.
    expect(await read(`planned-changes/${id}`)).toMatchObject({ state: 'done', reason: '', author: 'Johannes Wieser' })
    const [step] = await read('products/1/revisions')
    const [, planning] = await read(`planned-changes/${id}/revisions`)
    expect(step).toMatchObject({ author: planning.author, at: NOON + 2 * HOUR })
    expect((await change('products/1', { price: 390 })).status).toBe(200)
    expect([await passing(3), await priceOf(1)]).toEqual([0, 390])
    const [set] = await read('changesets')
    expect(set).toMatchObject({ name: expect.stringContaining('Geplante Änderung'), author: planning.author })
  })

  it('that was slept through by a server that was killed is carried out once', async () => {
    await plan(1, 420, 2)
    await shop.restart()
    shop.clock.set(NOON + 9 * HOUR)
    expect([await createPlannedChanges(shop.deps).tick(), await priceOf(1)]).toEqual([1, 420])
    expect((await change('products/1', { price: 390 })).status).toBe(200)
    // A server that begins anew knows nothing but what is stored.
    await shop.restart()
    expect([await createPlannedChanges(shop.deps).tick(), await priceOf(1)]).toEqual([0, 390])
  })

  it('of several that were slept through the last one counts, whichever was planned first', async () => {
    await plan(1, 450, 4)
    await plan(1, 420, 2)
    await plan(1, 430, 3)
    expect([await passing(9), await priceOf(1)]).toEqual([3, 450])
    expect(
      (await read('products/1/revisions')).slice(0, 3).map(({ changes }: { changes: object[] }) => changes[0]),
    ).toMatchObject([{ after: 450 }, { after: 430 }, { after: 420 }])
  })

  it('stays due as a whole where its transaction fails half way', async () => {
    const id = await plan(1, 420, 2)
    const before = await priceOf(1)
    shop.clock.set(NOON + 2 * HOUR)
    let failures = 1
    const { write } = shop.storage
    const breaking = createPlannedChanges({
      ...shop.deps,
      storage: {
        ...shop.storage,
        write: work =>
          write(async transaction => {
            const outcome = await work(transaction)
            if (failures-- > 0) throw new Error('The power fails before the commit.')
            return outcome
          }),
      },
    })
    await expect(breaking.tick()).rejects.toThrow('The power fails')
    expect([await priceOf(1), (await read(`planned-changes/${id}`)).state]).toEqual([before, 'planned'])
    expect([await breaking.tick(), await priceOf(1)]).toEqual([1, 420])
    expect(await breaking.tick()).toBe(0)
  })

  it('is refused with its reason where it is not valid then, and changes nothing', async () => {
    const id = await plan(1, -5, 1)
    const before = await priceOf(1)
    expect([await passing(1), await priceOf(1)]).toEqual([1, before])
    expect(await read(`planned-changes/${id}`)).toMatchObject({
      state: 'refused',
      reason: 'Preis: Dieser Wert ist zu klein.',
    })
    expect(await passing(2)).toBe(0)
  })

  it.each<[string, (person: number) => Promise<unknown>, string]>([
    [
      'lost the right to change it',
      person => change(`users/${person}`, { roles: ['ROLE_EMPLOYEE'] }),
      'Wer das geplant hat, darf diesen Eintrag nicht ändern.',
    ],
    [
      'may not sign in any more',
      person => change(`users/${person}`, { isEnabled: false }),
      'Wer das geplant hat, hat hier keinen Zugang mehr.',
    ],
  ])('of somebody who %s is refused', async (_, happens, reason) => {
    const manager = await shop.loginAs('j.wieser')
    const id = await plan(1, 420, 1, manager)
    const before = await priceOf(1)
    const [{ author }] = await read(`planned-changes/${id}/revisions`)
    await happens(author.id)
    expect([await passing(1), await priceOf(1)]).toEqual([1, before])
    expect(await read(`planned-changes/${id}`)).toMatchObject({ state: 'refused', reason })
  })

  it('of a document that is gone is refused', async () => {
    const id = await plan(1, 420, 1)
    await shop.request('/api/products/1', { method: 'DELETE', headers: { cookie, origin: 'http://shop.test' } })
    expect(await passing(1)).toBe(1)
    expect((await read(`planned-changes/${id}`)).reason).toBe('Den Eintrag gibt es nicht mehr.')
  })

  it('counts over what was changed meanwhile, and leaves what was changed beside it', async () => {
    await plan(1, 420, 1)
    expect((await change('products/1', { price: 410, description: 'Frisch' })).status).toBe(200)
    expect(await passing(1)).toBe(1)
    expect(await read('products/1')).toMatchObject({ price: 420, description: 'Frisch' })
  })

  it('that is withdrawn or put off follows', async () => {
    const before = await priceOf(1)
    const withdrawn = await plan(1, 420, 1)
    const later = await plan(2, 430, 1)
    await clock.tick()
    await shop.request(`/api/planned-changes/${withdrawn}`, {
      method: 'DELETE',
      headers: { cookie, origin: 'http://shop.test' },
    })
    expect((await change(`planned-changes/${later}`, { at: at(3) })).status).toBe(200)
    expect([await passing(2), await priceOf(1)]).toEqual([0, before])
    expect([await passing(3), await priceOf(2)]).toEqual([1, 430])
  })

  it('is none without a change, about a person, or with what cannot be read', async () => {
    const body = { on: 'products:1', title: '', at: at(1), author: 'Eva', note: '', state: 'planned', reason: '' }
    const good = planOf([{ field: 'price', before: 1, after: 2 }])
    for (const wrong of [
      { changes: [] },
      { on: 'users:1', changes: good },
      { changes: [{ field: 'price', before: '1', after: 'zwei' }] },
    ])
      expect((await send('planned-changes', 'POST', { ...body, ...wrong })).status).toBe(422)
  })
})
