import { afterEach, expect, it } from 'vitest'
import { json, openShop } from '../../../support/shop.ts'

let shop: Awaited<ReturnType<typeof openShop>>
afterEach(() => shop.close())

it('What a guest and what staff begin with is after any edits what a server that was just started says', async () => {
  shop = await openShop()
  const cookie = await shop.login()
  const made: { id: number; rev: string }[] = []
  const ok = async (answer: Promise<Response>) => expect((await answer).status).toBeLessThan(300)
  const said = async (headers: Record<string, string>) => {
    const { data } = await (await shop.request('/api/init', { headers })).json()
    return data.filter(({ url }: { url: string }) => url !== '/users/me')
  }
  const steps = [
    ...['Erstes', 'Zweites', 'Drittes'].map(name => async () => {
      const { data } = await (await shop.request('/api/tags', json('POST', { name }, { cookie }))).json()
      made.push(data)
    }),
    () =>
      ok(shop.request(`/api/tags/${made[0]?.id}`, json('PUT', { ...made[0], name: 'Erstes, berichtigt' }, { cookie }))),
    () => ok(shop.request(`/api/tags/${made[1]?.id}?rev=${made[1]?.rev}`, json('DELETE', undefined, { cookie }))),
    async () => {
      const { data } = await (await shop.request('/api/config', { headers: { cookie } })).json()
      await ok(shop.request('/api/config', json('POST', { rev: data.rev, shopName: 'Ganz anders' }, { cookie })))
    },
  ]
  const kept: unknown[] = []
  for (const step of steps) {
    await step()
    kept.splice(0, 2, await said({}), await said({ cookie }))
  }
  await shop.restart()
  expect(kept).toEqual([await said({}), await said({ cookie })])
  const told = JSON.stringify(kept)
  expect(
    ['Erstes, berichtigt', 'Drittes', 'Ganz anders', 'Zweites', 'Erstes'].filter(word => told.includes(`"${word}"`)),
  ).toEqual(['Erstes, berichtigt', 'Drittes', 'Ganz anders'])
})
