import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWaitingFiles, type WaitingFile } from '../../../../client/data/office/waitingFiles.ts'
import { device } from '../../../support/device.ts'
import { openWalk } from '../../../support/walk.ts'

/** The browser's way to read a file, as far as it is needed. */
class Reader extends EventTarget {
  result = ''
  async readAsDataURL(file: Blob): Promise<void> {
    this.result = `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`
    this.dispatchEvent(new Event('load'))
  }
}
beforeEach(() => vi.stubGlobal('FileReader', Reader))
afterEach(() => vi.unstubAllGlobals())

const photo: WaitingFile = { key: '7', name: 'hof.webp', kind: 'picture', place: 'sites:3:b2' }
const bytes = new Blob(['pixels'], { type: 'image/webp' })
const world = async () => device(await openWalk()).world

describe('A picture that waits for the network', () => {
  test('is there after the page was closed, with its bytes, until the server has it', async () => {
    const at = await world()
    const first = createWaitingFiles(at, 1)
    await first.keep(photo, bytes)
    await first.close()
    const next = createWaitingFiles(at, 1)
    expect(await next.all()).toEqual([photo])
    const again = await next.bytes('7')
    expect([again?.type, await again?.text()]).toEqual(['image/webp', 'pixels'])
    await next.drop('7')
    expect([await next.all(), await next.bytes('7')]).toEqual([[], null])
    await next.close()
  })

  test('is its own person’s alone', async () => {
    const at = await world()
    const anna = createWaitingFiles(at, 1)
    await anna.keep(photo, bytes)
    const eva = createWaitingFiles(at, 2)
    expect(await eva.all()).toEqual([])
    await Promise.all([anna.close(), eva.close()])
  })

  test('is gone with the sign-out, also where it was just being stored', async () => {
    const at = await world()
    const files = createWaitingFiles(at, 1)
    await files.keep(photo, bytes)
    await files.wipe()
    await expect(files.keep({ ...photo, key: '8' }, bytes)).rejects.toThrow()
    const next = createWaitingFiles(at, 1)
    expect(await next.all()).toEqual([])
    await next.close()
  })
})
