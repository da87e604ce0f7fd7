import type { AnalyticsCall } from '../../../schema/website/visits.ts'
import type { VisitorEvent } from '../../data/shop/visitorEvents.ts'

/** What is counted: that somebody came, each page that was seen, and what was bought. */
export type VisitEvent =
  | { readonly name: 'init'; readonly facts: AnalyticsCall['data'] }
  | { readonly name: 'pageView'; readonly path: string }
  | VisitorEvent

/** What each is called in the log: its category, its kind and its name. */
const names = {
  init: { category: 'device', type: 'stats', action: 'init' },
  pageView: { category: 'event', type: 'page', action: 'page-view' },
  addToCart: { category: 'event', type: 'commerce', action: 'add-to-cart' },
  initiateCheckout: { category: 'event', type: 'commerce', action: 'initiate-checkout' },
  purchase: { category: 'event', type: 'commerce', action: 'purchase' },
} as const satisfies Record<VisitEvent['name'], Omit<AnalyticsCall, 'data'>>

/** As POST /api/analytics-log takes it. Of a status page it says only that one was seen: its address opens an order. */
export function callOf(event: VisitEvent): AnalyticsCall {
  const { name, ...rest } = event
  return { ...names[name], data: 'facts' in rest ? rest.facts : 'path' in rest ? pathOf(rest.path) : rest }
}

const pathOf = (path: string): AnalyticsCall['data'] => ({
  path: path.replace(/^\/status\/.*/, '/status').slice(0, 300),
})
