import type { Role } from './access.ts'
import { get, post, put, remove } from './call.ts'
import type { JobSummary, ListedJob } from './jobs.ts'
import type { UploadRef } from './uploads.ts'

/** Somebody with a user name and a password. */
export interface Person {
  readonly id: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly roles: readonly Role[]
  readonly branches: readonly number[]
  readonly isEnabled: boolean
  /** YYYY-MM-DD: the last day on which they may sign in. */
  readonly accessUntil?: string | null
  readonly email?: string | null
  readonly phone?: string
}

/** Answer of POST /api/uploads. */
export interface Upload extends UploadRef {
  readonly mimeType: string
}

/** GET /api/users/me */
export interface Me {
  readonly user: { id: number; username: string; firstName: string; lastName: string; branches: { id: number }[] }
  readonly roles: readonly Role[]
  /** Replication databases this person may open. */
  readonly databases: readonly string[]
  /** Epoch ms until which the device may show office data without asking the server. */
  readonly offlineUntil: number
}

export interface Credentials {
  readonly username: string
  readonly password: string
}

interface NewPassword extends Pick<Credentials, 'password'> {
  /** The former one, of whoever changes the own: an office left open is nobody's to take. */
  readonly current?: string
}

export const signIn = post('/login')<Credentials, Me>()
export const signOut = post('/logout')<undefined, Done>()
export const whoAmI = get('/users/me')<Me>()
export const changePassword = post('/users/:id/password')<NewPassword, Done>()
export const uploadFile = post('/uploads')<{ readonly name: string; readonly data: string }, Upload>()
/** How much of a file is there that whoever asks sends in parts, under an id of their own. */
export const partsThere = get('/uploads/parts/:id')<PartsThere>()
/** Puts a part where it belongs; one that is there already changes nothing, one behind a gap is left out. */
export const sendPart = put('/uploads/parts/:id')<Part, PartsThere>()
export const health = get('/health')<{ readonly status: string; readonly seq: string }>()
/** Everything a guest may see, at once. Its answer is a snapshot of its own form. */
export const init = get('/init')<unknown>()
/** One document of any entity, as whoever asks may see it. */
export const readDocument = get('/:type/:id')<unknown>()

export const jobs = get('/jobs')<readonly ListedJob[]>()
export const jobSummary = get('/jobs/summary')<JobSummary>()
export const retryJob = post('/jobs/:id/retry')<undefined, ListedJob>()
export const discardJob = post('/jobs/:id/discard')<undefined, ListedJob>()

interface Part {
  /** Bytes before it. */
  readonly offset: number
  /** A data-URL. */
  readonly data: string
}

interface PartsThere {
  readonly bytes: number
}

/** What is answered where there is nothing to say but that it was done. */
export type Done = Record<string, never>

/** The server's key for Web Push, and who would be told from here: null for a guest. */
export const pushKey = get('/push/key')<{ readonly publicKey: string; readonly owner: string | null }>()
export const subscribe = post('/push/subscriptions')<Subscribing, { readonly isOn: boolean }>()
/** Whether the browser's address is of use to somebody else after that. */
export const unsubscribe = remove('/push/subscriptions')<Unsubscribing, { readonly isUsed: boolean }>()

/** Who is told: the guest of an order, or else whoever is signed in or the device. */
interface PushOwner {
  readonly owner?: { readonly isPerson?: boolean; readonly order?: { readonly uid: string; readonly hash: string } }
}

interface Subscribing extends PushOwner {
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
}

interface Unsubscribing extends PushOwner {
  readonly endpoint: string
}
