import type { RxCollection } from 'rxdb'
import type { Problem } from '../../../schema/base/problems.ts'
import type { BoardStep } from '../../../schema/counter/boardSteps.ts'
import { backoff, retryAfter } from '../engine/backoff.ts'
import { createBell } from '../engine/bell.ts'
import { openDatabase } from '../engine/database.ts'
import { type DeviceRow, rowSchema } from '../engine/deviceDatabase.ts'
import { exchange, NetworkError } from '../engine/http.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import { browserWorld, type World } from '../engine/world.ts'

export interface BoardSteps {
  /** Oldest first. */
  readonly steps: Live<readonly BoardStep[]>
  /** Resolves when the step is safe on this device; it is sent after that. */
  readonly post: (step: Omit<BoardStep, 'key' | 'at' | 'state' | 'reason'>) => Promise<void>
  /** Takes a refused step off the screen. */
  readonly dismiss: (key: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** The feed tells what is done within moments; then the step has nothing to say any more. */
const KEPT_MS = 5000
/** A step of yesterday is never sent: whoever tapped it knows better by now. */
const VALID_MS = 6 * 3_600_000

/**
 * Steps taken at a board, on this device first: without network they wait here and are sent in their order when it is back.
 * Each may be sent again for ever, because a step whose target is reached changes nothing. `onDone` hears of each answer.
 */
export async function openBoardSteps(
  device: string,
  { world = browserWorld, onDone = () => {} }: { world?: World; onDone?: () => void } = {},
): Promise<BoardSteps> {
  const database = await openDatabase<{ steps: RxCollection<DeviceRow> }>(world, {
    name: 'board',
    strict: true,
    collections: { steps: { schema: rowSchema } },
  })
  const { steps } = database
  const source = createSource()
  const shelf = new Map<string, BoardStep>()
  const keep = async (step: BoardStep) => {
    shelf.set(step.key, step)
    source.changed()
    await steps.incrementalUpsert(rowOf(step))
  }
  const drop = async (key: string) => {
    shelf.delete(key)
    source.changed()
    await steps.findOne(key).remove()
  }
  for (const row of await steps.find().exec()) {
    const step = (row.toJSON() as DeviceRow).value as unknown as BoardStep
    if (step.state === 'done' || world.now() - step.at > VALID_MS) await row.remove()
    else shelf.set(step.key, step)
  }

  const stopping = new AbortController()
  const bell = createBell(world)
  const stopHints = [world.onHint(bell.ring), world.onContact(online => online && bell.ring())]
  let count = 0
  const settle = async (step: BoardStep, outcome: Partial<BoardStep>) => {
    await keep({ ...step, ...outcome })
    if (outcome.state === 'done') world.after(KEPT_MS, () => void drop(step.key).catch(() => {}))
    onDone()
  }
  const sending = sendAll({
    world,
    device,
    signal: stopping.signal,
    next: () => sorted(shelf).find(({ state }) => state === 'waiting'),
    settle,
    rest: ms => bell.wait(ms, stopping.signal),
  })

  return {
    steps: derived<readonly BoardStep[]>(source, () => sorted(shelf)),
    async post(step) {
      const at = world.now()
      const key = `${at}-${++count}-${Math.floor(world.random() * 1e9)}`
      await keep({ ...step, key, at, state: 'waiting' })
      bell.ring()
    },
    dismiss: drop,
    async close() {
      stopping.abort()
      for (const stop of stopHints) stop()
      await sending
      await database.close()
    },
  }
}

const sorted = (shelf: ReadonlyMap<string, BoardStep>): BoardStep[] =>
  [...shelf.values()].toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1))

const rowOf = (step: BoardStep): DeviceRow => ({
  key: step.key,
  at: step.at,
  value: JSON.parse(JSON.stringify(step)) as DeviceRow['value'],
})

interface Sending {
  readonly world: World
  readonly device: string
  readonly signal: AbortSignal
  readonly next: () => BoardStep | undefined
  readonly settle: (step: BoardStep, outcome: Partial<BoardStep>) => Promise<void>
  readonly rest: (ms: number) => Promise<void>
}

/** One after the other, so that an order never becomes ready before it was taken. Ends when it is stopped. */
async function sendAll({ world, device, signal, next, settle, rest }: Sending): Promise<void> {
  let misses = 0
  while (!signal.aborted) {
    const step = next()
    const pause = step ? await send(world, device, step, signal, settle) : Number.POSITIVE_INFINITY
    misses = pause === null ? 0 : misses + 1
    if (pause === null) continue
    await rest(step ? Math.max(pause, backoff(misses, world.random)) : LOOK_MS)
    if (!step) misses = 0
  }
}

const LOOK_MS = 30_000

/** Sends a step once. Null when it is settled, else for how long (ms) the server wants to be left alone. */
async function send(
  world: World,
  device: string,
  step: BoardStep,
  signal: AbortSignal,
  settle: Sending['settle'],
): Promise<number | null> {
  try {
    const { path, body } = callOf(step, device)
    const { response, json } = await exchange(world.fetch, path, { method: 'POST', body, signal }, answer =>
      world.noteContact(answer !== null),
    )
    const { ok, status, headers } = response
    if (ok) await settle(step, { state: 'done' })
    // Somebody has to let this device in again, or the server has trouble: what was tapped is not lost meanwhile.
    else if (status === 401 || status === 408 || status === 425 || status === 429 || status >= 500)
      return retryAfter(headers.get('retry-after'), world.now()) ?? 0
    else await settle(step, { state: 'refused', reason: reasonIn(json) })
    return null
  } catch (error) {
    if (signal.aborted) return 0
    if (!(error instanceof NetworkError)) throw error
    return 0
  }
}

function callOf({ order, action, proposed, message }: BoardStep, device: string): { path: string; body: object } {
  const path = `/api/orders/${order}`
  if (action === 'acknowledge') return { path: `${path}/acknowledge`, body: { device } }
  if (action === 'recall') return { path: `${path}/recall`, body: {} }
  if (action === 'propose')
    return {
      path: `${path}/counter-appointment`,
      body: { appointmentDate: new Date(proposed ?? 0).toISOString() },
    }
  return { path: `${path}/status/${action}`, body: action === 'reject' ? { rejectionMessage: message || null } : {} }
}

function reasonIn(json: unknown): string {
  const { errors } = (json ?? {}) as { errors?: readonly Problem[] }
  return (Array.isArray(errors) ? errors[0]?.message : undefined) ?? ''
}
