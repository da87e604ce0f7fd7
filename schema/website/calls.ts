import { get, post, remove } from '../base/call.ts'
import type { Done, Upload } from '../base/calls.ts'
import type { FileContent } from '../base/uploads.ts'
import type { AnalyticsCall } from './visits.ts'

/** What a guest's device begins with: all of `/init`, but of a large website most pages only in sight (`Sight`). */
export const guestInit = get('/init/guest')<unknown>()

/** What a visitor who agreed did; answered by 204 whether it is kept or not. */
export const logVisit = post('/analytics-log')<AnalyticsCall, undefined>()

/** The link by which anybody reads a page as it is being written; null where none holds. */
export const readPreview = get('/sites/:id/preview')<{ readonly link: PreviewLink | null }>()
/** Gives that link away, or lets the one that holds do so for longer. */
export const makePreview = post('/sites/:id/preview')<undefined, PreviewLink>()
/** Makes it useless, wherever it was sent. */
export const revokePreviews = remove('/sites/:id/preview')<undefined, Done>()

interface PreviewLink {
  readonly address: string
  /** An instant. */
  readonly expiresAt: string
}

/** Takes a file into the library of the website. Bytes that are there already are answered with the file that has them. */
export const keepFile = post('/uploads/library')<{ readonly name: string } & FileContent, Upload>()
