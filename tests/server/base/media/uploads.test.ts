import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES, uploadTypes } from '../../../../schema/base/uploads.ts'
import { json, openShop, type Shop } from '../../../support/shop.ts'
import { addressOf, dataUrl, declaredPng, oneOfEach, photo, pictureOf, post } from './guestFiles.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('Upload: create with a data-URL payload (upload entity returned)', () => {
  test('id, version, extension, publicHash, mimeType, name', async () => {
    const { status, body } = await post(shop, 'Urlaub am See.JPG', await photo())
    expect(status).toBe(201)
    expect(body.data).toEqual({
      id: expect.any(Number),
      version: 1,
      extension: 'jpg',
      publicHash: expect.stringMatching(/^[0-9a-f]{48}$/),
      mimeType: 'image/jpeg',
      name: 'Urlaub am See.jpg',
    })
  })

  test('accepted types are those of the specification, each known by its bytes', async () => {
    const files = await oneOfEach()
    expect(Object.keys(files)).toEqual(Object.keys(uploadTypes))
    for (const [extension, bytes] of Object.entries(files))
      expect([extension, (await post(shop, `a.${extension}`, bytes)).status]).toEqual([extension, 201])
  })

  test('bytes that are of every other type than the name says are refused', async () => {
    const files = await oneOfEach()
    const alike = [
      ['jpg', 'jpeg'],
      ['doc', 'xls', 'ppt'],
      ['txt', 'csv', 'svg'],
      ['zip', 'docx', 'xlsx', 'pptx'],
    ]
    const mixed = Object.keys(files).flatMap(name =>
      Object.keys(files)
        .filter(content => name !== content && !alike.some(group => group.includes(name) && group.includes(content)))
        .map(content => [name, content] as const),
    )
    for (const [name, content] of mixed) {
      const { status, body } = await post(shop, `a.${name}`, files[content] as Buffer)
      expect([name, content, status]).toEqual([name, content, 422])
      expect(body.errors).toEqual([
        {
          code: 'uploadUnreadable',
          message: 'Die Datei konnte nicht verarbeitet werden. Vielleicht ist sie zu groß oder von unbekanntem Typ.',
          field: 'data',
        },
      ])
    }
  })

  test.each([
    ['a page named as a picture', 'a.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a picture that is a drawing in disguise',
      'a.gif',
      Buffer.from('GIF89a <svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a picture cut off in its head', 'a.png', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['an archive named as a document', 'a.docx', Buffer.from('504b030414000000', 'hex')],
    ['a program named as text', 'a.txt', Buffer.from('4d5a900003000000', 'hex')],
    ['text with bytes no text has', 'a.csv', Buffer.from('a;b\u0000c')],
    ['a script without an angle bracket named as a drawing', 'a.svg', Buffer.from('alert(1)')],
    ['nothing', 'a.txt', Buffer.alloc(0)],
  ])('refuses %s', async (_what, name, bytes) => {
    const { status, body } = await post(shop, name, bytes)
    expect([status, body.errors[0].code]).toEqual([422, 'uploadUnreadable'])
  })

  test.each(['a.exe', 'a.html', 'a.webp', 'a', 'png', 'a.png.', 'a.constructor', '.htaccess'])(
    'refuses the name %s',
    async name => {
      const { status, body } = await post(shop, name, await pictureOf().png().toBuffer())
      expect([status, body.errors[0].code, body.errors[0].field]).toEqual([422, 'uploadType', 'name'])
    },
  )

  test.each([
    ['no data-URL', 'https://example.com/a.png'],
    ['not base64', 'data:text/plain,hallo'],
    ['broken base64', 'data:text/plain;base64,a?b='],
    ['base64 cut off', 'data:text/plain;base64,aGFsbG'],
    ['a head without an end', `data:${'a'.repeat(5000)}`],
  ])('refuses what is %s', async (_what, data) => {
    expect((await post(shop, 'a.txt', data)).status).toBe(422)
  })

  test('a file of 10 MB is taken, one byte more is not', async () => {
    expect((await post(shop, 'a.txt', Buffer.alloc(MAX_UPLOAD_BYTES, 'a'))).status).toBe(201)
    const { status, body } = await post(shop, 'a.txt', Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'a'))
    expect([status, body.errors[0].message]).toEqual([413, 'Die Datei ist zu groß. Möglich sind höchstens 10 MB.'])
  })

  test('a larger body is not even read, and other calls take no such bodies', async () => {
    expect((await post(shop, 'a.txt', Buffer.alloc(MAX_UPLOAD_BYTES + 8192, 'a'))).status).toBe(413)
    const quote = await shop.request('/api/quote', json('POST', { data: dataUrl(Buffer.alloc(300_000)) }))
    expect(quote.status).toBe(413)
  })

  test('a picture of 40 megapixels is taken, one line more is not', async () => {
    expect((await post(shop, 'a.png', declaredPng(8000, 5000))).status).toBe(201)
    expect((await post(shop, 'a.png', declaredPng(8000, 5001))).status).toBe(422)
    expect((await post(shop, 'a.png', declaredPng(30_000, 30_000))).status).toBe(422)
  })

  test('a name keeps no folder and nothing invisible', async () => {
    const { body } = await post(shop, '../../etc/\u202Egnp.\u0007"Torte".png', await pictureOf().png().toBuffer())
    expect(body.data.name).toBe('gnp.Torte.png')
  })

  test('beyond a bound per minute and address the answer is 429', async () => {
    const limited = await openShop({ rateLimits: true })
    try {
      const answers: number[] = []
      for (let count = 0; count < 61; count += 1) answers.push((await post(limited, 'a.txt', Buffer.from('a'))).status)
      expect([answers.slice(0, 60).every(status => status === 201), answers[60]]).toEqual([true, 429])
    } finally {
      await limited.close()
    }
  })
})

