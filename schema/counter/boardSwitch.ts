import { z } from 'zod'
import { id, instant, MAX_ID } from '../base/fields.ts'
import { FIRST_OWN_ID } from '../base/ownId.ts'
import { DAY } from '../base/zonedTime.ts'

/** A board switches for a business day; what stays off longer is for the office. */
export const LONGEST_SWITCH_MS = DAY + DAY / 24

/** What a board switches: orders for a while, or one product. Its id is made at the board, so that it happens once. */
export const boardSwitchCall = z.strictObject({
  id: z.int().min(FIRST_OWN_ID).max(MAX_ID),
  kind: z.enum(['paused', 'soldOut']),
  product: id().nullish(),
  endsAt: instant(),
})
export type BoardSwitchCall = z.infer<typeof boardSwitchCall>

/** What guests read while a board has paused its branch. */
export const PAUSE_REASON = 'Wir haben gerade sehr viel zu tun.'
