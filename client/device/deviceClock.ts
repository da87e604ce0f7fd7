/** A device's own clock, right or wrong. */
export interface DeviceClock {
  /** Epoch ms as the device shows them. */
  readonly shown: () => number
  /** The same, had nobody set the clock since the page began. */
  readonly steady: () => number
}

export const deviceClock: DeviceClock = {
  shown: () => Date.now(),
  steady: () => performance.timeOrigin + performance.now(),
}
