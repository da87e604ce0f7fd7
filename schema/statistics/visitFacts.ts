/** What a visitor did, as it is kept for a while: nothing of who it was. */
export interface VisitFact {
  /** Epoch ms. */
  readonly at: number
  /** Names a browser for one day and no longer. */
  readonly visitor: string
  /** The branch whose page it was on; 0 for any other. */
  readonly branch: number
  /** They came, saw a page, or did something. */
  readonly kind: 'init' | 'view' | 'event'
  /** The page that was seen, or `category/action`; empty of who came. */
  readonly key: string
  readonly browser: string
  readonly system: string
  /** Of who came: '390×844', as sent; empty where it was not. */
  readonly screen: string
  readonly pixelRatio: number
  readonly scheme: 'dark' | 'light' | 'unknown'
  /** Host they came from, empty for nobody's; null for one of ours. */
  readonly referrer: string | null
}

/** A visit ends after so long without anything done. */
const IDLE_MS = 30 * 60_000
/** The same page within this time was seen once. */
const TWICE_MS = 1000

/** The events of a day, oldest first, without pages that were counted twice. */
export function seenOnce<Each extends Pick<VisitFact, 'at' | 'visitor' | 'kind' | 'key'>>(
  events: readonly Each[],
): Each[] {
  const last = new Map<string, number>()
  return events
    .toSorted((one, other) => one.at - other.at)
    .filter(({ at, visitor, kind, key }) => {
      if (kind !== 'view') return true
      const name = `${visitor} ${key}`
      const before = last.get(name)
      last.set(name, at)
      return before === undefined || at - before >= TWICE_MS
    })
}

/** What visitors saw and did, visit by visit, in order. Who came is no step. */
export function visitsIn<Each extends Pick<VisitFact, 'at' | 'visitor' | 'kind'>>(events: readonly Each[]): Each[][] {
  const running = new Map<string, { steps: Each[]; at: number }>()
  const visits: Each[][] = []
  for (const event of events) {
    if (event.kind === 'init') continue
    const known = running.get(event.visitor)
    if (known && event.at - known.at <= IDLE_MS) {
      known.steps.push(event)
      known.at = event.at
    } else {
      const steps = [event]
      running.set(event.visitor, { steps, at: event.at })
      visits.push(steps)
    }
  }
  return visits
}
