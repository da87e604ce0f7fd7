import type { RxCollection } from 'rxdb'
import type { MergeRules } from '../../../schema/base/merge.ts'
import type { Envelope } from '../engine/envelope.ts'
import type { World } from '../engine/world.ts'
import { type Pull, startPull } from '../sync/pull.ts'
import { openStream } from '../sync/stream.ts'
import type { Edits } from './edits.ts'
import type { OfficeStatus } from './officeStatus.ts'
import { type Push, startPush } from './push.ts'

export interface OfficeSyncOptions {
  readonly world: World
  readonly user: number
  readonly databases: readonly string[]
  readonly databaseOf: (type: string) => string
  readonly rulesOf: (type: string) => MergeRules
  readonly collectionOf: (database: string) => RxCollection<Envelope>
  readonly edits: Edits
  readonly status: OfficeStatus
  /** Compares an edit with what the device's mirror shows of its document. */
  readonly catchUp: (name: string) => Promise<void>
  readonly onEpoch: () => Promise<void>
}

export interface OfficeSync {
  /** Goes on after a sign-in. */
  readonly resume: () => void
  readonly stop: () => Promise<void>
}

/** Pulls and pushes while this page leads the device: one stream for all databases of the person. */
export function startOfficeSync(options: OfficeSyncOptions): OfficeSync {
  const { world, user, status } = options
  let pulls: readonly Pull[] = []
  let push: Push | null = null
  let ending: Promise<unknown> = Promise.resolve()

  const begin = () => {
    const stream = openStream(world)
    status.replicates(true)
    pulls = startPulls(options, stream)
    push = startPush({
      ...options,
      onSignedOut: status.signedOut,
      onAccepted(names) {
        for (const name of names) void options.catchUp(name)
        for (const pull of pulls) pull.resync()
      },
    })
    return () => {
      stream.close()
      push?.stop()
      ending = Promise.all(pulls.map(pull => pull.stop()))
      status.replicates(false)
    }
  }
  const stopLeading = world.lead(`${world.prefix}office-${user}`, begin)
  return {
    resume() {
      for (const pull of pulls) pull.resync()
      push?.wake()
    },
    async stop() {
      stopLeading()
      await ending
    },
  }
}

function startPulls(options: OfficeSyncOptions, stream: ReturnType<typeof openStream>): Pull[] {
  const { world, databases, collectionOf, status } = options
  const behind = new Set(databases)
  return databases.map(database =>
    startPull({
      world,
      database,
      stream,
      collection: collectionOf(database),
      onCurrent(at) {
        behind.delete(database)
        status.current(at, behind.size > 0)
      },
      onSignedOut: status.signedOut,
      // The stream was opened by somebody unknown and tells of nothing but the public.
      onSignedIn: stream.reopen,
      onEpoch: options.onEpoch,
    }),
  )
}
