import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { replyOf } from '../../../schema/base/call.ts'
import type { Upload } from '../../../schema/base/calls.ts'
import * as calls from '../../../schema/base/calls.ts'
import { uploadCall } from '../../../schema/base/requests.ts'
import { isPicture } from '../../../schema/base/uploads.ts'
import type { BaseDeps } from '../deps.ts'
import { answer, answerJson } from '../http/answer.ts'
import { readCall } from '../http/body.ts'
import type { Env } from '../http/env.ts'
import { Fault } from '../http/fault.ts'
import { rateLimit, requestsPerMinute } from '../http/guards.ts'
import type { UploadRow } from '../storage/statements/ordering/uploads.ts'
import { keepUpload } from './keepUpload.ts'
import { preview, UnreadablePicture } from './pictures.ts'
import { busy, createQueue } from './queue.ts'
import { FILE_CALL_BYTES, receivedBytes } from './received.ts'
import { readPreview, readUpload, writePreview } from './uploadFiles.ts'

/** Bodies in memory at the same time. A body that does not arrive within Node's five minutes is given up. */
const RECEIVING = 24
const PREVIEW_PIXELS = 480
const IMMUTABLE = 'private, max-age=31536000, immutable'

/** `POST /uploads`: takes a guest's file and answers 201 with its key. */
export function uploadCallRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const drawing = createQueue({ atOnce: 1, waiting: RECEIVING })
  let receiving = 0

  routes.post(calls.uploadFile.path, rateLimit(deps, requestsPerMinute.upload), async context => {
    if (receiving >= RECEIVING) throw busy('uploadsFull')
    receiving += 1
    try {
      const { name, data } = await readCall(context, uploadCall, FILE_CALL_BYTES)
      const row = await keepUpload(deps, drawing, { name, bytes: receivedBytes(data) })
      return answerJson(context, replyOf(calls.uploadFile, publicUpload(row)), 201)
    } finally {
      receiving -= 1
    }
  })
  return routes
}

/**
 * `/upload/{publicHash}/{id}-{version}.{ext}` and `/upload/{publicHash}/preview/{id}-{version}.jpg`. Id and hash together are
 * the key; nobody can list. Only pictures that were drawn anew are shown, everything else is handed over as a file.
 */
export function uploadFileRoutes(deps: BaseDeps): Hono<Env> {
  const { storage, settings } = deps
  const routes = new Hono<Env>()
  const drawing = createQueue({ atOnce: 1, waiting: 100 })
  routes.use(rateLimit(deps, requestsPerMinute.file))

  routes.get('/:hash/:file', async context => {
    const { id, version, extension } = addressOf(context.req.param('file'))
    const row = await keyed(context.req.param('hash'), id, version)
    if (row.extension !== extension) throw new Fault(404, 'notFound')
    const bytes = await readUpload(settings, row)
    if (!bytes) throw new Fault(404, 'notFound')
    return isPicture(row.extension) ? shown(context, bytes, row.mimeType) : handedOver(context, bytes, row)
  })

  routes.get('/:hash/preview/:file', async context => {
    const { id, version, extension } = addressOf(context.req.param('file'))
    const row = await keyed(context.req.param('hash'), id, version)
    if (extension !== 'jpg' || !isPicture(row.extension)) throw new Fault(404, 'notFound')
    const known = await readPreview(settings, row)
    return shown(context, known ?? (await makePreview(row)), 'image/jpeg')
  })

  async function makePreview(row: UploadRow): Promise<Buffer> {
    const bytes = await readUpload(settings, row)
    if (!bytes) throw new Fault(404, 'notFound')
    try {
      const made = await drawing.run(() => preview(bytes, PREVIEW_PIXELS))
      await writePreview(settings, row, made)
      return made
    } catch (error) {
      if (error instanceof UnreadablePicture) throw new Fault(404, 'notFound')
      throw error
    }
  }

  /** Wrong id and wrong hash are the same 404, in the same time. */
  async function keyed(hash: string, id: number, version: number): Promise<UploadRow> {
    const row = await storage.read.uploads.byId(id)
    const isRight = isSame(hash, row?.publicHash ?? '')
    if (!row || !isRight || row.version !== version) throw new Fault(404, 'notFound')
    return row
  }

  return routes
}

export const publicUpload = ({ id, version, extension, publicHash, mimeType, name }: UploadRow): Upload => ({
  id,
  version,
  extension,
  publicHash,
  mimeType,
  name,
})

/** Numbers and nothing else: no address reaches the file system. */
function addressOf(file: string): { id: number; version: number; extension: string } {
  const match = /^(\d{1,15})-(\d{1,9})\.([a-z0-9]{3,4})$/.exec(file)
  if (!match) throw new Fault(404, 'notFound')
  return { id: Number(match[1]), version: Number(match[2]), extension: match[3] ?? '' }
}

const HASH_CHARACTERS = 48

/** Both are brought to the same length, so that the comparison tells nothing. */
function isSame(given: string, known: string): boolean {
  const [one, other] = [Buffer.alloc(HASH_CHARACTERS), Buffer.alloc(HASH_CHARACTERS)]
  one.write(given)
  other.write(known)
  return timingSafeEqual(one, other) && given.length === HASH_CHARACTERS && known.length === HASH_CHARACTERS
}

const shown = (context: Context<Env>, bytes: Buffer, type: string): Response =>
  answer(context, bytes, 200, { ...guarded, 'Content-Type': type, 'Content-Disposition': 'inline' })

/** A drawing can hold scripts: its type is not even named, so that no page can show it. */
const handedOver = (context: Context<Env>, bytes: Buffer, { mimeType, extension, name }: UploadRow): Response =>
  answer(context, bytes, 200, {
    ...guarded,
    'Content-Type': extension === 'svg' ? 'application/octet-stream' : mimeType,
    'Content-Disposition': `attachment; filename*=UTF-8''${encoded(name)}`,
  })

const guarded = {
  'Cache-Control': IMMUTABLE,
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/** RFC 8187 leaves fewer characters as they are than `encodeURIComponent`. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
