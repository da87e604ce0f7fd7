import { z } from 'zod'
import { id, instant, localDate, text } from '../base/fields.ts'
import { FIRST_OWN_ID } from '../base/ownId.ts'
import { askedFields, checkSpan } from './absence.ts'
import { daysFromTo } from './months.ts'

const uid = () => z.string().regex(/^[\w-]{8,64}$/)

/** A deed at the clock. `at` and `sentAt` are by the device's own clock: the second tells how wrong the first may be. */
export const clockCall = z.strictObject({
  uid: uid(),
  at: instant(),
  sentAt: instant().nullish(),
  isClockUnsure: z.boolean().nullish(),
  /** When somebody went who forgot to clock it, as they say; of an `end` alone. */
  leftAt: instant().nullish(),
  project: id().nullish(),
  task: id().nullish(),
})
export type ClockCall = z.infer<typeof clockCall>

/** What somebody is to type at a terminal. */
export const pinCall = z.strictObject({ pin: z.string().regex(/^\d{4,8}$/, 'pin') })

const breakTimes = z.strictObject({ from: instant(), to: instant() })
/** Longest of activities (ms) that somebody can write down. */
const LONGEST_MS = 24 * 3_600_000
const times = {
  uid: uid(),
  startedAt: instant(),
  endedAt: instant(),
  breaks: z.array(breakTimes).max(20),
  project: id().nullish(),
  task: id().nullish(),
  reason: text(500).min(1),
}

/** How work was in truth, and why it is written down. */
export const entryCall = z.strictObject(times).superRefine(inOrder)
export type EntryCall = z.infer<typeof entryCall>
/** The same for work nobody clocked. */
export const newEntryCall = z.strictObject({ ...times, user: id() }).superRefine(inOrder)
export type NewEntryCall = z.infer<typeof newEntryCall>
/** Why there was no work in truth. */
export const withdrawalCall = z.strictObject({ uid: uid(), reason: text(500).min(1) })
export type WithdrawalCall = z.infer<typeof withdrawalCall>
/** What somebody decides, and what they say to it; the deed's name is made by the device. */
export const decisionCall = z.strictObject({ uid: uid(), answer: text(500).nullish() })
export type DecisionCall = z.infer<typeof decisionCall>

/** What somebody says of an absence of their own; its id is made by the device, so that it is one however often it is sent. */
export const absenceCall = z
  .strictObject({ id: id().gt(FIRST_OWN_ID), ...askedFields })
  .superRefine((asked, context) =>
    checkSpan(asked, (field, code) => context.addIssue({ code: 'custom', path: [field], params: { code } })),
  )
export type AbsenceCall = z.infer<typeof absenceCall>

/** A step of a month; opening it again says why. */
export const monthStepCall = z.strictObject({ uid: uid(), reason: text(500).nullish() })
export type MonthStepCall = z.infer<typeof monthStepCall>

/** A step of a year. Closing it says what was seen of it, so that nothing is closed that nobody looked at. */
export const yearStepCall = z.strictObject({
  uid: uid(),
  reason: text(500).nullish(),
  because: z.enum(['operations', 'sick', 'entryPartAsked']).nullish(),
  seen: z.strictObject({ balanceMinutes: z.int(), vacationLeft: z.number().nullable() }).nullish(),
})
export type YearStepCall = z.infer<typeof yearStepCall>

/** A warning of vacation of the leave year that ends on `year`; `on` is when somebody was told by hand. */
export const warningCall = z.strictObject({ uid: uid(), year: localDate(), on: localDate().nullish() })
export type WarningCall = z.infer<typeof warningCall>

/** A step of a shift that changes hands; each says what it needs. */
export const offerCall = z.strictObject({
  uid: uid(),
  /** Whom alone it is offered to. */
  to: id().nullish(),
  /** It is given away only for another one. */
  isSwap: z.boolean().nullish(),
  /** Which offer is taken. */
  offer: uid().nullish(),
  /** The own shift that is given for it. */
  inReturn: id().nullish(),
  answer: text(500).nullish(),
})
export type OfferCall = z.infer<typeof offerCall>

const filterId = () => z.coerce.number().pipe(id()).optional()
/** Which work is asked for: of whom, where, when (local dates, both included) and how it stands, or the month it began in. */
export const activityQuery = z.strictObject({
  user: filterId(),
  branch: filterId(),
  project: filterId(),
  task: filterId(),
  from: localDate().optional(),
  to: localDate().optional(),
  state: z.enum(['running', 'paused', 'ended', 'corrected', 'flagged', 'draft', 'submitted', 'approved']).optional(),
  limit: z.string().default('100'),
  cursor: z.string().default('0'),
})
export type ActivityQuery = z.infer<typeof activityQuery>
/** A local date; today without. */
export const dayQuery = z.strictObject({ on: localDate().optional() })

/** A month (YYYY-MM) of a branch, or of all one leads, by wage types: summed, or by day. */
export const payrollQuery = z.strictObject({
  month: z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/),
  branch: filterId(),
  per: z.enum(['day', 'month']).default('month'),
})

/** Longest of periods that are asked for at once. */
const MOST_DAYS = 366
/** Local dates, both included, of a branch or of all one leads. */
export const periodQuery = z
  .strictObject({ from: localDate(), to: localDate(), branch: filterId() })
  .superRefine(({ from, to }, context) => {
    const code = to < from ? 'beforeStart' : daysFromTo(from, to) > MOST_DAYS ? 'tooBig' : null
    if (code) context.addIssue({ code: 'custom', path: ['to'], params: { code } })
  })
export type PeriodQuery = z.infer<typeof periodQuery>

/** Ends after it begins, and its breaks lie in it, one after the other. */
function inOrder(
  { startedAt, endedAt, breaks }: Pick<z.infer<z.ZodObject<typeof times>>, 'startedAt' | 'endedAt' | 'breaks'>,
  context: z.RefinementCtx,
): void {
  const tell = (path: (string | number)[], code: string) => context.addIssue({ code: 'custom', path, params: { code } })
  const [start, end] = [Date.parse(startedAt), Date.parse(endedAt)]
  if (end <= start) tell(['endedAt'], 'beforeStart')
  if (end - start > LONGEST_MS) tell(['endedAt'], 'tooBig')
  let until = start
  for (const [index, { from, to }] of breaks.entries()) {
    if (Date.parse(from) < until) tell(['breaks', index, 'from'], 'time')
    if (Date.parse(to) <= Date.parse(from)) tell(['breaks', index, 'to'], 'beforeStart')
    if (Date.parse(to) > end) tell(['breaks', index, 'to'], 'time')
    until = Date.parse(to)
  }
}
