import type { Stored } from '../../../schema/base/entity.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { absences } from '../../../schema/time/absence.ts'
import type { Activity, OpenTimes } from '../../../schema/time/activity.ts'
import type { Balances } from '../../../schema/time/calls.ts'
import type { CorrectedTimes, Correction } from '../../../schema/time/clockEvent.ts'
import { contracts, type Terms } from '../../../schema/time/contract.ts'
import { noMarket, SHIFT_MARKET, type ShiftMarket } from '../../../schema/time/offers/shiftMarket.ts'
import { noNews, ROSTER_NEWS, type RosterNews } from '../../../schema/time/plan/rosterNews.ts'
import { shifts } from '../../../schema/time/shift.ts'
import type { EnvelopeRow } from '../engine/envelope.ts'

export type OwnShift = Omit<Stored<typeof shifts>, 'rev'>
/** Work as it was told, with the number it is corrected by. */
export interface OwnActivity extends Activity {
  readonly id: number
}

/** Something written down about one's time, and what was decided about it. Instants are epoch ms. */
export interface OwnCorrection extends Pick<Correction, 'uid' | 'activity' | 'reason' | 'author' | 'at'> {
  readonly old: OpenTimes | null
  readonly new: CorrectedTimes | null
  /** Null as long as nobody has decided. */
  readonly isApproved: boolean | null
  /** A person's id; null where its author decided at once, or nobody has. */
  readonly decidedBy: number | null
  readonly answer: string
}

export type OwnAbsence = Omit<Stored<typeof absences>, 'rev'>

/** What concerns one person alone, each by its beginning. */
export interface OwnDocuments {
  readonly activities: readonly OwnActivity[]
  /** What was written down, newest first. */
  readonly corrections: readonly OwnCorrection[]
  /** Published ones. */
  readonly shifts: readonly OwnShift[]
  /** What changed in them lately. */
  readonly news: RosterNews
  /** Shifts that change hands where they work. */
  readonly market: ShiftMarket
  readonly contracts: readonly Terms[]
  readonly absences: readonly OwnAbsence[]
  /** As the server has reckoned them last; null before it has. */
  readonly balances: Balances | null
}

/** The documents of a person's own database, sorted by what they are. */
export function ownDocuments(rows: Iterable<Pick<EnvelopeRow, 'type' | 'body'>>): OwnDocuments {
  const activities: OwnActivity[] = []
  const corrections: OwnCorrection[] = []
  const ownShifts: OwnShift[] = []
  const agreed: Terms[] = []
  const away: OwnAbsence[] = []
  let balances: Balances | null = null
  let news = noNews
  let market = noMarket
  for (const { type, body } of rows)
    if (type === 'working-activities' && isActivity(body)) activities.push(body)
    else if (type === 'time-corrections' && isCorrection(body)) corrections.push(body)
    else if (type === shifts.type && isShift(body)) ownShifts.push(body)
    else if (type === contracts.type && isContract(body)) agreed.push(body)
    else if (type === absences.type && isAbsence(body)) away.push(body)
    else if (type === 'time-balances' && isBalances(body)) balances = body
    else if (type === ROSTER_NEWS && isNews(body)) news = body
    else if (type === SHIFT_MARKET && isMarket(body)) market = body
  return {
    activities: activities.toSorted((one, other) => one.startedAt - other.startedAt),
    corrections: corrections.toSorted((one, other) => other.at - one.at),
    shifts: ownShifts.toSorted(byBegin),
    contracts: agreed.toSorted(byBegin),
    absences: away.toSorted(byBegin),
    balances,
    news,
    market,
  }
}

interface Begun {
  readonly from: string
}
const byBegin = (one: Begun, other: Begun): number => one.from.localeCompare(other.from)

/** Written by the server as this version has it. */
const isActivity = (body: unknown): body is OwnActivity =>
  isObject(body) &&
  typeof body['id'] === 'number' &&
  typeof body['uid'] === 'string' &&
  typeof body['startedAt'] === 'number'
const isCorrection = (body: unknown): body is OwnCorrection =>
  isObject(body) && typeof body['activity'] === 'string' && typeof body['at'] === 'number'
const isShift = (body: unknown): body is OwnShift => isObject(body) && typeof body['breakMinutes'] === 'number'
const isNews = (body: unknown): body is RosterNews =>
  isObject(body) && Array.isArray(body['known']) && Array.isArray(body['changes'])
const isMarket = (body: unknown): body is ShiftMarket =>
  isObject(body) && Array.isArray(body['colleagues']) && Array.isArray(body['shifts'])
const isContract = (body: unknown): body is Terms =>
  isObject(body) && typeof body['vacationDays'] === 'number' && typeof body['from'] === 'string'
const isAbsence = (body: unknown): body is OwnAbsence =>
  isObject(body) && typeof body['isHalfDay'] === 'boolean' && typeof body['from'] === 'string'
const isBalances = (body: unknown): body is Balances => isObject(body) && typeof body['balanceMinutes'] === 'number'
