import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../../../../client/data/engine/snapshot.ts'
import { createCatalogue } from '../../../../client/data/shop/catalogue.ts'
import { keepForNextVisit } from '../../../../client/data/shop/keptCatalogue.ts'
import { startPublicReplica } from '../../../../client/data/shop/publicReplica.ts'
import { device, until } from '../../../support/device.ts'
import { openPhone, openWalk, type Phone } from '../../../support/walk.ts'

const HOUR_MS = 3_600_000

/** What the pages of a device lay for its next visit. */
function shelf() {
  const texts: string[] = []
  const did: string[] = []
  const next: Parameters<typeof keepForNextVisit>[2] = {
    async lay(_cacheName, text, isChanged) {
      const former = texts.at(-1)
      did.push(former === undefined ? 'first text' : isChanged(former) ? 'other text' : 'same text')
      texts.push(text)
    },
    async keepPage() {
      did.push('page')
    },
  }
  const laid = (): Snapshot => JSON.parse(texts.at(-1) ?? 'null')
  return { texts, did, next, laid }
}

/** The first visit, kept on the device. */
async function visited() {
  const shop = await openWalk()
  const phone = await openPhone(shop)
  const next = shelf()
  keepForNextVisit(phone.device.world, phone.catalogue, next.next)
  phone.device.pass(HOUR_MS)
  await phone.kept()
  return { shop, phone, next }
}
const productsOf = ({ catalogue }: Pick<Phone, 'catalogue'>) => catalogue.list('products')

describe('What a visit leaves for the next one', () => {
  test('paints everything at once, before any database is open', async () => {
    const { phone, next } = await visited()
    const catalogue = createCatalogue(next.laid())
    expect(productsOf({ catalogue })).toEqual(productsOf(phone))
    expect(catalogue.config()).toEqual(phone.catalogue.config())
    expect(catalogue.freshness()).toMatchObject({ source: 'device', asOf: expect.any(Number) })
    // Nothing may be filled from it: it knows no position in the server's feed.
    expect(catalogue.snapshot()).toBeNull()
  })

  test('is written once for many changes, and not again while nothing changes', async () => {
    const { phone, next } = await visited()
    expect(next.texts).toHaveLength(1)
    phone.catalogue.setFreshness({ online: false })
    phone.device.pass(HOUR_MS)
    expect(next.texts).toHaveLength(1)
    for (const id of [1, 2]) phone.catalogue.apply([{ type: 'products', id, rev: '9-z', body: null }])
    phone.device.pass(HOUR_MS)
    expect(next.texts).toHaveLength(2)
    const again = shelf()
    const back = createCatalogue(next.laid())
    keepForNextVisit(phone.device.world, back, again.next)
    phone.device.pass(HOUR_MS)
    expect(again.texts).toEqual([])
  })

  test('is the page of this visit too, after a text that says the same, and anew after each change', async () => {
    const { phone, next } = await visited()
    expect(next.did).toEqual(['first text', 'page'])
    phone.catalogue.apply([{ type: 'products', id: 1, rev: '9-z', body: null }])
    phone.device.pass(HOUR_MS)
    await phone.kept()
    expect(next.did).toEqual(['first text', 'page', 'other text', 'page'])
    // Who comes back to a page that was kept had not everything at first, and nothing has changed all the same.
    const excerpt = createCatalogue({ data: [], seq: '', at: 1, partial: true })
    keepForNextVisit(phone.device.world, excerpt, next.next)
    phone.device.pass(HOUR_MS)
    expect(next.did).toHaveLength(4)
    excerpt.load({ ...next.laid(), data: next.laid().data.toReversed(), at: 2 })
    phone.device.pass(HOUR_MS)
    await phone.kept()
    expect(next.did.slice(4)).toEqual(['same text', 'page'])
  })

  test('can stand in a page whatever a text says', async () => {
    const next = shelf()
    const at = device(await openWalk())
    const catalogue = createCatalogue({ seq: '1.e1', at: 1, data: [{ url: '/tags', data: [tag('</script><b>')] }] })
    keepForNextVisit(at.world, catalogue, next.next)
    at.pass(HOUR_MS)
    expect(next.texts[0]).not.toContain('<')
    expect(createCatalogue(next.laid()).list('tags')[0]?.name).toBe('</script><b>')
  })

  test('gives way to what the device’s database knows better, also without the server', async () => {
    const { phone, next } = await visited()
    const old = next.laid()
    phone.device.network(false)
    await phone.close()
    const data = old.data.map(entry =>
      entry.url === '/products' ? { ...entry, data: [{ ...productsOf(phone)[0], name: 'Alt', rev: '0-alt' }] } : entry,
    )
    const catalogue = createCatalogue({ ...old, data })
    expect(productsOf({ catalogue }).map(({ name }) => name)).toEqual(['Alt'])
    const replica = await startPublicReplica(phone.device.world, catalogue)
    expect(productsOf({ catalogue })).toEqual(productsOf(phone))
    // The page says so at once, whoever was the first to miss the server.
    expect(catalogue.freshness()).toMatchObject({ source: 'device', online: false })
    await replica.stop()
  })

  test.each([
    ['kept by the worker gives way to the device, which knows of later changes', -HOUR_MS, '0-anders', 'device'],
    ['drawn just now does not', HOUR_MS, '9-anders', 'page'],
    ['drawn just now gives way to what another page of the device has heard since', HOUR_MS, '0-anders', 'device'],
  ])('a page %s', async (_title, later, rev, winner) => {
    const { phone, next } = await visited()
    const asOf = phone.catalogue.freshness().asOf ?? 0
    const [first] = productsOf(phone)
    const { data } = next.laid()
    phone.device.network(false)
    await phone.close()
    const products = { url: '/products', data: [{ ...first, name: 'Anders', rev }] }
    const catalogue = createCatalogue({ data: [products], seq: '', at: asOf + later, partial: true })
    const replica = await startPublicReplica(phone.device.world, catalogue)
    expect(catalogue.get('products', first?.id ?? 0)?.name).toBe(winner === 'page' ? 'Anders' : first?.name)
    expect(catalogue.all()).toHaveLength(data.length)
    await replica.stop()
  })

  test('gives way to the server where the device holds nothing any more', async () => {
    const { shop, next } = await visited()
    const old = next.laid()
    const gone = { id: 99, rev: '1-a', name: 'Gibt es nicht mehr' }
    const data = old.data.map(entry => (entry.url === '/tags' ? { ...entry, data: [gone] } : entry))
    const catalogue = createCatalogue({ ...old, data: [...data, { url: '/tags', data: [gone] }] })
    const replica = await startPublicReplica(device(shop).world, catalogue)
    await until(catalogue.subscribe, () => catalogue.freshness().source !== 'device')
    expect(catalogue.get('tags', 99)).toBeUndefined()
    await replica.stop()
  })
})

const tag = (name: string) => ({ id: 1, rev: '1-a', name, image: null })
