/** What an error says, whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The code that Node and the libraries on it give an error, such as `EEXIST`; undefined where there is none. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** What SQLite and the file system say when there is no room on the disk, or none that we may use. */
const FULL = new Set(['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT'])

/** Whether a database that is not what it was written as is behind an error, however often it was wrapped. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof Error && (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error) ?? '') || isDamaged(error.cause))

/** Whether a disk without room is behind an error, however often it was wrapped. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && (FULL.has(codeOf(error) ?? '') || isFull(error.cause))
