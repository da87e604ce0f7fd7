/** The function a social pixel's library takes over: until then its calls wait in `queue`. */
export interface Pixel {
  (...call: readonly unknown[]): void
  /** Set by the library once it is there. */
  callMethod?: (...call: readonly unknown[]) => void
  readonly queue: (readonly unknown[])[]
  readonly loaded: boolean
  readonly version: string
  readonly push: (...call: readonly unknown[]) => void
}

export function createPixel(): Pixel {
  const queue: (readonly unknown[])[] = []
  const call = (...words: readonly unknown[]): void => {
    if (pixel.callMethod) pixel.callMethod(...words)
    else queue.push(words)
  }
  const pixel: Pixel = Object.assign(call, { queue, loaded: true, version: '2.0', push: call })
  return pixel
}
