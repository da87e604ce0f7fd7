import type { Device } from '../../data/thisDevice.ts'
import { whenIdle } from '../../device/page/idle.ts'

/** Follows something this device keeps, after what is on the screen has been painted. Returns how to stop. */
export function followDevice(begin: (device: Device, isLeft: () => boolean) => Promise<() => void>): () => void {
  let isLeft = false
  let stop = () => {}
  const follow = async () => {
    await whenIdle()
    const { thisDevice } = await import('../../data/thisDevice.ts')
    const unfollow = await begin(thisDevice(), () => isLeft)
    if (isLeft) unfollow()
    else stop = unfollow
  }
  // A device without storage remembers nothing.
  follow().catch(() => {})
  return () => {
    isLeft = true
    stop()
  }
}
