import { z } from 'zod'
import { id, localDate } from '../base/fields.ts'

/** Local dates, both included, of a branch or of all one may read; orders may be counted by their appointments instead. */
export const statisticQuery = z.object({
  from: localDate(),
  to: localDate(),
  branch: z.coerce.number().pipe(id()).optional(),
  by: z.enum(['created', 'appointment']).default('created'),
})
