import { type Context, Hono } from 'hono'
import { may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { products } from '../../../schema/catalogue/product.ts'
import * as calls from '../../../schema/signage/calls.ts'
import { type ImageTemplate, imageTemplates } from '../../../schema/signage/imageTemplate.ts'
import { labelCall } from '../../../schema/signage/requests.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answer, answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { signedIn } from '../../base/http/sender.ts'
import { createQueue } from '../../base/media/queue.ts'
import { createFiles, type FileFormat } from './files.ts'
import { createLabels } from './labelFiles.ts'

/** Bytes of a call for labels: 500 products. */
const CALL_BYTES = 64 * 1024
const types: Readonly<Record<FileFormat, string>> = { png: 'image/png', webp: 'image/webp', pdf: 'application/pdf' }

/** Layouts become files: pictures for whatever shows pictures, and paper to the millimetre. */
export function renderingRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const files = createFiles(deps)
  const labels = createLabels(deps)
  /** One at a time: a large picture takes a thread for a tenth of a second. */
  const drawing = createQueue({ atOnce: 1, waiting: 24 })

  routes.get(calls.templateLayers.path, async context => {
    const { layers } = await template(context)
    return answerJson(context, replyOf(calls.templateLayers, layers))
  })

  routes.get(calls.templateFile.path, async context => {
    const layout = await template(context)
    const format = formatIn(context.req.query('format') ?? 'png')
    const document = context.req.query('document')
    const wanted = { id: document === undefined ? null : idOf(document), actor: signedIn(context) }
    const bytes = await drawing.run(() => files.fileOf(layout, wanted, format))
    return answer(context, bytes, 200, { 'Content-Type': types[format], 'Cache-Control': 'no-store' })
  })

  routes.post(calls.printLabels.path, async context => {
    const actor = signedIn(context)
    if (!may(actor, 'read', products.access, [])) throw new Fault(403, 'forbidden')
    const call = await readCall(context, labelCall, CALL_BYTES)
    return answerJson(context, replyOf(calls.printLabels, await drawing.run(() => labels.sheets(call))))
  })

  async function template(context: Context<Env>): Promise<ImageTemplate> {
    const actor = signedIn(context)
    if (!may(actor, 'read', imageTemplates.access, [])) throw new Fault(403, 'forbidden')
    const found = await deps.storage.read.documents.entity(imageTemplates, idOf(context.req.param('id')))
    if (!found) throw new Fault(404, 'notFound')
    return found
  }

  return routes
}

function formatIn(asked: string): FileFormat {
  if (asked === 'png' || asked === 'webp' || asked === 'pdf') return asked
  throw new Fault(404, 'notFound')
}
