import { userDatabase } from '../../../schema/base/access.ts'
import { ownId } from '../../../schema/base/ownId.ts'
import { type ClockEvent, type ClockKind, SKEW_MS } from '../../../schema/time/clockEvent.ts'
import type { Connection } from '../engine/connection.ts'
import { closeDeviceDatabase } from '../engine/deviceDatabase.ts'
import { type EnvelopeRow, publicSchema } from '../engine/envelope.ts'
import { problemsIn } from '../engine/http.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { Deed, DeedPerson } from '../outbox/deed.ts'
import { deedsOfKind } from '../outbox/deeds.ts'
import { createFlusher } from '../outbox/flusher.ts'
import { type OwnClockBody, ownClockDeed } from '../outbox/ownClockDeed.ts'
import { rowsIn } from '../sync/replay.ts'
import { openReplica, type Replica } from '../sync/replica.ts'
import { type OwnDocuments, ownDocuments } from './ownDocuments.ts'

/** Something clocked here that the server has not taken, or that what it told does not show yet. */
export interface OwnStamp {
  readonly key: string
  readonly event: ClockEvent
  readonly state: 'waiting' | 'taken' | 'refused'
  /** Why it was refused, as the server says. */
  readonly reason: string
}

/** A person's own working time on this device. */
export interface OwnTime {
  readonly documents: Live<OwnDocuments>
  /** Oldest first. */
  readonly stamps: Live<readonly OwnStamp[]>
  readonly state: Live<Connection>
  /** Resolves when it is safe on this device; it is sent after that. */
  readonly clock: (kind: ClockKind, what?: Pick<ClockEvent, 'project' | 'task'>) => Promise<void>
  /** Takes a refused one off the screen. */
  readonly dismiss: (key: string) => Promise<void>
  readonly close: () => Promise<void>
  /** Takes what the server told off the device; what was clocked stays until its person can send it. */
  readonly wipe: () => Promise<void>
}

/** So long (ms) what was taken is still counted: what the server tells follows within moments. */
const TOLD_MS = 5000

/** Opens what this device has of the person's time, as it was when it was closed, and follows the server from then on. */
export async function openOwnTime(person: DeedPerson, world: World): Promise<OwnTime> {
  const database = userDatabase(person.id)
  const replica = await openReplica(world, {
    name: database,
    database: `${database}-1`,
    collections: { documents: database },
    schema: publicSchema,
  })
  const { documents, stop: stopReading } = await readDocuments(replica, database)
  const { stop: stopStamping, ...stamping } = await ownStamps(person, world, replica.resync)
  const sending = createFlusher(world).start()
  replica.follow({})
  const stop = async () => {
    sending.stop()
    stopReading()
    stopStamping()
    await sending.ended
  }
  return {
    documents,
    ...stamping,
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

/** What the person clocks on this device, in whatever page of it. */
async function ownStamps(person: DeedPerson, world: World, onTaken: () => void) {
  const deeds = deedsOfKind(world, ownClockDeed)
  const source = createSource()
  const shown = new Map<string, Deed<OwnClockBody>>()
  const show = (key: string, deed: Deed<OwnClockBody> | null) => {
    const before = shown.get(key)?.state
    if (deed?.person?.id === person.id) shown.set(key, deed)
    else shown.delete(key)
    source.changed()
    if (deed?.state !== 'accepted' || before === 'accepted') return
    onTaken()
    world.after(TOLD_MS, () => void deeds.forget(key).catch(() => {}))
  }
  for (const deed of await deeds.all()) {
    show(deed.uid, deed)
    // The server asked for this person, and here they are.
    await deeds.change(deed.uid, now => (now.state === 'waiting' && isOf(now, person) ? { ...now, nextAt: 0 } : null))
  }
  const stop = await deeds.follow(changes => {
    for (const { key, value } of changes) show(key, value)
  })
  return {
    stop,
    stamps: derived<readonly OwnStamp[]>(source, () => [...shown.values()].map(stampOf).toSorted(byAge)),
    async clock(
      clocked: ClockKind,
      { project, task }: Pick<ClockEvent, 'project' | 'task'> = { project: null, task: null },
    ) {
      const { deviceClock } = world
      const createdAt = world.now()
      const body = { clocked, at: deviceClock.shown(), steadyAt: deviceClock.steady(), project, task }
      const uid = `clock-${createdAt}-${ownId(world.random)}`
      await deeds.post({ uid, kind: ownClockDeed.name, body, createdAt, validUntil: createdAt, person })
    },
    dismiss: deeds.forget,
  }
}

const isOf = ({ person }: Deed<unknown>, { id }: DeedPerson): boolean => person?.id === id

function stampOf({ uid, body, createdAt, state, answer }: Deed<OwnClockBody>): OwnStamp {
  const { clocked: kind, at: shownAt, project, task } = body
  const ahead = createdAt - shownAt
  const at = Math.abs(ahead) > SKEW_MS ? createdAt : shownAt
  const facts = { offset: 0, isClockUnsure: false, receivedAt: at, source: 'phone', branch: null } as const
  const event = { uid, kind, at, project, task, ...facts }
  const isLost = state === 'refused' || state === 'expired' || state === 'withdrawn'
  const reason = isLost ? (problemsIn(answer?.body)[0]?.message ?? '') : ''
  return { key: uid, event, state: isLost ? 'refused' : state === 'accepted' ? 'taken' : 'waiting', reason }
}

const byAge = (one: OwnStamp, other: OwnStamp): number => one.event.at - other.event.at
