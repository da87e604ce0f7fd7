import { get } from '../base/call.ts'
import type { ActivityEntry } from './calls.ts'

/** Work of everybody one may read, newest first; what follows the path is an `ActivityQuery`. Pages have `more` and a `cursor`. */
export const listActivitiesCall = get('/working-activities')<readonly ActivityEntry[]>()
