import { userDatabase } from '../../../schema/base/access.ts'
import { ownId } from '../../../schema/base/ownId.ts'
import { type ClockEvent, type ClockKind, SKEW_MS } from '../../../schema/time/clockEvent.ts'
import type { Connection } from '../engine/connection.ts'
import { closeDeviceDatabase } from '../engine/deviceDatabase.ts'
import { type EnvelopeRow, envelopeSchema } from '../engine/envelope.ts'
import { createSource, derived, derivedFrom, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { Deed, DeedPerson } from '../outbox/deed.ts'
import { createFlusher } from '../outbox/flusher.ts'
import { type OwnClockBody, ownClockDeed } from '../outbox/ownClockDeed.ts'
import { rowsIn } from '../sync/replay.ts'
import { openReplica, type Replica } from '../sync/replica.ts'
import { type OwnAbsences, openOwnAbsences } from './ownAbsences.ts'
import { followOwnDeeds, type OwnDeedState, ownStateOf } from './ownDeeds.ts'
import { type OwnDocuments, ownDocuments } from './ownDocuments.ts'
import { type OwnEntries, openOwnEntries } from './ownEntries.ts'

/** Something clocked here that the server has not taken, or that what it told does not show yet. */
export interface OwnStamp extends OwnDeedState {
  readonly key: string
  readonly event: ClockEvent
}

/** A person's own working time on this device. */
export interface OwnTime {
  readonly documents: Live<OwnDocuments>
  /** Oldest first. */
  readonly stamps: Live<readonly OwnStamp[]>
  readonly absences: OwnAbsences
  readonly entries: OwnEntries
  readonly state: Live<Connection>
  /** Resolves when it is safe on this device; it is sent after that. */
  readonly clock: (kind: ClockKind, what?: Pick<ClockEvent, 'project' | 'task'>) => Promise<void>
  /** When somebody went (epoch ms) who forgot to clock it. */
  readonly leave: (leftAt: number) => Promise<void>
  /** Takes a refused one off the screen. */
  readonly dismiss: (key: string) => Promise<void>
  readonly close: () => Promise<void>
  /** Takes what the server told off the device; what was clocked stays until its person can send it. */
  readonly wipe: () => Promise<void>
}

/** Opens what this device has of the person's time, as it was when it was closed, and follows the server from then on. */
export async function openOwnTime(person: DeedPerson, world: World): Promise<OwnTime> {
  const database = userDatabase(person.id)
  const replica = await openReplica(world, {
    name: database,
    database: `${database}-1`,
    collections: { documents: database },
    schema: envelopeSchema,
  })
  const { documents, stop: stopReading } = await readDocuments(replica, database)
  const { stop: stopStamping, ...stamping } = await ownStamps(person, world, replica.resync)
  const { stop: stopAsking, ...absences } = await openOwnAbsences(person, world, replica.resync)
  const { stop: stopWriting, ...entries } = await openOwnEntries(person, world, replica.resync)
  const sending = createFlusher(world).start()
  replica.follow({})
  const stop = async () => {
    sending.stop()
    stopReading()
    stopStamping()
    stopAsking()
    stopWriting()
    await sending.ended
  }
  return {
    documents,
    ...stamping,
    absences,
    entries,
    state: replica.connection,
    async close() {
      await stop()
      await replica.close()
      await closeDeviceDatabase(world)
    },
    async wipe() {
      await stop()
      await replica.wipe()
    },
  }
}

async function readDocuments({ documents }: Replica, database: string) {
  const collection = documents(database)
  const source = createSource()
  const rows = new Map<string, EnvelopeRow>()
  /** What another page brought while the device was being read: newer than what was read. */
  const arrived = new Set<string>()
  const place = (row: EnvelopeRow) => {
    if (row._deleted) rows.delete(row._id)
    else rows.set(row._id, row)
  }
  const subscription = collection.eventBulks$.subscribe(({ events }) => {
    for (const { documentData } of events) {
      arrived.add(documentData._id)
      place(documentData)
    }
    source.changed()
  })
  for (const row of await rowsIn(collection)) if (!arrived.has(row._id)) place(row)
  const live: Live<OwnDocuments> = derived(source, () => ownDocuments(rows.values()))
  return { documents: live, stop: () => subscription.unsubscribe() }
}

const NOTHING = { project: null, task: null } as const

/** What the person clocks on this device, in whatever page of it. */
async function ownStamps(person: DeedPerson, world: World, onTaken: () => void) {
  const { shown, post, forget, stop } = await followOwnDeeds(world, ownClockDeed, person, onTaken)
  const { deviceClock } = world
  const stamp = (facts: Pick<OwnClockBody, 'clocked' | 'project' | 'task' | 'leftAt'>) =>
    post(`clock-${world.now()}-${ownId(world.random)}`, {
      at: deviceClock.shown(),
      steadyAt: deviceClock.steady(),
      ...facts,
    })
  return {
    stop,
    stamps: derivedFrom(shown, deeds => deeds.map(stampOf).toSorted(byAge)),
    clock: (clocked: ClockKind, what: Pick<ClockEvent, 'project' | 'task'> = NOTHING) => stamp({ clocked, ...what }),
    leave: (leftAt: number) => stamp({ clocked: 'end', ...NOTHING, leftAt }),
    dismiss: forget,
  }
}

function stampOf(deed: Deed<OwnClockBody>): OwnStamp {
  const { uid, body, createdAt } = deed
  const { clocked: kind, at: shownAt, project, task, leftAt } = body
  const ahead = createdAt - shownAt
  const at = leftAt ?? (Math.abs(ahead) > SKEW_MS ? createdAt : shownAt)
  const facts = { offset: 0, isClockUnsure: false, receivedAt: at, source: 'phone', branch: null } as const
  return { key: uid, event: { uid, kind, at, project, task, ...facts }, ...ownStateOf(deed) }
}

const byAge = (one: OwnStamp, other: OwnStamp): number => one.event.at - other.event.at
