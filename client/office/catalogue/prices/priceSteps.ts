import { createSource, type Source } from '../../../data/engine/live.ts'
import type { PriceDraft } from './priceShelf.ts'

/** What is typed into the price list, step by step. */
export interface PriceSteps extends Source {
  readonly draft: () => PriceDraft
  /** One step more; what was taken back before it is gone. */
  readonly go: (next: PriceDraft) => void
  /** Begins with another draft; nothing before it can be taken back. */
  readonly begin: (draft: PriceDraft) => void
  /** Takes the last step back; false where there is none. */
  readonly undo: () => boolean
  /** Does again what was taken back last; false where there is nothing. */
  readonly redo: () => boolean
}

export function createPriceSteps(): PriceSteps {
  const { version, subscribe, changed } = createSource()
  let draft: PriceDraft = new Map()
  let [former, later]: [readonly PriceDraft[], readonly PriceDraft[]] = [[], []]
  const show = (next: PriceDraft) => {
    draft = next
    changed()
  }
  return {
    version,
    subscribe,
    draft: () => draft,
    go(next) {
      if (next === draft) return
      former = [...former, draft]
      later = []
      show(next)
    },
    begin(next) {
      former = []
      later = []
      show(next)
    },
    undo() {
      const next = former.at(-1)
      if (!next) return false
      former = former.slice(0, -1)
      later = [...later, draft]
      show(next)
      return true
    },
    redo() {
      const next = later.at(-1)
      if (!next) return false
      later = later.slice(0, -1)
      former = [...former, draft]
      show(next)
      return true
    },
  }
}
