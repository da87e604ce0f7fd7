import { screenDatabase } from '../../../schema/base/access.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { Scene } from '../../../schema/signage/scene.ts'
import {
  type CommandDocument,
  type ManifestDocument,
  SCREEN_VERSION,
  type ScreenDocument,
} from '../../../schema/signage/screenDocuments.ts'
import type { Segment } from '../../../schema/signage/segment.ts'
import type { Stream } from '../../../schema/signage/stream.ts'
import { openShown } from '../boards/shownDocuments.ts'
import type { Connection } from '../engine/connection.ts'
import { derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'

/** All that a TV shows and is asked to do, as far as this device has it. */
export interface ScreenContent {
  /** Null until it was told what it is. */
  readonly screen: ScreenDocument | null
  readonly streams: ReadonlyMap<number, Stream>
  readonly segments: ReadonlyMap<number, Segment>
  readonly scenes: ReadonlyMap<number, Scene>
  /** Null until it was told. */
  readonly manifest: ManifestDocument | null
  /** The oldest first. */
  readonly commands: readonly CommandDocument[]
}

/** What one TV has of the server's database of it. */
interface ScreenReplica {
  readonly content: Live<ScreenContent>
  readonly state: Live<Connection>
  readonly close: () => Promise<void>
  /** Takes everything off the device: this is no TV any more. */
  readonly wipe: () => Promise<void>
}

/** Opens what the TV `id` has. Works without the server from the second time on. */
export async function openScreen(id: number, world: World): Promise<ScreenReplica> {
  const database = { database: screenDatabase(id), version: SCREEN_VERSION }
  // Written by the server as this version has it: the database's name says so.
  const { values, source, connection, close, wipe } = await openShown<unknown>(world, database, ({ body }) => body)
  const allOf = <Value>(type: string, is: (body: unknown) => body is Value): Map<number, Value> => {
    const found = new Map<number, Value>()
    for (const [name, value] of values)
      if (name.startsWith(`${type}:`) && is(value)) found.set(Number(name.slice(type.length + 1)), value)
    return found
  }
  const content = derived<ScreenContent>(source, () => ({
    screen: allOf('screen', isScreen).get(1) ?? null,
    streams: allOf('stream', isStream),
    segments: allOf('segment', isSegment),
    scenes: allOf('scene', isScene),
    manifest: allOf('manifest', isManifest).get(1) ?? null,
    commands: [...allOf('command', isCommand).values()].toSorted((one, other) => one.sentAt - other.sentAt),
  }))
  return { content, state: connection, close, wipe }
}

const isScreen = (body: unknown): body is ScreenDocument => isObject(body)
const isStream = (body: unknown): body is Stream => isObject(body)
const isSegment = (body: unknown): body is Segment => isObject(body)
const isScene = (body: unknown): body is Scene => isObject(body)
const isManifest = (body: unknown): body is ManifestDocument => isObject(body)
const isCommand = (body: unknown): body is CommandDocument => isObject(body)
