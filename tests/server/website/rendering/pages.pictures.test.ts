import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../../../support/shop.ts'
import { block } from '../../../support/website/blocks.ts'
import { openWebsite, type TestWebsite } from '../../../support/website/website.ts'
import { dataUrl, pictureOf } from '../../base/media/guestFiles.ts'

let website: TestWebsite
beforeAll(async () => {
  website = await openWebsite()
})
afterAll(() => website.shop.close())

const statusOf = async (path: string) => (await website.request(path)).status
/** Every address a page has of the picture, in every size. */
const addressesOf = (id: number, html: string) =>
  [...new Set(html.match(/\/image\/[a-z]+\/\d+-\d+\.[a-z]+/g))].filter(address => address.includes(`/${id}-`))

test('A picture that is deleted while pages show it stays whole for their guests, alone, in a gallery and in its file', async () => {
  const bytes = await pictureOf(700, 500).jpeg().toBuffer()
  const taken = await website.request(
    '/api/images',
    json('POST', { name: 'Sieger.jpg', data: dataUrl(bytes) }, { cookie: website.cookie }),
  )
  const { id, version, extension } = (await taken.json()).data
  const image = { id, version, extension, alt: 'Die Sieger' }
  const body = [block('a', 'images', { title: 'Eindrücke', images: [image] })]
  await website.site('sieg', { type: 'news', content: { image, body: [], images: [] } })
  await website.site('eindruecke', { content: { body, images: [] } })
  await website.site('fest', { type: 'gallery', content: { body: [], images: [image] } })
  const gone = await website.request(`/api/images/${id}`, { method: 'DELETE', headers: { cookie: website.cookie } })
  expect(gone.status).toBe(200)
  expect(await statusOf(`/api/images/${id}`)).not.toBe(200)

  for (const path of ['/sieg', '/eindruecke', '/fest']) {
    const answer = await website.request(path)
    const html = await answer.text()
    expect([path, answer.status, html.includes('Die Sieger')]).toEqual([path, 200, true])
    const addresses = addressesOf(id, html)
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of addresses) expect([address, await statusOf(address)]).toEqual([address, 200])
  }
  const packed = await website.request('/custom/images.zip', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: `image_ids[]=${id}`,
  })
  const file = Buffer.from(await packed.arrayBuffer())
  expect([packed.status, file.includes('Die Sieger')]).toEqual([200, true])
})
