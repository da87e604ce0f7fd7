import type { Place } from '../../../schema/base/distance.ts'

/** Longer nobody looks at a button that does nothing (ms). */
const PATIENCE_MS = 10_000
/** Who walks is still near where they were (ms). */
const FRESH_MS = 5 * 60_000

/** Where the device is, asked of the person who pressed for it; null where they or the browser say no. Nothing is sent. */
export async function askPosition(): Promise<Place | null> {
  if (!('geolocation' in navigator)) return null
  return new Promise(resolve => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    )
  })
}
