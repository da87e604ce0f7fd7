import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '../../../../schema/base/uploads.ts'
import { json } from '../../../support/shop.ts'
import { dataUrl, declaredPng, photo, pictureOf } from '../../base/media/guestFiles.ts'
import { librarian, openLibrary } from './library.ts'

let library: Awaited<ReturnType<typeof openLibrary>>
beforeAll(async () => {
  library = await openLibrary()
})
afterAll(() => library.shop.close())

const ask = async (path: string) => {
  const response = await library.shop.request(path)
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const originals = () => readdirSync(join(library.shop.dataDir, 'images', 'original'))

describe('A picture that staff take in', () => {
  test('is a document with its measures, and there in every size', async () => {
    const { status, body } = await library.make(await pictureOf(900, 600).jpeg().toBuffer(), {
      name: 'Apfelstrudel.JPG',
    })
    expect(status).toBe(201)
    const { id, rev, ...rest } = body.data
    expect(rest).toEqual({ name: 'Apfelstrudel', alt: '', version: 1, extension: 'jpg', width: 900, height: 600 })
    expect((await library.call('GET', `/api/images/${id}`)).body.data).toEqual({ id, rev, ...rest })
    for (const [size, width] of [
      ['thumbnail', 128],
      ['tiny', 256],
      ['small', 640],
      ['large', 900],
    ] as const)
      expect([size, (await sharp((await ask(`/image/${size}/${id}-1.jpg`)).bytes).metadata()).width]).toEqual([
        size,
        width,
      ])
  })

  test('may come in parts, under the id it has then', async () => {
    const bytes = await pictureOf(31).png().toBuffer()
    await library.call('PUT', '/api/uploads/parts/901', { offset: 0, data: dataUrl(bytes) })
    const parts = { id: 901, bytes: bytes.length }
    const { status, body } = await library.call('POST', '/api/images', { id: 901, name: 'Torte.png', parts })
    expect([status, body.data.id, body.data.name]).toEqual([201, 901, 'Torte'])
    const nothing = await library.call('POST', '/api/images', { name: 'Torte.png' })
    expect(nothing.status).toBe(422)
  })

  test('is drawn anew: upright, without the place, the camera and what was hung on behind', async () => {
    const { body } = await library.make(Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]))
    expect(body.data).toMatchObject({ width: 40, height: 60 })
    const { bytes } = await ask(`/image/${body.data.id}-1.jpg`)
    const { exif, orientation } = await sharp(bytes).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(bytes.includes('Geheimkamera') || bytes.includes('<script>')).toBe(false)
  })

  test('is what its bytes say, whatever its name says', async () => {
    const named = (name: string, bytes: Buffer) => library.make(bytes, { name })
    const made = [
      await named('a.jpg', await pictureOf(10).png().toBuffer()),
      await named('b.exe', await pictureOf(11).webp().toBuffer()),
      await named('c', await pictureOf(12).gif().toBuffer()),
      await named('../../etc/\u202Egnp.Torte.png', await pictureOf(13).jpeg().toBuffer()),
    ]
    expect(made.map(({ status, body }) => [status, body.data.extension, body.data.name])).toEqual([
      [201, 'png', 'a'],
      [201, 'webp', 'b'],
      [201, 'gif', 'c'],
      [201, 'jpg', 'gnp.Torte'],
    ])
  })

  test.each([
    [
      'a drawing, which can hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a document', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a picture cut off in its head', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['more than 40 megapixels', declaredPng(8000, 5001)],
  ])('is not %s: that is said at the field, and nothing is kept', async (_what, bytes) => {
    const before = originals()
    const { status, body } = await library.make(bytes, { name: 'Foto.png' })
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          code: 'pictureUnreadable',
          field: 'data',
          message:
            'Dieses Bild konnte nicht gelesen werden. Möglich sind JPEG, PNG, WebP und GIF mit höchstens 40 Megapixeln, aber keine Zeichnungen (SVG).',
        },
      ],
    ])
    expect(originals()).toEqual(before)
  })

  test('has at most 10 MB, and has to have bytes at all', async () => {
    const large = await library.make(Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a'))
    expect([large.status, large.body.errors]).toEqual([
      413,
      [{ code: 'uploadTooLarge', field: 'data', message: 'Die Datei ist zu groß. Möglich sind höchstens 10 MB.' }],
    ])
    const none = await library.call('POST', '/api/images', { name: 'Leer', width: 1, height: 1, extension: 'png' })
    expect([none.status, none.body.errors[0].field]).toEqual([422, 'data'])
  })
})

