import { z } from 'zod'
import { id, text } from '../base/fields.ts'

/** Orders and customers one call names at most. */
const MOST = 2000

/** POST /api/privacy/guests/search: by whatever is known of somebody. A body and no address: what is asked stands in no log. */
export const guestQuestion = z.strictObject({
  phone: text(40).optional(),
  email: text(254).optional(),
  name: text(200).optional(),
  /** Its number of the day or its uid. */
  order: text(80).optional(),
})
export type GuestQuestion = z.infer<typeof guestQuestion>

/** POST /api/privacy/guests/export and /erase: whose data are meant, as they were found. */
export const guestSelection = z.strictObject({
  /** Numbers in E.164 and addresses in small letters: every order they stand on, also one placed meanwhile. */
  keys: z.array(text(254)).max(MOST),
  orders: z.array(id()).max(MOST),
  customers: z.array(id()).max(MOST),
})
export type GuestSelection = z.infer<typeof guestSelection>
