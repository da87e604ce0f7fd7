import type { Context } from 'hono'
import type { Printer } from '../../../../schema/counter/printer.ts'
import { answer } from '../../../base/http/answer.ts'
import type { Env } from '../../../base/http/env.ts'
import { Fault } from '../../../base/http/fault.ts'
import type { PrintingDeps } from '../deps.ts'
import { type PrintResult, tokenOf } from '../jobSteps.ts'
import { paperOf } from '../paper/paper.ts'
import type { PrintQueue } from '../printQueue.ts'

const MAX_BYTES = 256 * 1024
/** Ten seconds, as in the manual's examples, are too short for a long paper. */
const TIMEOUT_MS = 60_000

/**
 * Epson Server Direct Print: the printer asks for papers and reports on them with forms whose answers are XML.
 * http://www.manualslib.com/manual/2726698/Epson-Tm-Dt-Series.html
 */
export async function epson(
  world: PrintingDeps,
  queue: PrintQueue,
  context: Context<Env>,
  printer: Printer,
): Promise<Response> {
  const form = await formOf(context)
  switch (form.get('ConnectionType')) {
    case 'GetRequest':
      return request(world, queue, context, printer)
    case 'SetResponse':
      await report(queue, printer, form.get('ResponseFile') ?? '')
      return xml(context, '')
    default:
      throw new Fault(400, 'invalidJson')
  }
}

async function formOf(context: Context<Env>): Promise<URLSearchParams> {
  const bytes = Number(context.req.header('content-length') ?? 0)
  if (bytes > MAX_BYTES) throw new Fault(413, 'tooLarge')
  const text = await context.req.text()
  if (text.length > MAX_BYTES) throw new Fault(413, 'tooLarge')
  return new URLSearchParams(text)
}

async function request(
  world: PrintingDeps,
  queue: PrintQueue,
  context: Context<Env>,
  printer: Printer,
): Promise<Response> {
  const isWaiting = (await queue.next(printer)) !== undefined
  const job = isWaiting ? await queue.take(printer, null) : null
  if (!job) return xml(context, '')
  const bytes = Buffer.from(await paperOf(world, printer, job, 'esc-pos')).toString('hex')
  return xml(
    context,
    `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>${TIMEOUT_MS}</timeout><printjobid>${tokenOf(job)}</printjobid></Parameter><PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><command>${bytes}</command></epos-print></PrintData></ePOSPrint></PrintRequestInfo>`,
  )
}

/** Every paper the report speaks of; one that names none is about the only paper there is. */
async function report(queue: PrintQueue, printer: Printer, file: string): Promise<void> {
  const parts = file.match(/<ePOSPrint>[\s\S]*?<\/ePOSPrint>/g) ?? [file]
  for (const part of parts) {
    const token = /<printjobid>\s*([\w.-]{1,30})\s*<\/printjobid>/.exec(part)?.[1] ?? null
    const tag = /<response\b[^>]*>/i.exec(part)?.[0]
    if (tag === undefined) continue
    const success = /\bsuccess="(\w+)"/i.exec(tag)?.[1] ?? ''
    const code = /\bcode="([\w-]*)"/.exec(tag)?.[1] ?? ''
    const detail = /<ErrorSummary>([^<]{1,200})/.exec(part)?.[1] ?? ''
    await queue.report(printer, token, resultOf(/^(true|1)$/i.test(success), code, detail))
  }
}

function resultOf(isSuccess: boolean, code: string, detail: string): PrintResult {
  if (isSuccess) return { kind: 'printed' }
  const known = codes[code]
  if (known) return known
  if (code === '' && detail !== '')
    return { kind: 'failed', text: `Der Drucker hat den Auftrag abgelehnt: ${detail}`, isFinal: true }
  return { kind: 'unsure', text: `Der Drucker meldet: ${code || 'Fehler ohne Angabe'}` }
}

/** Errors that come before the paper is whole. With any other there may be a whole one: a blade that sticks cuts nothing, but all is printed. */
const codes: Readonly<Record<string, PrintResult>> = {
  EPTR_REC_EMPTY: { kind: 'failed', text: 'Das Papier ist aus.' },
  EPTR_COVER_OPEN: { kind: 'failed', text: 'Der Deckel ist offen.' },
  DeviceNotFound: { kind: 'failed', text: 'Dieses Druckwerk gibt es am Drucker nicht.', isFinal: true },
  SchemaError: { kind: 'failed', text: 'Der Drucker versteht den Auftrag nicht.', isFinal: true },
  EX_BADPORT: { kind: 'unsure', text: 'Der Drucker hat die Verbindung zu seinem Druckwerk verloren.' },
  EPTR_CUTTER: { kind: 'unsure', text: 'Das Messer klemmt.' },
  EPTR_MECHANICAL: { kind: 'unsure', text: 'Der Drucker hat eine mechanische Störung.' },
  EX_TIMEOUT: { kind: 'unsure', text: 'Der Drucker wurde nicht rechtzeitig fertig.' },
}

const xml = (context: Context<Env>, body: string): Response =>
  answer(context, body, 200, { 'Content-Type': 'text/xml; charset=utf-8' })