describe('Sent again', () => {
  test('a picture is the same one: its author made the id, and the answer before was lost', async () => {
    const bytes = await pictureOf(21).jpeg().toBuffer()
    const id = 2 ** 41 + 7
    const answers = [await library.make(bytes, { id }), await library.make(bytes, { id })]
    expect(answers.map(({ status, body }) => [status, body.data.id])).toEqual([
      [201, id],
      [200, id],
    ])
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data)
  })

  test('by somebody else under another name and id it is the picture that is there', async () => {
    const bytes = await pictureOf(22).jpeg().toBuffer()
    const first = await library.make(bytes, { name: 'Semmel.jpg' })
    const again = await library.make(bytes, { name: 'Brötchen.jpg', id: 2 ** 41 + 8 })
    expect([again.status, again.body.data]).toEqual([200, first.body.data])
    expect((await library.call('GET', `/api/images/${2 ** 41 + 8}`)).status).toBe(404)
  })

  test('four times at once it is made once', async () => {
    const bytes = await pictureOf(23).jpeg().toBuffer()
    const answers = await Promise.all(Array.from({ length: 4 }, () => library.make(bytes)))
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('other bytes under the id of another picture are refused, and that picture keeps its own', async () => {
    const id = 2 ** 41 + 9
    const bytes = await pictureOf(24).png().toBuffer()
    await library.make(bytes, { id })
    const before = (await ask(`/image/${id}-1.png`)).bytes
    expect((await library.make(await pictureOf(25).png().toBuffer(), { id })).status).toBe(409)
    expect((await ask(`/image/${id}-1.png`)).bytes.equals(before)).toBe(true)
  })

  test('after it was deleted it is made anew', async () => {
    const bytes = await pictureOf(26).jpeg().toBuffer()
    const first = await library.make(bytes)
    await library.call('DELETE', `/api/images/${first.body.data.id}`)
    const again = await library.make(bytes)
    expect(again.status).toBe(201)
    expect(again.body.data.id).not.toBe(first.body.data.id)
    expect((await library.make(bytes)).body.data.id).toBe(again.body.data.id)
  })

  test('after the server was ended and started it is still known', async () => {
    const bytes = await pictureOf(27).jpeg().toBuffer()
    const first = await library.make(bytes)
    await library.shop.restart()
    const again = await library.make(bytes)
    expect([again.status, again.body.data.id]).toEqual([200, first.body.data.id])
    expect(existsSync(join(library.shop.dataDir, 'images', 'original', `${first.body.data.id}-1.jpg`))).toBe(true)
  })
})

describe('Who may', () => {
  test('a guest and who may not keep pictures take in and replace none, and nothing is received of them', async () => {
    const body = { name: 'a.jpg', data: dataUrl(await pictureOf(31).jpeg().toBuffer()) }
    expect((await library.shop.request('/api/images', json('POST', body))).status).toBe(401)
    expect((await library.shop.request('/api/images/1/file', json('PUT', body))).status).toBe(401)
    const employee = librarian(library.shop, await library.shop.loginAs('s.gruber'))
    const before = originals()
    expect((await employee.make(await pictureOf(31).jpeg().toBuffer())).status).toBe(403)
    expect((await employee.replace(1, await pictureOf(31).jpeg().toBuffer())).status).toBe(403)
    expect(originals()).toEqual(before)
  })
})
