import { z } from 'zod'
import { text } from '../base/fields.ts'

/** A name a program gave: letters, digits, hyphens. */
const word = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/)
/** POST /api/analytics-log: what a visitor who agreed did. Flat and bounded; there is no room for a person. */
export const analyticsCall = z.strictObject({
  type: word,
  action: word,
  category: word,
  data: z
    .record(word, z.union([text(300), z.number(), z.boolean(), z.array(z.union([text(40), z.number()])).max(50)]))
    .refine(data => Object.keys(data).length <= 30),
})
export type AnalyticsCall = z.infer<typeof analyticsCall>
