import { errorMessages } from '../../../schema/base/answer.ts'
import { inTheNameOf } from '../../../schema/base/call.ts'
import type { Body } from '../../../schema/base/entity.ts'
import type { MergeRules } from '../../../schema/base/merge.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { backoff, retryAfter } from '../engine/backoff.ts'
import type { EnvelopeRow, WireDocument } from '../engine/envelope.ts'
import { exchange, NetworkError, problemsIn } from '../engine/http.ts'
import { isReachable } from '../engine/isReachable.ts'
import { createWaiter } from '../engine/waiter.ts'
import type { World } from '../engine/world.ts'
import { accepted, contested, type Edit, isDue, nameOfEdit, sending, type Version } from './edit.ts'
import type { Edits } from './edits.ts'

interface UploadOptions {
  readonly world: World
  readonly edits: Edits
  /** Whose edits they are. */
  readonly person: number
  /** Name of the database that an edit is written to. */
  readonly databaseOf: (edit: Edit) => string
  /** How documents of a type are merged. */
  readonly rulesOf: (type: string) => MergeRules
  readonly onSignedOut: () => void
  /** The server took changes of these documents: its mirror has something to fetch. */
  readonly onAccepted: (names: readonly string[]) => void
}

export interface Upload {
  /** Looks for something to send now. */
  readonly wake: () => void
  readonly stop: () => void
}

/** One row of the answer of `_bulk_docs`. */
interface Row {
  readonly id: string
  readonly ok?: boolean
  readonly rev?: string
  readonly error?: string
  readonly errors?: readonly Problem[]
  readonly doc?: WireDocument | null
}

function isRow(value: unknown): value is Row {
  return isObject(value) && typeof value['id'] === 'string'
}

const BATCH = 50
const LOOK_EVERY_MS = 15_000

/** Sends edits as long as there are any; a row that is refused or contested becomes trouble and blocks no other. */
export function startUpload(options: UploadOptions): Upload {
  const { world, edits } = options
  const stopped = new AbortController()
  // A new edit is worth a look, but after a failure only a hint that the network is back ends the wait.
  const work = createWaiter(world)
  const network = createWaiter(world)
  const wake = () => {
    network.wake()
    work.wake()
  }
  const stopHints = world.onHint(wake)
  const stopEdits = edits.subscribe(work.wake)
  const loop = async () => {
    let tries = 0
    while (!stopped.signal.aborted) {
      const outcome = await sendDue(options, edits.edits().filter(isDue), stopped.signal)
      tries = outcome.ok ? 0 : tries + 1
      if (!outcome.ok) await network.wait(Math.max(outcome.retryMs, backoff(tries, world.random)), stopped.signal)
      else if (!edits.edits().some(isDue)) await work.wait(LOOK_EVERY_MS, stopped.signal)
    }
  }
  void loop().catch(() => {
    // The device's database is gone (the browser took it): the next start of the page begins anew.
  })
  return {
    wake,
    stop() {
      stopHints()
      stopEdits()
      stopped.abort()
    },
  }
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly retryMs: number }
const done: Outcome = { ok: true }
const failed: Outcome = { ok: false, retryMs: 0 }

async function sendDue(options: UploadOptions, due: readonly Edit[], stop: AbortSignal): Promise<Outcome> {
  const databases = new Set(due.map(options.databaseOf))
  for (const database of databases) {
    const names = due.filter(edit => options.databaseOf(edit) === database).map(nameOfEdit)
    for (let start = 0; start < names.length && !stop.aborted; start += BATCH) {
      const outcome = await sendBatch(options, database, names.slice(start, start + BATCH), stop)
      if (!outcome.ok) return outcome
    }
  }
  return done
}

