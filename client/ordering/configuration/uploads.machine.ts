import { assign, emit, setup } from 'xstate'
import { typed } from '../../../schema/base/typed.ts'
import type { UploadRef } from '../../../schema/base/uploads.ts'

/** Why a file did not arrive. 'offline' and 'busy' may be tried again. */
export type UploadProblem = 'type' | 'size' | 'many' | 'unreadable' | 'offline' | 'busy'

/** A file on its way to the server. */
export interface PendingUpload {
  readonly key: string
  readonly step: string
  readonly name: string
  readonly bytes: number
  /** From 0 to 1. */
  readonly progress: number
  /** Null while it is on its way. */
  readonly problem: UploadProblem | null
}

export type UploadsEvent =
  | { type: 'chosen'; uploads: readonly PendingUpload[] }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'failed'; key: string; problem: UploadProblem }
  | { type: 'retried'; key: string }
  | { type: 'removed'; key: string }
  /** The server has it. */
  | { type: 'arrived'; key: string; upload: UploadRef }

/** What arrived belongs to the configuration from then on. */
export type UploadsEmitted = { type: 'arrived'; step: string; upload: UploadRef }

/** Files of one product on their way: what is there of each, and why it is not. Effects in uploads.effects.ts. */
export const uploadsMachine = setup({
  types: typed<{
    context: { readonly uploads: readonly PendingUpload[] }
    events: UploadsEvent
    emitted: UploadsEmitted
  }>(),
  guards: { isKnown: ({ context }, key: string) => context.uploads.some(upload => upload.key === key) },
}).createMachine({
  id: 'uploads',
  context: { uploads: [] },
  on: {
    chosen: { actions: assign(({ context, event }) => ({ uploads: chosen(context.uploads, event.uploads) })) },
    progressed: {
      actions: assign(({ context, event }) => ({
        uploads: changed(context.uploads, event.key, { progress: event.progress }),
      })),
    },
    failed: {
      actions: assign(({ context, event }) => ({
        uploads: changed(context.uploads, event.key, { problem: event.problem }),
      })),
    },
    retried: {
      actions: assign(({ context, event }) => ({
        uploads: changed(context.uploads, event.key, { problem: null, progress: 0 }),
      })),
    },
    removed: { actions: assign(({ context, event }) => ({ uploads: without(context.uploads, event.key) })) },
    arrived: {
      // What was taken back meanwhile is not put in any more.
      guard: { type: 'isKnown', params: ({ event }) => event.key },
      actions: [
        emit(({ context, event }) => ({
          type: 'arrived' as const,
          step: context.uploads.find(upload => upload.key === event.key)?.step ?? '',
          upload: event.upload,
        })),
        assign(({ context, event }) => ({ uploads: without(context.uploads, event.key) })),
      ],
    },
  },
})

/** Whether trying again can help. */
export const isWorthRetrying = ({ problem }: PendingUpload): boolean => problem === 'offline' || problem === 'busy'

/** Steps that wait for a file: on its way, or to be tried again or taken back. */
export const pendingSteps = (uploads: readonly PendingUpload[]): string[] => [
  ...new Set(uploads.filter(upload => upload.problem === null || isWorthRetrying(upload)).map(upload => upload.step)),
]

/** Who chooses again has read what was wrong with the last choice. */
function chosen(before: readonly PendingUpload[], added: readonly PendingUpload[]): PendingUpload[] {
  const steps = new Set(added.map(upload => upload.step))
  const isOver = (upload: PendingUpload) =>
    steps.has(upload.step) && upload.problem !== null && !isWorthRetrying(upload)
  return [...before.filter(upload => !isOver(upload)), ...added]
}

const changed = (uploads: readonly PendingUpload[], key: string, change: Partial<PendingUpload>): PendingUpload[] =>
  uploads.map(upload => (upload.key === key ? { ...upload, ...change } : upload))

const without = (uploads: readonly PendingUpload[], key: string): PendingUpload[] =>
  uploads.filter(upload => upload.key !== key)
