/** An entry of GET /api/jobs. */
export interface ListedJob {
  readonly id: number
  readonly kind: string
  readonly dedupeKey: string
  readonly target: string
  readonly order: number | null
  readonly state: string
  readonly tries: number
  readonly lastError: string | null
  /** ISO 8601 instants. */
  readonly runAt: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** GET /api/jobs/summary */
export interface JobSummary {
  readonly dead: number
  readonly unconfirmed: number
  readonly waiting: number
  readonly queued: number
  /** What will not happen by itself any more, apart from papers. */
  readonly letters: number
  /** ISO 8601 instant the oldest of them was to happen at; null where there is none. */
  readonly oldestLetterAt: string | null
  /** ISO 8601 instant since when something should have been done; null where nothing is late. */
  readonly oldestDueAt: string | null
}
