import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitingRoom } from '../../../../server/base/media/keepUpload.ts'
import { removeLeftovers, sweepUploads, UPLOAD_EXPIRES_MS } from '../../../../server/base/media/uploadFiles.ts'
import { openShop, type Shop } from '../../../support/shop.ts'
import { addressOf, declaredPng, pictureOf, post } from './guestFiles.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const filesOnDisk = () =>
  readdirSync(join(shop.dataDir, 'uploads'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => entry.name)

describe('Files without an order', () => {
  test('expire after 24 hours, the file after its row, and those of an order stay', async () => {
    const own = await openShop()
    try {
      const kept = (await post(own, 'a.txt', Buffer.from('a'))).body.data
      await own.storage.write(({ uploads }) => uploads.attach(kept.id, 1))
      const waiting = (await post(own, 'b.png', await pictureOf().png().toBuffer())).body.data
      await own.request(`/upload/${waiting.publicHash}/preview/${waiting.id}-1.jpg`)
      own.clock.advance(UPLOAD_EXPIRES_MS)
      expect(await sweepUploads(own.deps)).toBe(0)
      own.clock.advance(1)
      expect(await sweepUploads(own.deps)).toBe(1)
      expect((await own.request(addressOf(waiting))).status).toBe(404)
      expect((await own.request(addressOf(kept))).status).toBe(200)
      expect(await removeLeftovers(own.deps)).toBe(0)
    } finally {
      await own.close()
    }
  })

  test('have a bounded room of bytes and of files: beyond it 503, unless older ones make place', async () => {
    const own = await openShop()
    const fill = (bytes: number, count = 1) =>
      own.storage.write(async ({ uploads, documents }) => {
        for (let index = 0; index < count; index += 1)
          await uploads.insert({
            id: await documents.count('id:uploads'),
            version: 1,
            extension: 'txt',
            publicHash: `hash${index}`,
            mimeType: 'text/plain',
            name: 'a.txt',
            bytes,
            order: null,
            createdAt: own.clock.now(),
          })
      })
    try {
      await fill(waitingRoom.bytes - 5)
      expect((await post(own, 'a.txt', Buffer.from('abcde'))).status).toBe(201)
      const full = await post(own, 'a.txt', Buffer.from('a'))
      expect([full.status, full.headers.get('retry-after'), full.body.errors[0].code]).toEqual([
        503,
        '5',
        'uploadsFull',
      ])
      own.clock.advance(3_600_001)
      expect((await post(own, 'a.txt', Buffer.from('a'))).status).toBe(201)
      await fill(1, waitingRoom.count - 2)
      expect((await post(own, 'a.txt', Buffer.from('a'))).status).toBe(201)
      expect((await post(own, 'a.txt', Buffer.from('a'))).status).toBe(503)
    } finally {
      await own.close()
    }
  })

  test('leave nothing behind after a crash between file and row, and lose nothing that was acknowledged', async () => {
    const kept = (await post(shop, 'a.txt', Buffer.from('a'))).body.data
    const before = filesOnDisk()
    writeFileSync(join(shop.dataDir, 'uploads', `${'f'.repeat(48)}.png`), 'x')
    writeFileSync(join(shop.dataDir, 'uploads', `${kept.publicHash}.txt.0b2c.half`), 'x')
    await shop.restart()
    expect(await removeLeftovers(shop.deps)).toBe(2)
    expect(filesOnDisk().toSorted()).toEqual(before.toSorted())
    expect((await shop.request(addressOf(kept))).status).toBe(200)
  })

  test('a refused file leaves nothing on the disk', async () => {
    const before = filesOnDisk().length
    await post(shop, 'a.png', Buffer.from('89504e470d0a1a0a0000', 'hex'))
    await post(shop, 'a.png', declaredPng(30_000, 30_000))
    expect(filesOnDisk().length).toBe(before)
  })
})
