import { get } from '../base/call.ts'
import type { ActivityEntry, MonthPerson, MonthSheet, ProjectHours } from './calls.ts'

// Those whose answers the office keeps on the device: it knows them before any of working time is opened.

/** Work of everybody one may read, newest first; what follows the path is an `ActivityQuery`. Pages have `more` and a `cursor`. */
export const listActivitiesCall = get('/working-activities')<readonly ActivityEntry[]>()
/** A month (YYYY-MM) of one person, with the work behind it and what the law says about that. */
export const monthSheet = get('/time-sheets/:user/:month')<MonthSheet>()
/** Whose times of a month (YYYY-MM) one may read, by name, and how their months stand. */
export const monthPeople = get('/time-sheets/people/:month')<readonly MonthPerson[]>()
/** Hours by project, task and person of whose working time one may read; what follows the path is a `PeriodQuery`. */
export const projectHours = get('/time-sheets/projects')<ProjectHours>()
