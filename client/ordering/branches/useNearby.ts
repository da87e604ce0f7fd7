import { useState } from 'react'
import type { Place } from '../../../schema/base/distance.ts'
import { askPosition } from '../../device/page/position.ts'

export interface Nearby {
  readonly state: 'off' | 'asking' | 'on' | 'denied'
  /** Where the guest is, once they pressed for it. */
  readonly place: Place | null
  /** Asks where the guest is, or forgets it again. */
  toggle(): void
}

/** The guest's position: asked for when they press, kept as long as the page is open and nowhere else. */
export function useNearby(): Nearby {
  const [found, setFound] = useState<Pick<Nearby, 'state' | 'place'>>({ state: 'off', place: null })
  const ask = async () => {
    setFound({ state: 'asking', place: null })
    const place = await askPosition()
    setFound({ state: place ? 'on' : 'denied', place })
  }
  return { ...found, toggle: () => (found.place ? setFound({ state: 'off', place: null }) : void ask()) }
}
