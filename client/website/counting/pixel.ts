/** The function a social pixel's library takes over: until then its calls wait in `queue` (storefront section 4). */
export interface Pixel {
  (...call: readonly unknown[]): void
  /** Set by the library once it is there. */
  callMethod?: (...call: readonly unknown[]) => void
  readonly queue: (readonly unknown[])[]
  readonly loaded: boolean
  readonly version: string
  push: Pixel
}

export function createPixel(): Pixel {
  const pixel = ((...call) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else pixel.queue.push(call)
  }) as Pixel
  return Object.assign(pixel, { queue: [], loaded: true, version: '2.0', push: pixel })
}
