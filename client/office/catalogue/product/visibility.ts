import type { texts } from './texts.ts'

/** How guests see a product: what its three switches come to. */
export type Shown = keyof typeof texts.visible

interface Switches {
  readonly isPublic: boolean
  readonly isEnabled?: boolean
  readonly isVisibleWhenUnavailable?: boolean
}

export function shownAs(isPublic: boolean, isEnabled: boolean, isVisibleWhenUnavailable: boolean): Shown {
  if (!isPublic || (!isEnabled && !isVisibleWhenUnavailable)) return 'hidden'
  if (!isEnabled) return 'unavailable'
  return isVisibleWhenUnavailable ? 'visible' : 'available'
}

/** The switches of a choice; what is hidden keeps its others, so that showing it again is one step. */
export const switchesFor = (shown: Shown): Switches => choices[shown]

const choices: Readonly<Record<Shown, Switches>> = {
  visible: { isPublic: true, isEnabled: true, isVisibleWhenUnavailable: true },
  available: { isPublic: true, isEnabled: true, isVisibleWhenUnavailable: false },
  unavailable: { isPublic: true, isEnabled: false, isVisibleWhenUnavailable: true },
  hidden: { isPublic: false },
}
