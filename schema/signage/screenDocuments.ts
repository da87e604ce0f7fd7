import type { OpeningHoursRule } from '../base/fields.ts'
import type { CalledNumber } from './live/liveData.ts'
import type { Screen } from './screen.ts'
import type { ScreenCommandName } from './screenCommand.ts'

/**
 * What a TV's own database `screen-{id}` has: the shapes below, the bodies of `stream:{id}`, `segment:{id}` and `scene:{id}`, and
 * what guests may read of `product`, `menu`, `category`, `switch` and `news` where one of its scenes shows it; products have
 * their tags besides, where one of its boards goes by them.
 */

/** Grows when TVs are to be given everything anew: the shapes below changed. */
export const SCREEN_VERSION = 2

/** `screen:1` of a TV's own database: what it is and where it hangs. */
export interface ScreenDocument
  extends Pick<
    Screen,
    'id' | 'name' | 'orientation' | 'streams' | 'hours' | 'dimFrom' | 'dimTo' | 'dimmed' | 'volume'
  > {
  readonly timeZone: string
  readonly currency: string
  readonly branch: { readonly id: number; readonly name: string; readonly openingHours: readonly OpeningHoursRule[] }
}

/** A file, and what its bytes are: hashes are SHA-256 in hex, of the whole and of each piece of CHUNK_BYTES. */
export interface ManifestFile {
  /** From the origin on. */
  readonly url: string
  readonly bytes: number
  readonly sha256: string
  readonly chunks: readonly string[]
}

/** `manifest:1`: every file it needs to show all of that without network. The version follows from the files. */
export interface ManifestDocument {
  readonly version: string
  readonly files: readonly ManifestFile[]
}

export const CHUNK_BYTES = 4 * 1024 * 1024

/** `numbers:1`: what is called at its branch, where one of its scenes shows it. */
export interface NumbersDocument {
  readonly called: readonly CalledNumber[]
}

/** `command:{id}`: what it is asked to do, as long as that is open. Instants are epoch ms. */
export interface CommandDocument {
  readonly uid: string
  readonly name: ScreenCommandName
  readonly value: number | null
  readonly sentAt: number
  readonly expiresAt: number
}

/** Seconds: what stays on a TV for longer is told as so long. */
export const LONGEST_PLAY = 86_400
