import type { Context } from 'hono'
import { MAX_ID } from '../../../schema/base/fields.ts'

/** The id below which a list goes on, from `?before=`; the newest entries where it says none. */
export const beforeOf = ({ req }: Context): number =>
  /^\d{1,15}$/.test(req.query('before') ?? '') ? Number(req.query('before')) : MAX_ID

/** Where a list goes on after a page of at most `limit` entries; null where this was the last one. */
export const nextOf = (rows: readonly { readonly id: number }[], limit: number): number | null =>
  rows.length === limit ? (rows.at(-1)?.id ?? null) : null
