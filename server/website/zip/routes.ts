import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import type { SitePicture } from '../../../schema/website/fields.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { readForm } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit, requestsPerMinute } from '../../base/http/guards.ts'
import { originalPath } from '../../base/media/images.ts'
import { busy } from '../../base/media/queue.ts'
import { plainStem } from '../../base/media/received.ts'
import type { Content } from '../rendering/content.ts'
import { websiteIndex } from '../rendering/websiteIndex.ts'
import { type Packed, zipStream } from './zipStream.ts'

/** Pictures of one archive, and bytes of the form that names them. */
const MOST_PICTURES = 1000
const FORM_BYTES = 64 * 1024
/** Archives that are being read at the same time: each holds one picture in memory. */
const AT_ONCE = 20

/**
 * `POST /custom/images.zip`, a form with `image_ids[]` once for each picture: the pictures as one file, in that order. Only
 * what public pages show together is handed out; what else is asked for is left out, and of nothing it is 404.
 */
export function zipRoutes(deps: BaseDeps, contentNow: () => Promise<Content>): Hono<Env> {
  const routes = new Hono<Env>()
  let reading = 0

  routes.post('/custom/images.zip', rateLimit(deps, requestsPerMinute.zip), async context => {
    const ids = idsOf(await readForm(context, FORM_BYTES))
    const pictures = websiteIndex(await contentNow()).pictures()
    const asked = [...new Set(ids)].flatMap(id => pictures.get(id) ?? [])
    if (asked.length === 0) throw new Fault(404, 'notFound')
    if (reading >= AT_ONCE) throw busy()
    reading += 1
    const stream = zipStream(asked.map(packed), new Date(deps.clock.now()))
    return new Response(
      ended(stream, () => (reading -= 1)),
      {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': 'attachment; filename="Bilder.zip"',
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
        },
      },
    )
  })

  const packed = (picture: SitePicture, index: number): Packed => ({
    name: nameOf(picture, index),
    read: () => readFile(originalPath(deps.settings, picture)).catch(() => null),
  })

  return routes
}

/** Ids of a form as browsers send it. */
function idsOf(form: URLSearchParams): number[] {
  const given = form.getAll('image_ids[]').slice(0, MOST_PICTURES)
  return given.filter(id => /^[1-9]\d{0,15}$/.test(id)).map(Number)
}

/** '012 Die Mannschaft.jpg': in the order of the gallery, and nothing in it that leads out of a folder. */
function nameOf({ alt, extension }: SitePicture, index: number): string {
  const number = String(index + 1).padStart(3, '0')
  return `${[number, plainStem(`${(alt ?? '').slice(0, 60)}.x`)].filter(Boolean).join(' ')}.${extension}`
}

/** The same stream; tells once when it is over, also where whoever reads it goes away. */
function ended(stream: ReadableStream<Uint8Array>, tell: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader()
  let isOver = false
  const end = () => {
    if (!isOver) tell()
    isOver = true
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (value) controller.enqueue(value)
          if (!done) return
          end()
          controller.close()
        } catch (error) {
          end()
          controller.error(error)
        }
      },
      async cancel(reason) {
        end()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
