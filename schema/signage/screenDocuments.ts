import type { OpeningHoursRule } from '../base/fields.ts'
import type { Screen } from './screen.ts'
import type { ScreenCommandName } from './screenCommand.ts'

/**
 * What a TV's own database `screen-{id}` has: the shapes below, the bodies of `stream:{id}`, `segment:{id}` and `scene:{id}`, and
 * what guests may read of `product`, `menu`, `category`, `tag`, `switch` and `site` where one of its scenes shows it.
 */

/** Grows when TVs are to be given everything anew: the shapes below changed. */
export const SCREEN_VERSION = 1

/** `screen:1` of a TV's own database: what it is and where it hangs. */
export interface ScreenDocument extends Pick<Screen, 'id' | 'name' | 'orientation' | 'streams' | 'hours' | 'volume'> {
  readonly timeZone: string
  readonly currency: string
  readonly branch: { readonly id: number; readonly name: string; readonly openingHours: readonly OpeningHoursRule[] }
}

/** `numbers:1`: the numbers that are called at its branch. */
export interface NumbersDocument {
  readonly preparing: readonly string[]
  readonly ready: readonly string[]
}

/** `command:{id}`: what it is asked to do, as long as that is open. Instants are epoch ms. */
export interface CommandDocument {
  readonly uid: string
  readonly name: ScreenCommandName
  readonly value: number | null
  readonly sentAt: number
  readonly expiresAt: number
}
