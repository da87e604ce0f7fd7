import { z } from 'zod'
import { id, instant, localDate } from '../base/fields.ts'

/** '8', '1,8'. */
const branches = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
  .transform(text => text.split(',').map(Number))

/** Local dates, both included, of some branches or of all one may read; orders may be counted by their appointments instead. */
export const statisticQuery = z.object({
  from: localDate(),
  to: localDate(),
  branch: branches.optional(),
  by: z.enum(['created', 'appointment']).default('created'),
})

/** A local date, or an instant. */
const moment = () => z.union([localDate(), instant()])

/** One person from a beginning to an end: of dates both are included, of instants the end is not. `now` says what still goes on. */
export const profileQuery = z.object({
  user: z.coerce.number().pipe(id()),
  start: moment(),
  end: moment(),
  now: instant().optional(),
})

/** Local dates, both included, of one branch. */
export const closingsQuery = z.object({ branch: z.coerce.number().pipe(id()), from: localDate(), to: localDate() })
/** The same of some branches, or of all whose figures one may read. */
export const closingSumsQuery = closingsQuery.extend({ branch: branches.optional() })
/** One of them. */
export const closingRowsQuery = z.object({ branch: z.coerce.number().pipe(id()), on: localDate() })
