import { post } from '../base/call.ts'
import type { AnalyticsCall } from './visits.ts'

/** What a visitor who agreed did; answered by 204 whether it is kept or not. */
export const logVisit = post('/analytics-log')<AnalyticsCall, undefined>()
