import { screenDatabase } from '../../../schema/base/access.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import type { Category } from '../../../schema/catalogue/category.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { Switch } from '../../../schema/catalogue/switch.ts'
import type { LiveData, NewsItem } from '../../../schema/signage/live/liveData.ts'
import type { Scene } from '../../../schema/signage/scene.ts'
import {
  type CommandDocument,
  type ManifestDocument,
  type NumbersDocument,
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
  /** What live layers show, but for the moment; null until the TV was told where it hangs. */
  readonly live: Omit<LiveData, 'now'> | null
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
  const liveOf = ({ branch, timeZone, currency }: ScreenDocument): Omit<LiveData, 'now'> => {
    const [products, categories] = [allOf('product', isProduct), allOf('category', isCategory)]
    return {
      branch: branch.id,
      timeZone,
      currency,
      openingHours: branch.openingHours,
      menus: [...allOf('menu', isMenu).values()],
      catalogue: { category: at => categories.get(at), product: at => products.get(at) },
      switches: [...allOf('switch', isSwitch).values()],
      numbers: allOf('numbers', isNumbers).get(1)?.called ?? [],
      news: [...allOf('news', isNews).values()].toSorted((one, other) => other.at - one.at || other.id - one.id),
    }
  }
  const contentOf = (screen: ScreenDocument | null): ScreenContent => ({
    screen,
    live: screen && liveOf(screen),
    streams: allOf('stream', isStream),
    segments: allOf('segment', isSegment),
    scenes: allOf('scene', isScene),
    manifest: allOf('manifest', isManifest).get(1) ?? null,
    commands: [...allOf('command', isCommand).values()].toSorted((one, other) => one.sentAt - other.sentAt),
  })
  const content = derived<ScreenContent>(source, () => contentOf(allOf('screen', isScreen).get(1) ?? null))
  return { content, state: connection, close, wipe }
}

const isScreen = (body: unknown): body is ScreenDocument => isObject(body)
const isStream = (body: unknown): body is Stream => isObject(body)
const isSegment = (body: unknown): body is Segment => isObject(body)
const isScene = (body: unknown): body is Scene => isObject(body)
const isProduct = (body: unknown): body is Product => isObject(body)
const isCategory = (body: unknown): body is Category => isObject(body)
const isMenu = (body: unknown): body is Menu => isObject(body)
const isSwitch = (body: unknown): body is Switch => isObject(body)
const isNumbers = (body: unknown): body is NumbersDocument => isObject(body)
const isNews = (body: unknown): body is NewsItem => isObject(body)
const isManifest = (body: unknown): body is ManifestDocument => isObject(body)
const isCommand = (body: unknown): body is CommandDocument => isObject(body)
