import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { packPictures } from '../../../../../client/website/pages/gallery/packPictures.ts'
import type { ShownPicture } from '../../../../../client/website/pages/lightbox/pictures.ts'

const picture = (id: number, alt = ''): ShownPicture => ({ image: { id, version: 1, extension: 'webp' }, alt })

/** Packs on a device that keeps these addresses. */
async function packed(
  pictures: readonly ShownPicture[],
  kept: Readonly<Record<string, string>>,
  stopsAfter = Infinity,
) {
  const told: number[] = []
  const result = await packPictures(pictures, {
    kept: async addresses => {
      const found = addresses.find(address => address in kept)
      return found === undefined ? null : new Blob([kept[found] ?? ''])
    },
    tell: done => told.push(done),
    isCancelled: () => told.length >= stopsAfter,
  })
  const files = result && Object.entries(unzipSync(new Uint8Array(await result.content.arrayBuffer())))
  const read = files?.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])
  return { told, count: result?.count, files: read ? Object.fromEntries(read) : null }
}

describe('A gallery packed on the device', () => {
  it('has every picture as large as it is kept, numbered and named by its description', async () => {
    const pictures = [picture(7, 'Siegerehrung 2026'), picture(8), picture(9, '../<Tor>: 1:0 / "Jubel"')]
    const { files, told, count } = await packed(pictures, {
      '/image/7-1.webp': 'original',
      '/image/large/7-1.webp': 'large',
      '/image/small/8-1.webp': 'small',
      '/image/large/9-1.webp': 'large',
    })
    expect(files).toEqual({
      '1 Siegerehrung 2026.webp': 'original',
      '2 Bild 2.webp': 'small',
      '3 Tor 1 0 Jubel.webp': 'large',
    })
    expect([told, count]).toEqual([[1, 2, 3], 3])
  })

  it('keeps the order of many by as many digits', async () => {
    const pictures = Array.from({ length: 12 }, (_, index) => picture(index + 1, 'Tor'))
    const all = Object.fromEntries(pictures.map(({ image }) => [`/image/${image.id}-1.webp`, 'x']))
    const names = Object.keys((await packed(pictures, all)).files ?? {})
    expect(names.slice(0, 2)).toEqual(['01 Tor.webp', '02 Tor.webp'])
    expect(names).toEqual(names.toSorted())
  })

  it('leaves out what the device has never seen, and is none where it has seen nothing', async () => {
    const pictures = [picture(1), picture(2)]
    expect((await packed(pictures, { '/image/small/2-1.webp': 'x' })).count).toBe(1)
    expect((await packed(pictures, {})).files).toBeNull()
  })

  it('is none when it is stopped', async () => {
    const pictures = [picture(1), picture(2), picture(3)]
    const kept = { '/image/1-1.webp': 'x', '/image/2-1.webp': 'x', '/image/3-1.webp': 'x' }
    expect(await packed(pictures, kept, 2)).toEqual({ told: [1, 2], count: undefined, files: null })
  })
})
