/** Whether the device holds everything that the server has. */
export interface Currency {
  /** Part of what the server has came, and more follows. */
  readonly begun: () => void
  /** The rest of it came at `at` (epoch ms); the feed was at `seq` then. */
  readonly answered: (seq: string, at: number) => void
  /** What the answers brought is kept. */
  readonly written: () => void
  /** Some of it could not be kept: all of it has to come anew. */
  readonly lost: () => void
  /** The server is at `seq` at this time (epoch ms). Answers whether it has to be asked. */
  readonly told: (seq: string, at: number) => boolean
  /** The server is there at this time (epoch ms) and had nothing to tell. */
  readonly beat: (at: number) => void
}

/** `onCurrent` hears of times (epoch ms) up to which nothing is missing: when that is kept, not when it came. */
export function createCurrency(onCurrent: (at: number) => void): Currency {
  let kept = ''
  /** The last answer, while it is written. */
  let writing: { readonly seq: string; readonly at: number } | null = null
  let isBehind = true
  const beat = (at: number) => {
    if (!isBehind && !writing) onCurrent(at)
  }
  return {
    begun() {
      isBehind = true
      writing = null
    },
    answered(seq, at) {
      isBehind = false
      writing = { seq, at }
    },
    written() {
      if (!writing) return
      const { seq, at } = writing
      kept = seq
      writing = null
      onCurrent(at)
    },
    lost() {
      isBehind = true
      writing = null
      kept = ''
    },
    told(seq, at) {
      isBehind = seq !== (writing?.seq ?? kept)
      beat(at)
      return isBehind
    },
    beat,
  }
}
