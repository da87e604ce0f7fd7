import { z } from 'zod'
import { id, text } from './fields.ts'
import { keysOf } from './keys.ts'
import { logKinds } from './log.ts'
import { retentionKinds } from './retention.ts'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_NAME, PART_BYTES } from './uploads.ts'

export const loginCall = z.object({ username: text(254).min(1), password: z.string().min(1).max(1000) })
/** What a password has to be, `passwordProblem` says. `current` is the former one, of whoever changes the own. */
export const passwordCall = z.object({ password: z.string().max(1000), current: z.string().max(1000).optional() })

/** A personal link: what it was made of, and the password an invitation asks for. */
export const linkCall = z.object({ token: text(200).min(1), password: z.string().max(1000).optional() })

/** Characters: four for every three bytes, and the type before them. */
const MAX_DATA_URL = Math.ceil(MAX_UPLOAD_BYTES / 3) * 4 + 200

/** A file as a data-URL. */
export const uploadCall = z.object({
  name: text(MAX_UPLOAD_NAME).min(1),
  data: z.string().startsWith('data:').max(MAX_DATA_URL),
})
/** A part of a file that comes in parts. */
export const partCall = z.object({
  offset: z.int().min(0).max(MAX_UPLOAD_BYTES),
  data: z
    .string()
    .startsWith('data:')
    .max(Math.ceil(PART_BYTES / 3) * 4 + 200),
})
/** A file of the business: at once, or as what its parts come to. */
export const libraryCall = uploadCall.extend({
  data: uploadCall.shape.data.optional(),
  parts: z.object({ id: id(), bytes: z.int().min(1).max(MAX_UPLOAD_BYTES) }).optional(),
})
/** The same for a picture of the business; `id` is its author's own, so that it is safe to send again. */
export const pictureCall = libraryCall.extend({ id: id().optional() })
/** Other pixels for a picture. */
export const pixelsCall = uploadCall.pick({ data: true })

export const presenceCall = z.object({
  page: z.string().regex(/^\w{8,40}$/),
  on: z.string().max(80).nullable(),
  field: z.string().max(200).nullable(),
})

const epochMs = () => z.coerce.number().int().min(0)

/** GET /api/last-steps: of documents of these types ('sites,blocks'), so many. */
export const recentStepsQuery = z.object({
  types: z
    .string()
    .regex(/^[a-z-]{1,40}(,[a-z-]{1,40}){0,99}$/)
    .transform(types => types.split(',')),
  limit: z.coerce.number().pipe(z.int().min(1).max(50)).default(10),
})

/** GET /api/logs: entries of one kind, of a person or device, about one document or order, from one instant to another (epoch ms). */
export const logQuery = z.object({
  kind: z.enum(keysOf(logKinds)).optional(),
  person: z
    .string()
    .regex(/^(users:\d{1,16}|devices:\d{1,16}|guest|system)$/)
    .optional(),
  document: z
    .string()
    .regex(/^[a-z-]{1,40}:\d{1,16}$/)
    .optional(),
  from: epochMs().optional(),
  to: epochMs().optional(),
})

const daysWithin = ({ min, max }: { readonly min: number; readonly max: number }) => z.int().min(min).max(max)

/** PUT /api/privacy/retention: days of each kind. */
export const retentionDaysCall = z.strictObject({
  guest: daysWithin(retentionKinds.guest),
  messages: daysWithin(retentionKinds.messages),
  addresses: daysWithin(retentionKinds.addresses),
})
