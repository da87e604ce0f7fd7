import { expect, test } from 'vitest'
import { Refused } from '../../client/data/office/office.ts'
import { handOf } from '../support/hand.ts'
import { openDesk, openWalk, present, settled } from '../support/walk.ts'

test('What the entity’s shape does not allow is refused before it is saved, with the fields in German', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const refused = await desk.edit('products', 1, { price: -5, name: '' }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect((refused as Refused).problems).toEqual([
    expect.objectContaining({ field: 'name', message: 'Bitte füllen Sie dieses Feld aus.' }),
    expect.objectContaining({ field: 'price', message: 'Dieser Wert ist zu klein.' }),
  ])
  expect(desk.office.state().get()?.pending).toBe(0)
  expect((await desk.row('products', 1)).body['price']).toBe(120)
})

test('An edit that the server refuses comes back with its reason, nothing typed is lost, and others go on', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop, { cookie: await shop.loginAs('leitung') })
  await settled(desk)
  desk.device.network(false)
  // A manager of the first branch changes the second, which is not theirs, and then something that is.
  await desk.edit('branches', 2, { phone: '+43732999', description: 'Frisch renoviert' })
  await desk.edit('branches', 1, { phone: '+43732111' })
  desk.device.network(true)

  const [trouble] = await present(desk.office.troubles(), troubles => troubles.length > 0)
  expect(trouble).toMatchObject({
    kind: 'refused',
    type: 'branches',
    id: 2,
    mine: { phone: '+43732999', description: 'Frisch renoviert' },
    problems: [{ code: 'forbidden', message: 'Dafür fehlt Ihnen die Berechtigung.' }],
  })
  expect(trouble!.fields.toSorted()).toEqual(['description', 'phone'])
  await settled(desk)
  expect(await desk.row('branches', 1)).toMatchObject({ state: 'saved', body: { phone: '+43732111' } })
  expect(await desk.row('branches', 2)).toMatchObject({ state: 'refused', body: { phone: '+43732123456' } })
})

test('A value that is taken already is refused by the server and saved once it is corrected', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  await desk.edit('branches', 2, { identifier: 'stammhaus', city: 'Wels' })
  const [trouble] = await present(desk.office.troubles(), troubles => troubles.length > 0)
  expect(trouble).toMatchObject({ kind: 'refused', problems: [{ code: 'used', field: 'identifier' }] })
  await desk.office.settle(trouble!, { ...trouble!.mine, identifier: 'hauptbahnhof' })
  await settled(desk)
  expect(await desk.row('branches', 2)).toMatchObject({
    state: 'saved',
    body: { identifier: 'hauptbahnhof', city: 'Wels' },
  })
  expect(desk.office.troubles().get()).toEqual([])
})

test('Of many that were changed at once without network the refused ones are listed with their reason and mended, the others are saved', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const rows = [await desk.row('branches', 1), await desk.row('branches', 2)] as const
  desk.device.network(false)
  const under = { id: crypto.randomUUID(), name: '2 Filialen geändert' }
  const wanted = rows.map((base, index) => ({
    id: base.id,
    base,
    changes: index === 0 ? { identifier: 'zentrum' } : { city: 'Wels' },
  }))
  await desk.office.saveAll('branches', wanted, under)
  await (await handOf(shop)).put('branches', 2, { identifier: 'zentrum' })
  desk.device.network(true)
  const [trouble, ...others] = await present(desk.office.troubles(), troubles => troubles.length > 0)
  expect(others).toEqual([])
  expect(trouble).toMatchObject({ id: 1, problems: [{ code: 'used', field: 'identifier' }] })
  await desk.office.settle(trouble!, { ...trouble!.mine, identifier: 'altstadt' })
  await settled(desk)
  expect(await desk.row('branches', 1)).toMatchObject({ state: 'saved', body: { identifier: 'altstadt' } })
  expect(await desk.row('branches', 2)).toMatchObject({ state: 'saved', body: { identifier: 'zentrum', city: 'Wels' } })
})

test('A new document that is refused is kept with everything typed, and is made once it is corrected', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const { body: fields } = await desk.row('branches', 1)
  const made = await desk.office.save('branches', null, { ...fields, name: 'Messe' }, null)
  expect(made.id).toBeGreaterThan(2 ** 40)
  const [trouble] = await present(desk.office.troubles(), troubles => troubles.length > 0)
  expect(trouble).toMatchObject({ kind: 'refused', id: made.id, mine: { name: 'Messe' }, theirs: null, base: null })
  await desk.office.settle(trouble!, { identifier: 'messe' })
  await settled(desk)
  expect(await desk.row('branches', made.id)).toMatchObject({ state: 'saved', body: { identifier: 'messe' } })
})

test('Troubles survive the closing of the office', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  await desk.edit('branches', 2, { identifier: 'stammhaus' })
  const troubles = await present(desk.office.troubles(), list => list.length > 0)
  await desk.close()
  const again = await openDesk(shop, { at: desk.device })
  expect(again.office.troubles().get()).toEqual(troubles)
})

test('A sign-in that ran out stops nothing and loses nothing: after the next one everything goes on', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  await settled(desk)
  const cookie = await shop.login()
  desk.device.signIn('')
  desk.device.network(false)
  desk.device.network(true)
  await desk.edit('products', 1, { price: 130 })
  const state = await present(desk.office.state(), ({ signedOut }) => signedOut)
  expect(state).toMatchObject({ pending: 1, signedOut: true })
  expect(await desk.row('products', 1)).toMatchObject({ state: 'pending', body: { price: 130 } })
  desk.device.signIn(cookie)
  desk.office.resume()
  await settled(desk)
  expect(desk.office.state().get()).toMatchObject({ pending: 0, signedOut: false })
  expect(await desk.row('products', 1)).toMatchObject({ state: 'saved', body: { price: 130 } })
  // And live: the stream is this person's again, too.
  const colleague = await openDesk(shop)
  await colleague.edit('products', 2, { price: 200 })
  await present(desk.office.get('products', 2), ({ body }) => body['price'] === 200)
})
