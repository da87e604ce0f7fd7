import { expect, test } from 'vitest'
import { createCarts } from '../../client/data/shop/carts.ts'
import { priceCart } from '../../schema/ordering/pricing.ts'
import { device, until } from '../support/device.ts'
import { openDesk, openPhone, openWalk, type Phone, settled } from '../support/walk.ts'

/** What the open cart on this phone costs now: ids and amounts from the device, prices from its catalogue. */
async function cartTotal({ device: at, catalogue }: Phone, branch: number): Promise<number> {
  const cart = await createCarts(at.world).load(branch)
  if (!cart) throw new Error('There is no cart.')
  const pricing = priceCart({
    config: catalogue.config()!,
    branch: catalogue.get('branches', branch)!,
    product: id => catalogue.get('products', id),
    items: cart.items,
    mode: cart.mode,
    deliveryArea: null,
    day: '2026-06-16',
    donatee: null,
  })
  return pricing.totalGross
}

test('A price edited in the office while it was offline reaches an open cart after the office is back', async () => {
  const shop = await openWalk()
  const phone = await openPhone(shop)
  const desk = await openDesk(shop)
  const product = phone.catalogue.list('products').find(({ price, deposit }) => price > 100 && !deposit)!
  const branch = phone.catalogue.list('branches')[0]!.id
  await createCarts(phone.device.world).save({
    branch,
    items: [{ key: 'a', product: product.id, amount: 2, unit: product.unit, parts: {} }],
    mode: 'takeaway',
    deliveryArea: null,
    appointment: null,
    comment: '',
    donatee: null,
    table: null,
    updatedAt: phone.device.world.now(),
  })
  const before = await cartTotal(phone, branch)

  await settled(desk)
  desk.device.network(false)
  const row = await desk.edit('products', product.id, { price: product.price + 50 })
  expect(row.state).toBe('pending')
  expect((await desk.row('products', product.id)).body['price']).toBe(product.price + 50)
  expect(desk.office.state().get()).toMatchObject({ pending: 1 })
  expect(await cartTotal(phone, branch)).toBe(before)

  desk.device.network(true)
  await until(
    phone.catalogue.subscribe,
    () => phone.catalogue.get('products', product.id)?.price === product.price + 50,
  )
  expect(await cartTotal(phone, branch)).toBeGreaterThan(before)
  await settled(desk)
  expect((await desk.row('products', product.id)).state).toBe('saved')
})

test('A first visit fills the device from the page’s own snapshot and downloads the menu once', async () => {
  const shop = await openWalk()
  const phone = await openPhone(shop)
  await until(phone.catalogue.subscribe, () => phone.catalogue.freshness().source === 'live')
  const downloads = phone.device.asked.filter(path => path.startsWith('/api/init') || path.includes('since=0&'))
  expect(downloads).toEqual(['/api/init/guest'])
})

test('The next visit paints from the device, without the server, and says how old it is', async () => {
  const shop = await openWalk()
  const at = device(shop)
  const first = await openPhone(shop, at)
  await until(first.catalogue.subscribe, () => first.catalogue.freshness().source === 'live')
  const products = first.catalogue.list('products')
  const asOf = at.world.now()
  await first.kept()
  await first.close()

  at.network(false)
  at.pass(3_600_000)
  const second = await openPhone(shop, at, true)
  expect(second.catalogue.list('products')).toEqual(products)
  expect(second.catalogue.config()).toEqual(first.catalogue.config())
  expect(second.catalogue.freshness()).toMatchObject({ source: 'device', asOf })

  at.network(true)
  await until(second.catalogue.subscribe, () => second.catalogue.freshness().source === 'live')
  expect(second.catalogue.freshness()).toEqual({ source: 'live', asOf: at.world.now(), online: true })
})

test('A product taken off the menu by staff vanishes from open phones', async () => {
  const shop = await openWalk()
  const phone = await openPhone(shop)
  const desk = await openDesk(shop)
  const [kept, hidden, removed] = phone.catalogue.list('products')
  await desk.edit('products', hidden!.id, { isPublic: false })
  await desk.row('products', removed!.id)
  await desk.office.remove('products', removed!.id)
  await until(
    phone.catalogue.subscribe,
    () => !phone.catalogue.get('products', hidden!.id) && !phone.catalogue.get('products', removed!.id),
  )
  expect(phone.catalogue.get('products', kept!.id)).toBe(kept)
})
