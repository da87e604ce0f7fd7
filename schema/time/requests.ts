import { z } from 'zod'
import { id, instant } from '../base/fields.ts'

const uid = () => z.string().regex(/^[\w-]{8,64}$/)

/** A deed at the clock. `at` and `sentAt` are by the device's own clock: the second tells how wrong the first may be. */
export const clockCall = z.strictObject({
  uid: uid(),
  at: instant(),
  sentAt: instant().nullish(),
  isClockUnsure: z.boolean().nullish(),
  project: id().nullish(),
  task: id().nullish(),
})
export type ClockCall = z.infer<typeof clockCall>

/** What somebody is to type at a terminal. */
export const pinCall = z.strictObject({ pin: z.string().regex(/^\d{4,8}$/, 'pin') })
