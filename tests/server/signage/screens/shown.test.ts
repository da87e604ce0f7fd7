import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBackground } from '../../../../server/background.ts'
import { askOf } from '../../../support/counter.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

/** More than are written at once. */
const SCREENS = 60

test('A change of a scene is at every TV of a large house after one look, and those that do not show it are left alone', async () => {
  const cookie = await shop.login()
  const ask = async (path: string, method?: string, body?: object) => {
    const init = method && body ? json(method, body, { cookie }) : { headers: { cookie } }
    return (await askOf(shop, `/api/${path}`, init)).body.data
  }
  const tv = { branch: 1, orientation: 'landscape', volume: 0, isEnabled: true }
  const ids: number[] = []
  for (let number = 1; number <= SCREENS; number += 1) {
    const own = { identifier: `tv-${number}`, name: `TV ${number}`, streams: number === SCREENS ? [] : [1] }
    ids.push((await ask('digital-signage-devices', 'POST', { ...tv, ...own })).id)
  }
  const background = createBackground(shop.deps)
  await background.tick()
  const scene = (id: number) => shop.storage.read.documents.entry(`screen-${id}`, 'scene', 1)
  const { rev, name } = await ask('scenes/1')
  await ask('scenes/1', 'PUT', { rev, name: `${name} neu` })
  await background.tick()
  const names: unknown[] = []
  for (const id of ids) names.push(JSON.parse((await scene(id))?.body ?? '{}').name)
  expect(names).toEqual([...ids.slice(1).map(() => `${name} neu`), undefined])
})
