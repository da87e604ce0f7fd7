import type { Role } from './access.ts'
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
