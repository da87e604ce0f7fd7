import type { Config } from '../../../schema/business/config.ts'
import type { Consent } from '../../../schema/website/consent.ts'
import type { AnalyticsCall } from '../../../schema/website/visits.ts'
import type { VisitorEvent } from '../../data/shop/visitorEvents.ts'
import { createConsentQueue } from './consentQueue.ts'
import { callOf, type VisitEvent } from './visitEvent.ts'

interface CountingWorld {
  readonly config: Pick<Config, 'enableAnalytics' | 'socialPixelId' | 'tagManagerId'>
  readonly consent: () => Consent | null
  readonly every: (ms: number, listener: () => void) => () => void
  readonly after: (ms: number, listener: () => void) => () => void
  readonly facts: () => AnalyticsCall['data']
  /** Sends one event to our own server; failures are ignored. */
  readonly post: (call: AnalyticsCall) => void
  /** Tells the social pixel and the tag manager, loading them first. */
  readonly tell: (event: VisitEvent) => void
}

/** A page counts as seen 250 ms after it was gone to. */
export const PAGE_VIEW_MS = 250

/** Counts a visit: everything goes through one queue, so nobody hears of anything before the visitor agreed. */
export function startCounting({ config, consent, every, after, facts, post, tell }: CountingWorld) {
  const send = (event: VisitEvent) => {
    if (config.enableAnalytics) post(callOf(event))
    if (config.socialPixelId || config.tagManagerId) tell(event)
  }
  const queue = createConsentQueue<VisitEvent>({ consent, send, every })
  let cancelView = () => {}
  queue.add({ name: 'init', facts: facts() })
  return {
    /** The route changed; one that is left within the quarter second was not seen. */
    goneTo(path: string): void {
      cancelView()
      cancelView = after(PAGE_VIEW_MS, () => queue.add({ name: 'pageView', path }))
    },
    tracked: (tracked: VisitorEvent): void => queue.add(tracked),
    stop(): void {
      cancelView()
      queue.stop()
    },
  }
}
