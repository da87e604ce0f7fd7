import type { Upload } from '../../../../schema/base/calls.ts'
import type { Problem } from '../../../../schema/base/problems.ts'
import type { Image } from '../../../../schema/catalogue/image.ts'
import type { WaitingFile, WaitingFiles } from '../../../data/office/waitingFiles.ts'

/** A picture or file on its way into the library. */
export interface Sent extends WaitingFile {
  /** Object URL of its file, as long as it is in the tray. */
  readonly url: string
  /**
   * `waiting` for its turn or for the network, `known`: the library has these bytes already, `failed` with a reason. Only
   * what is `made` or `known` is in the library.
   */
  readonly state: 'waiting' | 'offline' | 'sending' | 'made' | 'known' | 'failed'
  /** From 0 to 1, while it is sent. */
  readonly progress: number
  /** A German sentence on why it failed. */
  readonly problem: string | null
  /** Whether the same file may arrive another time. */
  readonly isWorthRetrying: boolean
  /** Whether this device has it until the server does, whatever becomes of the page. */
  readonly isKept: boolean
  readonly image: Image | null
  readonly file: Upload | null
}

export interface Attempt {
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

export type Reply =
  /** `isKnown`: the library had these bytes already. */
  | ({ readonly ok: true; readonly isKnown: boolean } & Pick<Sent, 'image' | 'file'>)
  | { readonly ok: false; readonly status: number; readonly errors: readonly Problem[] }

/** What the tray needs of the world. */
export interface TrayEffects {
  /** Small enough to be sent; null where the device cannot read it. */
  readonly prepare: (file: File, kind: Sent['kind']) => Promise<Blob | null>
  /** Throws where no answer came. */
  readonly send: (
    pixels: Blob,
    picture: { id: number; name: string; kind: Sent['kind'] },
    attempt: Attempt,
  ) => Promise<Reply>
  readonly newId: () => number
  readonly urlOf: (file: Blob) => string
  readonly free: (url: string) => void
  /** Calls the listener when it is worth trying again. Returns how to stop. */
  readonly onNetwork: (listener: () => void) => () => void
  readonly kept: Pick<WaitingFiles, 'all' | 'keep' | 'bytes' | 'drop'>
  /** Runs `work` while no other page of this device has the file of the key in hand. */
  readonly hold: (key: string, work: () => Promise<void>) => Promise<void>
}

export const isOnItsWay = ({ state }: Sent): boolean => state !== 'made' && state !== 'known' && state !== 'failed'

/** Whether it would be lost with the page. */
export const isAtRisk = (sent: Sent): boolean => isOnItsWay(sent) && !sent.isKept
