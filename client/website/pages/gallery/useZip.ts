import { useEffect, useRef, useState } from 'react'
import { keptAmong, keptPicture } from '../../../device/media/keptPictures.ts'
import { saveFile } from '../../../device/media/saveFile.ts'
import { originalAddress, type ShownPicture } from '../lightbox/pictures.ts'
import { packPictures } from './packPictures.ts'

/** How far this device is with packing the pictures it keeps. */
export type ZipState =
  | { readonly kind: 'idle' | 'none' | 'failed' }
  | { readonly kind: 'packing' | 'packed'; readonly count: number; readonly all: number }

/** All pictures of a gallery as one file, packed on the device under this name. */
export function useZip(pictures: readonly ShownPicture[], name: string) {
  const [state, setState] = useState<ZipState>({ kind: 'idle' })
  // Each packing has a number; what is not the present one has been cancelled.
  const present = useRef(0)
  const cancel = () => {
    present.current++
    setState({ kind: 'idle' })
  }
  useEffect(() => () => void present.current++, [])

  async function pack(): Promise<void> {
    const own = ++present.current
    const isCancelled = () => present.current !== own
    const all = pictures.length
    setState({ kind: 'packing', count: 0, all })
    const packed = await packPictures(pictures, {
      kept: keptPicture,
      tell: count => isCancelled() || setState({ kind: 'packing', count, all }),
      isCancelled,
    })
    if (isCancelled()) return
    if (packed) saveFile(packed.content, `${name}.zip`)
    setState(packed ? { kind: 'packed', count: packed.count, all } : { kind: 'none' })
  }

  return { state, cancel, pack: () => pack().catch(() => setState({ kind: 'failed' })) }
}

/** Whether the device keeps every picture in its full size, so that no server has to be asked for any. */
export async function keepsAll(pictures: readonly ShownPicture[]): Promise<boolean> {
  const addresses = pictures.map(({ image }) => originalAddress(image))
  return (await keptAmong(addresses)).size === new Set(addresses).size
}
