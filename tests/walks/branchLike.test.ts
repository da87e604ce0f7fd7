import { expect, test } from 'vitest'
import { makeBranch } from '../../client/office/business/branch/makeBranch.ts'
import { createUndos } from '../../client/office/history/undo.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

const everything = { menus: true, stations: true, tables: true, printers: true, isHidden: true }

test('A branch is made like another one with menus, stations, tables and printers, even offline, and all of it is taken back as one', async () => {
  const shop = await openWalk()
  const [one, other] = [await openDesk(shop), await openDesk(shop)]
  await Promise.all([settled(one), settled(other)])
  const like = await one.row('branches', 1)
  const identifier = String(like.body['identifier'])
  const station = await one.office.save(
    'stations',
    null,
    { name: 'Ofen', branch: 1, categories: [], isEverything: true },
    null,
  )
  await one.office.save('tables', null, { identifier: `${identifier}-t1`, name: 'Tisch 1', branch: 1, seats: 4 }, null)
  const machine = { kind: 'star-cloudprnt', printsTickets: true, printsReceipts: false, printOn: 'placed', copies: 1 }
  const paper = { columns: '48', codePage: 'cp858', isEnabled: true, keyVersion: 3, note: '' }
  const printer = { name: 'Küche', branch: 1, ...machine, ...paper, stations: [station.id] }
  await one.office.save('printers', null, printer, null)
  await settled(one)

  one.device.network(false)
  const wish = { ...everything, name: 'Bäckerei am Markt' }
  const { saved, deeds, under } = await makeBranch(one.office, like, wish, 'Filiale Bäckerei am Markt angelegt.')
  expect(saved.body).toMatchObject({ identifier: 'baeckerei-am-markt', isPublic: false, street: '' })
  expect(saved.body['openingHours']).toEqual(like.body['openingHours'])
  const undos = createUndos(one.office)
  expect(undos.did(deeds, under)).toBe(true)
  one.device.network(true)
  await settled(one)

  const branch = saved.id
  const ofIt = async (type: string) =>
    (await present(other.office.list(type, { parent: `branches:${branch}`, limit: 9 }), ({ total }) => total === 1))
      .rows[0]?.body
  expect(await ofIt('tables')).toMatchObject({ identifier: 'baeckerei-am-markt-t1', name: 'Tisch 1', branch })
  expect(await ofIt('stations')).toMatchObject({ name: 'Ofen', branch })
  const made = await ofIt('printers')
  expect(made).toMatchObject({ isEnabled: false, keyVersion: 1, fallback: null, branch })
  expect(made?.['stations']).toEqual([
    (
      await present(
        other.office.list('stations', { parent: `branches:${branch}`, limit: 9 }),
        ({ total }) => total === 1,
      )
    ).rows[0]?.id,
  ])
  expect((await other.row('menus', 1)).body['branches']).toEqual([1, branch])

  await undos.undo()
  await settled(one)
  await present(other.office.list('printers', { parent: `branches:${branch}`, limit: 9 }), ({ total }) => total === 0)
  await present(other.office.get('menus', 1), ({ body }) => !(body['branches'] as number[]).includes(branch))
  expect(one.office.get('branches', branch).get()).toBeNull()
})

test('What was not wished for is left where it is: a branch alone has neither tables nor menus, and may be public at once', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const like = await desk.row('branches', 1)
  const nothing = { menus: false, stations: false, tables: false, printers: true, isHidden: false }
  const { saved, deeds } = await makeBranch(
    desk.office,
    like,
    { ...nothing, name: 'Allein' },
    'Filiale Allein angelegt.',
  )
  expect(deeds.map(({ entity }) => entity.type)).toEqual(['branches'])
  expect(saved.body['isPublic']).toBe(like.body['isPublic'])
})
