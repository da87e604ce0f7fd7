/** How one answer of the stand-in goes wrong. `dropped`: what was asked is done, and the answer gets lost. */
export type AnswerFault = 'dropped' | 'stall' | 429 | 500 | 503

/** What goes wrong with one payment; what is absent goes right. Lists are used up from the front, one entry per request. */
export interface Faults {
  readonly create?: AnswerFault
  readonly read?: readonly (AnswerFault | 'stale' | 'ok')[]
  readonly refundAnswer?: AnswerFault
  readonly webhook?: {
    /** 0 loses it, 3 sends it three times. */
    readonly times?: number
    readonly delayMs?: number
    /** Before the create call is answered, although nothing has happened yet. */
    readonly early?: boolean
    /** Those of one payment arrive in reverse: the latest news first. */
    readonly reversed?: boolean
    readonly signature?: 'bad' | 'missing'
  }
  /** What the provider reports instead of what was agreed. */
  readonly reports?: { readonly amount?: number; readonly currency?: string }
  /** What becomes of refunds that were taken on. */
  readonly refund?: readonly ('pending' | 'failed')[]
}
