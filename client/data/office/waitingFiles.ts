import type { RxCollection } from 'rxdb'
import { isObject } from '../../../schema/base/sameValue.ts'
import { dataUrlOf } from '../engine/sendFile.ts'
import { type DeviceRow, rowSchema, type Shelf, shelf } from '../engine/shelf.ts'
import type { World } from '../engine/world.ts'
import { createPersonDatabase } from './personDatabase.ts'

/** A picture or file that the server does not have yet. */
export interface WaitingFile {
  /** The id it is sent under, as text. */
  readonly key: string
  readonly name: string
  readonly kind: 'picture' | 'file'
  /** The field it is for; null where it is for the library alone. */
  readonly place: string | null
}

/** Pictures and files on their way: they outlive the page, a lost network and a crash, until the server has them. */
export interface WaitingFiles {
  readonly all: () => Promise<readonly WaitingFile[]>
  /** Resolves when it is on the disk. */
  readonly keep: (file: WaitingFile, bytes: Blob) => Promise<void>
  /** Null where it does not wait any more. */
  readonly bytes: (key: string) => Promise<Blob | null>
  readonly drop: (key: string) => Promise<void>
  readonly close: () => Promise<void>
  /** Takes everything off the device. */
  readonly wipe: () => Promise<void>
}

interface Collections {
  files: RxCollection<DeviceRow>
  bytes: RxCollection<DeviceRow>
}

/** Opens them when they are needed; what is told of them is read without their bytes. */
export function createWaitingFiles(world: World, user: number): WaitingFiles {
  const collections = { files: { schema: rowSchema }, bytes: { schema: rowSchema } }
  const { open, close, wipe } = createPersonDatabase<Collections>(world, { name: `waiting-${user}`, collections })
  const files: Shelf<WaitingFile> = shelf(async () => (await open()).files, isWaiting)
  const bytes: Shelf<Bytes> = shelf(async () => (await open()).bytes, isBytes)
  return {
    all: () => files.all(),
    async keep(file, blob) {
      // The bytes first: what is named can be sent.
      await bytes.put(file.key, world.now(), { data: await dataUrlOf(blob) })
      await files.put(file.key, world.now(), file)
    },
    async bytes(key) {
      const stored = (await files.get(key)) && (await bytes.get(key))
      return stored && blobOf(stored.data)
    },
    async drop(key) {
      await files.remove(key)
      await bytes.remove(key)
    },
    close,
    wipe,
  }
}

interface Bytes {
  /** A data-URL. */
  readonly data: string
}

const isBytes = (value: unknown): value is Bytes => isObject(value) && typeof value['data'] === 'string'

const isWaiting = (value: unknown): value is WaitingFile =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  typeof value['name'] === 'string' &&
  (value['kind'] === 'picture' || value['kind'] === 'file') &&
  (value['place'] === null || typeof value['place'] === 'string')

function blobOf(dataUrl: string): Blob {
  const comma = dataUrl.indexOf(',')
  const text = atob(dataUrl.slice(comma + 1))
  const type = dataUrl.slice('data:'.length, dataUrl.indexOf(';'))
  return new Blob([Uint8Array.from(text, letter => letter.charCodeAt(0))], { type })
}