async function sendBatch(
  options: UploadOptions,
  database: string,
  names: readonly string[],
  stop: AbortSignal,
): Promise<Outcome> {
  const { world, edits, person } = options
  // What never left the device can still be taken back as if it had not been.
  if (!(await isReachable(world))) return failed
  await edits.changeAll(names.map(name => ({ name, next: edit => (edit ? { edit: sending(edit) } : null) })))
  const docs = names.flatMap(name => documentOf(edits.edit(name)))
  if (docs.length === 0 || stop.aborted) return done
  try {
    const { response, json } = await exchange(
      world.fetch,
      `/replication/${database}/_bulk_docs`,
      { method: 'POST', body: { docs }, headers: inTheNameOf(person), timeoutMs: 30_000 },
      answer => world.noteContact(answer !== null),
    )
    const { status, headers } = response
    if (response.ok && Array.isArray(json)) return await readRows(options, json.filter(isRow))
    if (status === 401 || status === 403) options.onSignedOut()
    if (isPassing(status)) return { ok: false, retryMs: retryAfter(headers.get('retry-after'), world.now()) ?? 0 }
    return await isolate(options, database, names, json, stop)
  } catch (error) {
    if (error instanceof NetworkError) return failed
    throw error
  }
}

/** Whether another attempt may have another outcome, perhaps after a sign-in. */
function isPassing(status: number): boolean {
  return status < 400 || status >= 500 || [401, 403, 408, 425, 429].includes(status)
}

/** The whole batch was refused: one by one it shows which document is meant. */
async function isolate(
  options: UploadOptions,
  database: string,
  names: readonly string[],
  json: unknown,
  stop: AbortSignal,
): Promise<Outcome> {
  const [only] = names
  if (names.length === 1 && only) {
    const problems = problemsIn(json)
    const reason = isObject(json) && typeof json['reason'] === 'string' ? json['reason'] : errorMessages.internal
    await options.edits.refuse(only, null, problems.length > 0 ? problems : [{ code: 'internal', message: reason }])
    return done
  }
  for (const name of names) {
    const outcome = await sendBatch(options, database, [name], stop)
    if (!outcome.ok) return outcome
  }
  return done
}

async function readRows({ edits, rulesOf, onAccepted }: UploadOptions, rows: readonly Row[]): Promise<Outcome> {
  let outcome: Outcome = done
  await edits.changeAll(
    rows.flatMap(({ id, ok, rev }) => {
      if (!ok || !rev) return []
      return [{ name: id, next: (edit: Edit | undefined) => (edit ? { edit: accepted(edit, rev) } : null) }]
    }),
  )
  for (const { id, ok, rev, error, errors, doc } of rows) {
    if (ok && rev) continue
    const theirs = doc ? versionOf(doc) : null
    if (errors && errors.length > 0) await edits.refuse(id, theirs, errors)
    else if (error === 'conflict')
      await edits.change(id, edit => (edit ? contested(edit, theirs, rulesOf(edit.type)) : null))
    else outcome = failed
  }
  const taken = rows.filter(({ ok }) => ok).map(({ id }) => id)
  if (taken.length > 0) onAccepted(taken)
  return outcome
}

function documentOf(edit: Edit | undefined): object[] {
  if (!edit?.sent) return []
  const { type, id, base, sent } = edit
  const head = {
    _id: nameOfEdit(edit),
    type,
    ...(base?.rev ? { _rev: base.rev } : {}),
    ...(sent.under ? { changeset: sent.under } : {}),
  }
  return [sent.body ? { ...head, body: { ...sent.body, id } } : { ...head, _deleted: true, body: { id } }]
}

function versionOf({ _rev, _deleted, body }: Pick<WireDocument, '_rev' | '_deleted' | 'body'>): Version {
  return { rev: _rev, body: _deleted ? null : withoutId(body) }
}

export function versionOfRow({ rev, _deleted, body }: EnvelopeRow): Version {
  return { rev, body: _deleted ? null : withoutId(body) }
}

/** Edits hold fields only: the id is the document's name. */
export function withoutId({ id: _id, ...fields }: Body): Body {
  return fields
}
