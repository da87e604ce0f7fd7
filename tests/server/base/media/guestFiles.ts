import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { UploadRef } from '../../../../schema/base/uploads.ts'
import { json, type Shop } from '../../../support/shop.ts'

/** Files as guests have them, and worse ones. */

export const dataUrl = (bytes: Uint8Array, type = 'application/octet-stream'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

export async function post(shop: Shop, name: string, bytes: Uint8Array | string) {
  const data = typeof bytes === 'string' ? bytes : dataUrl(bytes)
  const response = await shop.request('/api/uploads', json('POST', { name, data }))
  return { status: response.status, headers: response.headers, body: await response.json() }
}

export const addressOf = ({ id, version, extension, publicHash }: UploadRef): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`

export const pictureOf = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#B4540A' } })

/** A photo that tells where it was taken, and lies on its side. */
export const photo = (): Promise<Buffer> =>
  pictureOf()
    .withExif({ IFD0: { Model: 'Geheimkamera', Orientation: '6' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Every accepted extension with bytes that are one. */
export async function oneOfEach(): Promise<Record<string, Buffer>> {
  const text = Buffer.from('Größe;Anzahl\r\n')
  const zip = (...names: string[]) => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from(names.join('\u0001'))])
  const jpeg = await pictureOf().jpeg().toBuffer()
  const ole = Buffer.from('d0cf11e0a1b11ae10000', 'hex')
  return {
    txt: text,
    csv: Buffer.from('Gr\xf6\xdfe;1', 'latin1'),
    gif: await pictureOf().gif().toBuffer(),
    jpg: jpeg,
    jpeg,
    png: await pictureOf().png().toBuffer(),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    mp4: Buffer.from('\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000', 'latin1'),
    mpeg: Buffer.from('000001ba4400', 'hex'),
    webm: Buffer.concat([Buffer.from('1a45dfa39f4286', 'hex'), Buffer.from('B\u0082\u0084webm')]),
    zip: zip('liste.txt'),
    pdf: Buffer.from('%PDF-1.7\n%%EOF'),
    doc: ole,
    docx: zip('[Content_Types].xml', 'word/document.xml'),
    xls: ole,
    xlsx: zip('[Content_Types].xml', 'xl/workbook.xml'),
    ppt: ole,
    pptx: zip('[Content_Types].xml', 'ppt/presentation.xml'),
  }
}

/** A black PNG of these measures: megapixels in a few kilobytes. */
export function declaredPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
