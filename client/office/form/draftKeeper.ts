/** How long (ms) typing waits for more of it before it is on the disk: a crash costs no more than that. */
const PAUSE_MS = 400

interface KeeperEffects<Draft> {
  /** Runs `work` after `ms`; returns how to call it off. */
  readonly after: (ms: number, work: () => void) => () => void
  /** Rejects where the device has no room for it. */
  readonly keep: (draft: Draft) => Promise<void>
  readonly drop: () => void
  /** Whether what is typed stands on the page alone, because the device could not keep it. */
  readonly onUnkept: (isUnkept: boolean) => void
}

export interface DraftKeeper<Draft> {
  /** What stands in the fields now and nowhere else. */
  readonly typed: (draft: Draft) => void
  /** Nothing is unsaved any more, or it was left on purpose. */
  readonly done: () => void
}

/**
 * Puts what is typed on the disk a moment after the first letter that is not there yet, however long somebody goes on typing.
 * `isKept`: whether a draft lies there already.
 */
export function createDraftKeeper<Draft>({ after, keep, drop, onUnkept }: KeeperEffects<Draft>, isKept: boolean) {
  let callOff: (() => void) | null = null
  let hasKept = isKept
  let latest: Draft
  const keeper: DraftKeeper<Draft> = {
    typed(draft) {
      latest = draft
      callOff ??= after(PAUSE_MS, () => {
        callOff = null
        hasKept = true
        keep(latest).then(
          () => onUnkept(false),
          () => onUnkept(true),
        )
      })
    },
    done() {
      callOff?.()
      callOff = null
      if (hasKept) drop()
      hasKept = false
      onUnkept(false)
    },
  }
  return keeper
}
