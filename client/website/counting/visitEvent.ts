import type { AnalyticsCall } from '../../../schema/website/visits.ts'
import type { VisitorEvent } from '../../data/shop/visitorEvents.ts'

/** What is counted: that somebody came, each page that was seen, and what was bought. */
export type VisitEvent =
  | { readonly name: 'init'; readonly facts: AnalyticsCall['data'] }
  | { readonly name: 'pageView'; readonly path: string }
  | VisitorEvent

/** As POST /api/analytics-log takes it. Of a status page it says only that one was seen: its address opens an order. */
export function callOf(event: VisitEvent): AnalyticsCall {
  if (event.name === 'init') return { type: 'init', action: 'init', category: 'device', data: event.facts }
  if (event.name === 'pageView') {
    const path = event.path.replace(/^\/status\/.*/, '/status').slice(0, 300)
    return { type: 'pageView', action: 'view', category: 'page', data: { path } }
  }
  const { name, ...rest } = event
  return { type: 'event', action: name, category: 'commerce', data: rest }
}
