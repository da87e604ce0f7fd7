import type { Stored } from '../../../schema/base/entity.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { Activity } from '../../../schema/time/activities.ts'
import { noNews, ROSTER_NEWS, type RosterNews } from '../../../schema/time/plan/rosterNews.ts'
import { shifts } from '../../../schema/time/shift.ts'
import type { EnvelopeRow } from '../engine/envelope.ts'

export type OwnShift = Omit<Stored<typeof shifts>, 'rev'>

/** What concerns one person alone, each by its beginning. */
export interface OwnDocuments {
  readonly activities: readonly Activity[]
  /** Published ones. */
  readonly shifts: readonly OwnShift[]
  /** What changed in them lately. */
  readonly news: RosterNews
}

/** The documents of a person's own database, sorted by what they are. */
export function ownDocuments(rows: Iterable<Pick<EnvelopeRow, 'type' | 'body'>>): OwnDocuments {
  const activities: Activity[] = []
  const ownShifts: OwnShift[] = []
  let news = noNews
  for (const { type, body } of rows)
    if (type === 'working-activities' && isActivity(body)) activities.push(body)
    else if (type === shifts.type && isShift(body)) ownShifts.push(body)
    else if (type === ROSTER_NEWS && isNews(body)) news = body
  return {
    activities: activities.toSorted((one, other) => one.startedAt - other.startedAt),
    shifts: ownShifts.toSorted((one, other) => one.from.localeCompare(other.from)),
    news,
  }
}

/** Written by the server as this version has it. */
const isActivity = (body: unknown): body is Activity =>
  isObject(body) && typeof body['uid'] === 'string' && typeof body['startedAt'] === 'number'
const isShift = (body: unknown): body is OwnShift => isObject(body) && typeof body['breakMinutes'] === 'number'
const isNews = (body: unknown): body is RosterNews =>
  isObject(body) && Array.isArray(body['known']) && Array.isArray(body['changes'])
