import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRASH_DAYS } from '../../../../schema/base/history.ts'
import { emptyTrash } from '../../../../server/base/documents/trash.ts'
import { sweepPictures } from '../../../../server/base/media/gonePictures.ts'
import { openLibrary } from '../../catalogue/images/library.ts'
import { pictureOf } from './guestFiles.ts'

const DAY_MS = 24 * 3_600_000
let library: Awaited<ReturnType<typeof openLibrary>>
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.shop.close())

const put = async (path: string, changes: object) => {
  const { rev } = (await library.call('GET', path)).body.data
  expect((await library.call('PUT', path, { ...changes, rev })).status).toBe(200)
}
const remove = async (id: number) => {
  const { rev } = (await library.call('GET', `/api/images/${id}`)).body.data
  expect((await library.call('DELETE', `/api/images/${id}`, { rev })).status).toBeLessThan(300)
}
const made = async (side: number) => {
  const { id } = (await library.make(await pictureOf(side).jpeg().toBuffer())).body.data
  const asked = async (size: string) => (await library.shop.request(`/image/${size}${id}-1.jpg`)).status
  const files = () =>
    ['original', 'tiny'].flatMap(size =>
      readdirSync(join(library.shop.dataDir, 'images', size)).filter(name => name.startsWith(`${id}-`)),
    )
  return { id: Number(id), asked, files, ref: { id, version: 1, extension: 'jpg' } }
}

test('A deleted picture is gone from its addresses, and brought back from the trash it is there again', async () => {
  const { id, asked, files } = await made(31)
  const other = await made(32)
  expect(await asked('tiny/')).toBe(200)
  await remove(id)
  const gone = await library.shop.request(`/image/tiny/${id}-1.jpg`)
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'no-store'])
  expect(await asked('')).toBe(410)
  expect(await other.asked('tiny/')).toBe(200)
  expect(files()).toHaveLength(2)
  expect((await library.call('POST', `/api/images/${id}/restore`, {})).status).toBe(200)
  expect(await asked('tiny/')).toBe(200)
})

test('A deleted picture that something still shows stays until nothing does', async () => {
  const { id, asked, ref } = await made(33)
  await put('/api/branches/1', { logo: ref })
  await remove(id)
  expect(await asked('tiny/')).toBe(200)
  await put('/api/branches/1', { logo: null })
  expect(await asked('tiny/')).toBe(410)
})

test('Its files leave the disk with the trash, and no others', async () => {
  const { id, asked, files } = await made(34)
  const kept = await made(35)
  await asked('tiny/')
  await kept.asked('tiny/')
  await remove(id)
  expect(await sweepPictures(library.shop.deps)).toBe(0)
  library.shop.clock.advance((TRASH_DAYS + 1) * DAY_MS)
  await emptyTrash(library.shop.deps)
  await sweepPictures(library.shop.deps)
  expect(files()).toEqual([])
  expect(kept.files()).toHaveLength(2)
  expect(await asked('tiny/')).toBe(410)
  expect(await kept.asked('tiny/')).toBe(200)
})
