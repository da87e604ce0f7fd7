import { z } from 'zod'
import { choice, text } from '../base/fields.ts'
import { screenCommandNames } from './screenCommand.ts'
import { LONGEST_PLAY } from './screenDocuments.ts'

/** POST /api/digital-signage-devices/{id}/command; `expiresIn` is seconds. */
export const screenCommandCall = z
  .strictObject({
    uid: z.string().regex(/^[\w-]{8,64}$/),
    name: choice(screenCommandNames),
    value: z.int().min(0).max(Number.MAX_SAFE_INTEGER).nullish(),
    expiresIn: z.int().min(1).max(3600).nullish(),
  })
  .superRefine(({ name, value }, context) => {
    const tell = (code: string) => context.addIssue({ code: 'custom', path: ['value'], params: { code } })
    if (name === 'show' && !value) tell('blank')
    if (name === 'volume' && (value ?? 101) > 100) tell(value === undefined || value === null ? 'blank' : 'tooLarge')
  })
export type ScreenCommandCall = z.infer<typeof screenCommandCall>

/** POST /api/screens/commands/{uid}/{step}: what became of it; its log is no longer than that. */
export const screenAnswerCall = z.strictObject({ result: text(60_000) })

/** POST /api/screens/plays: what was shown, each under a name of the TV's own; `at` is epoch ms by the server's clock. */
export const screenPlaysCall = z.strictObject({
  plays: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[\w-]{8,64}$/),
        segment: z.int().min(1),
        name: text(250),
        at: z.int().min(0),
        seconds: z.int().min(0).max(LONGEST_PLAY),
      }),
    )
    .max(500),
})
export type ScreenPlaysCall = z.infer<typeof screenPlaysCall>

/** POST /api/screens/beat, every minute and when another thing is shown. */
export const screenBeatCall = z.strictObject({
  version: text(80),
  /** Of the manifest that is played. */
  manifest: text(80),
  playing: z.strictObject({ stream: z.int().nullable(), segment: z.int().nullable(), title: text(250) }).nullable(),
  faults: z.array(text(200)).max(20),
  /** By how much (ms) its clock is ahead of the server's. */
  skewMs: z.int(),
  freeBytes: z.int().min(0).nullable(),
  /** Whether films are decoded by its hardware. */
  decoder: z.boolean().nullable(),
})
export type ScreenBeatCall = z.infer<typeof screenBeatCall>
