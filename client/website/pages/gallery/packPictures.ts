import { addressesOf, fileName, type ShownPicture } from '../lightbox/pictures.ts'

interface Packing {
  /** The first of these addresses the device has a picture of. */
  readonly kept: (addresses: readonly string[]) => Promise<Blob | null>
  /** Called after every picture that was looked for. */
  readonly tell: (done: number) => void
  readonly isCancelled: () => boolean
}

interface Packed {
  readonly content: Blob
  /** How many of the pictures are in it. */
  readonly count: number
}

/**
 * The pictures this device keeps as one file, each as large as it is kept; null where it keeps none, or was told to stop.
 * They are packed as they are, because they would hardly get smaller, and one after the other.
 */
export async function packPictures(pictures: readonly ShownPicture[], packing: Packing): Promise<Packed | null> {
  const { Zip, ZipPassThrough } = await import('fflate')
  const chunks: BlobPart[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(new Uint8Array(chunk))
  })
  let count = 0
  for (const [index, picture] of pictures.entries()) {
    if (packing.isCancelled()) return null
    const found = await packing.kept(addressesOf(picture.image))
    if (found) {
      const file = new ZipPassThrough(nameInZip(picture, index + 1, pictures.length))
      zip.add(file)
      file.push(new Uint8Array(await found.arrayBuffer()), true)
      count++
    }
    packing.tell(index + 1)
  }
  zip.end()
  return count === 0 ? null : { content: new Blob(chunks, { type: 'application/zip' }), count }
}

/** Numbered, so that they stay in their order and no two are called the same. */
function nameInZip(picture: ShownPicture, number: number, all: number): string {
  return `${String(number).padStart(String(all).length, '0')} ${fileName(picture, number)}`
}
