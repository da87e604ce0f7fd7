import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureOf } from '../../base/media/guestFiles.ts'
import { librarian, openLibrary } from './library.ts'

let library: Awaited<ReturnType<typeof openLibrary>>
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.shop.close())

const bytesAt = async (path: string) => Buffer.from(await (await library.shop.request(path)).arrayBuffer())
const read = async (path: string) => (await library.call('GET', path)).body.data
const put = async (path: string, changes: object) => {
  const { rev } = await read(path)
  const answer = await library.call('PUT', path, { ...changes, rev })
  expect(answer.status).toBe(200)
}
const refOf = ({ id, version, extension }: { id: number; version: number; extension: string }) => ({
  id,
  version,
  extension,
})

test('Another file is the next version under an address of its own; what was kept of the former one is not stale', async () => {
  const { id, rev } = (await library.make(await pictureOf(200, 100).jpeg().toBuffer(), { name: 'Torte.jpg' })).body.data
  const former = await bytesAt(`/image/tiny/${id}-1.jpg`)
  const { status, body } = await library.replace(id, await pictureOf(120, 90).png().toBuffer())
  expect(status).toBe(200)
  expect(body.data).toEqual({
    id,
    rev: expect.not.stringMatching(rev),
    name: 'Torte',
    alt: '',
    version: 2,
    extension: 'png',
    width: 120,
    height: 90,
  })
  expect((await sharp(await bytesAt(`/image/small/${id}-2.png`)).metadata()).width).toBe(120)
  expect((await bytesAt(`/image/tiny/${id}-1.jpg`)).equals(former)).toBe(true)
})

test('Whoever shows the picture shows the new one: the product, the branch and the settings, and guests get it', async () => {
  const other = (await library.make(await pictureOf(33).jpeg().toBuffer())).body.data
  const made = (await library.make(await pictureOf(34).jpeg().toBuffer())).body.data
  await put('/api/products/1', { images: [refOf(other), refOf(made)] })
  await put('/api/branches/1', { logo: refOf(made) })
  await put('/api/config/1', { favicon: refOf(made) })
  const untouched = await read('/api/products/2')
  const { data } = (await library.replace(made.id, await pictureOf(35).webp().toBuffer())).body
  const image = { id: made.id, version: 2, extension: 'webp' }
  expect(refOf(data)).toEqual(image)
  expect((await read('/api/products/1')).images).toEqual([refOf(other), image])
  expect((await read('/api/branches/1')).logo).toEqual(image)
  expect((await read('/api/config/1')).favicon).toEqual(image)
  expect(await read('/api/products/2')).toEqual(untouched)
  const guest = await (await library.shop.request('/api/products/1')).json()
  expect(guest.data.images[1]).toEqual(image)
})

test('The focus of a picture is everywhere it is shown, also where its keeper may change nothing, and is taken back there', async () => {
  const made = (await library.make(await pictureOf(51).jpeg().toBuffer())).body.data
  const alt = 'Eine Torte'
  const block = { type: 'hero', key: 'a', value: { title: 'Torten', image: { ...refOf(made), alt }, links: [] } }
  await put('/api/products/4', { images: [refOf(made)] })
  const { id } = (await library.call('POST', '/api/blocks', { identifier: 'torten', name: 'Torten', block })).body.data
  const untouched = await read('/api/products/2')
  const shown = async () => [
    (await (await library.shop.request('/api/products/4')).json()).data.images[0].focus,
    (await read(`/api/blocks/${id}`)).block.value.image,
  ]
  const focus = { x: 0.25, y: 0.9 }
  await put(`/api/images/${made.id}`, { focus })
  expect(await shown()).toEqual([focus, { ...refOf(made), alt, focus }])
  expect((await read('/api/products/4')).images[0]).toEqual({ ...refOf(made), focus })
  expect(await read('/api/products/2')).toEqual(untouched)
  await library.replace(made.id, await pictureOf(52).jpeg().toBuffer())
  expect((await read('/api/products/4')).images).toEqual([{ ...refOf(made), version: 2, focus }])
  await put(`/api/images/${made.id}`, { focus: null })
  expect((await shown())[0] ?? null).toBeNull()
  const { rev } = await read(`/api/images/${made.id}`)
  const outside = await library.call('PUT', `/api/images/${made.id}`, { focus: { x: 1.2, y: 0 }, rev })
  expect([outside.status, outside.body.errors[0].field]).toEqual([422, 'focus.x'])
})

test('An editor, who may change no product, replaces a picture and the product shows it', async () => {
  const made = (await library.make(await pictureOf(36).jpeg().toBuffer())).body.data
  await put('/api/products/3', { images: [refOf(made)] })
  const users = await library.call('GET', '/api/users')
  const employee = users.body.data.find((user: { username: string }) => user.username === 's.gruber')
  await put(`/api/users/${employee.id}`, { roles: ['ROLE_EDITOR'] })
  const editor = librarian(library.shop, await library.shop.loginAs('s.gruber'))
  const product = await read('/api/products/3')
  expect((await editor.call('PUT', '/api/products/3', { name: 'Meins', rev: product.rev })).status).toBe(403)
  expect((await editor.replace(made.id, await pictureOf(37).jpeg().toBuffer())).status).toBe(200)
  expect((await read('/api/products/3')).images).toEqual([{ id: made.id, version: 2, extension: 'jpg' }])
})

test('The same file again changes nothing: the answer before was lost', async () => {
  const { id } = (await library.make(await pictureOf(38).jpeg().toBuffer())).body.data
  const other = await pictureOf(39).jpeg().toBuffer()
  const [first, again] = [await library.replace(id, other), await library.replace(id, other)]
  expect([first.body.data.version, again.status, again.body.data]).toEqual([2, 200, first.body.data])
})

test('The former bytes are no picture any more: taken in again they are a new one', async () => {
  const bytes = await pictureOf(40).jpeg().toBuffer()
  const { id } = (await library.make(bytes)).body.data
  await library.replace(id, await pictureOf(41).jpeg().toBuffer())
  const again = await library.make(bytes)
  expect(again.status).toBe(201)
  expect(again.body.data.id).not.toBe(id)
})

test('A picture may be given the bytes of another one, which stays the one they are found under', async () => {
  const bytes = await pictureOf(42).jpeg().toBuffer()
  const first = (await library.make(bytes)).body.data
  const second = (await library.make(await pictureOf(43).jpeg().toBuffer())).body.data
  expect((await library.replace(second.id, bytes)).body.data).toMatchObject({ id: second.id, version: 2 })
  expect((await library.make(bytes)).body.data.id).toBe(first.id)
})

test('No picture: 404 for what is not there, and bytes that are none leave the picture as it is', async () => {
  const made = (await library.make(await pictureOf(44).jpeg().toBuffer())).body.data
  expect((await library.replace(987_654, await pictureOf(45).jpeg().toBuffer())).status).toBe(404)
  const { status, body } = await library.replace(made.id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  expect([status, body.errors[0].code, body.errors[0].field]).toEqual([422, 'pictureUnreadable', 'data'])
  expect(await read(`/api/images/${made.id}`)).toEqual(made)
})
