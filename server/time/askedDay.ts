import type { Context } from 'hono'
import { problem } from '../../schema/base/problems.ts'
import { localTime } from '../../schema/base/zonedTime.ts'
import { addMonths } from '../../schema/time/months.ts'
import { dayQuery } from '../../schema/time/requests.ts'
import { readQuery } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'

/** Accounts are told for so many months ahead: each goes over every day before it, and the calendar has no end. */
const MOST_MONTHS = 120

/** The local date that is asked for; that of `now` (epoch ms) in the zone without. Throws 400 for one too far ahead. */
export function dayAsked(context: Context<Env>, zone: string, now: number): string {
  const { on = localTime(now, zone).date } = readQuery(context, dayQuery)
  refuseFar(on, 'on', zone, now)
  return on
}

/** Throws 400 at its field for a local date that is too far ahead of `now` (epoch ms). */
export function refuseFar(date: string, field: string, zone: string, now: number): void {
  if (date > addMonths(localTime(now, zone).date, MOST_MONTHS)) throw new Fault(400, [problem('tooBig', field)])
}