describe('A kept picture', () => {
  test('is drawn anew: upright, without position, camera, and what was hung on behind', async () => {
    const hidden = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')])
    const { body } = await post(shop, 'a.jpg', hidden)
    const bytes = await bytesOf(await shop.request(addressOf(body.data)))
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 40,
      height: 60,
      exif: undefined,
      orientation: undefined,
    })
    expect(bytes.includes('Geheimkamera') || bytes.includes('<script>')).toBe(false)
    expect((await photo()).includes('Geheimkamera')).toBe(true)
  })

  test('is at most 4096 pixels long, and a moving one keeps moving', async () => {
    const large = await post(shop, 'a.png', await pictureOf(5000, 100).png().toBuffer())
    expect((await sharp(await bytesOf(await shop.request(addressOf(large.body.data)))).metadata()).width).toBe(4096)
    const frames = await Promise.all(['#f00', '#0f0'].map(background => solid(background)))
    const film = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const moving = await post(shop, 'a.gif', film)
    expect((await sharp(await bytesOf(await shop.request(addressOf(moving.body.data)))).metadata()).pages).toBe(2)
  })

  test('is shown with its type, kept privately for ever, and has a preview', async () => {
    const { body } = await post(shop, 'a.png', await pictureOf(1000, 500).png().toBuffer())
    const response = await shop.request(addressOf(body.data))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const { publicHash, id } = body.data
    for (let time = 0; time < 2; time += 1) {
      const preview = await shop.request(`/upload/${publicHash}/preview/${id}-1.jpg`)
      expect(preview.headers.get('content-type')).toBe('image/jpeg')
      expect((await sharp(await bytesOf(preview)).metadata()).width).toBe(480)
    }
  })
})

const solid = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

describe('A kept file that is no picture', () => {
  test.each(Object.keys(uploadTypes).filter(type => !['gif', 'jpg', 'jpeg', 'png'].includes(type)))(
    '%s is handed over, never shown',
    async extension => {
      const { body } = await post(shop, `Mein (Plan) ü.${extension}`, (await oneOfEach())[extension] as Buffer)
      const response = await shop.request(addressOf(body.data))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''Mein%20%28Plan%29%20%C3%BC.${extension}`,
      )
      expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-type')).not.toMatch(/svg|html|xml$/)
      expect((await shop.request(`/upload/${body.data.publicHash}/preview/${body.data.id}-1.jpg`)).status).toBe(404)
    },
  )
})

describe('Who has no key finds nothing', () => {
  test('a wrong hash, a shorter or longer one, another version, another extension, another id are all the same 404', async () => {
    const { body } = await post(shop, 'a.png', await pictureOf().png().toBuffer())
    const { id, publicHash } = body.data
    const other = `${publicHash.slice(0, -1)}${publicHash.endsWith('0') ? '1' : '0'}`
    const paths = [
      `/upload/${other}/${id}-1.png`,
      `/upload/${publicHash.slice(0, 47)}/${id}-1.png`,
      `/upload/${publicHash}0/${id}-1.png`,
      `/upload/${publicHash}/${id}-2.png`,
      `/upload/${publicHash}/${id}-1.jpg`,
      `/upload/${publicHash}/${id + 100_000}-1.png`,
      `/upload/${other}/preview/${id}-1.jpg`,
      `/upload/${publicHash}/preview/${id}-1.png`,
    ]
    const answers = await Promise.all(paths.map(async path => (await shop.request(path)).text()))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('notFound')
    expect((await shop.request(`/upload/${publicHash}/${id}-1.png`)).status).toBe(200)
  })

  test.each([
    '/upload',
    '/upload/',
    '/upload/x/..%2f..%2fbusiness.sqlite',
    '/upload/..%2f..%2fbusiness.sqlite/1-1.png',
    '/upload/x/1-1.sqlite',
    `/upload/${'a'.repeat(3000)}/1-1.png`,
    '/upload/%00/1-1.png',
  ])('%s lists and opens nothing', async path => expect((await shop.request(path)).status).toBe(404))

  test('nor is the library listed for guests', async () =>
    expect((await shop.request('/api/uploads')).status).toBe(401))
})
