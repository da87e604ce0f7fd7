import { sameValue } from '../../../schema/base/sameValue.ts'
import type { BoardStep, UndoableStep } from '../../../schema/counter/boardSteps.ts'
import { UNDO_MS } from '../../../schema/ordering/undo.ts'
import { closeDeviceDatabase } from '../engine/deviceDatabase.ts'
import { problemsIn } from '../engine/http.ts'
import { createSource, derived, type Live } from '../engine/live.ts'
import type { World } from '../engine/world.ts'
import type { Deed, DeedPerson } from '../outbox/deed.ts'
import { deedsOfKind } from '../outbox/deeds.ts'
import { createFlusher } from '../outbox/flusher.ts'
import { STEP_VALID_MS, type StepBody, stepDeed } from '../outbox/stepDeed.ts'
import { adoptFormerSteps } from './formerSteps.ts'

export interface BoardSteps {
  /** Oldest first. */
  readonly steps: Live<readonly BoardStep[]>
  /** Resolves when the step is safe on this device; it is sent after that. */
  readonly post: (step: Omit<BoardStep, 'key' | 'at' | 'state' | 'reason'>) => Promise<void>
  /** Takes a step back: one that was never sent has never been, any other is for the server to judge. */
  readonly undo: (step: UndoableStep) => Promise<void>
  /** Takes a refused step off the screen. */
  readonly dismiss: (key: string) => Promise<void>
  /** What others did at this screen and nobody sends before they are signed in again; by name. */
  readonly ofOthers: Live<readonly WaitingOfOther[]>
  readonly close: () => Promise<void>
}

/** How many steps of somebody else wait on this device. */
export interface WaitingOfOther {
  readonly name: string
  readonly count: number
}

interface BoardStepsOptions {
  readonly world: World
  readonly onDone?: () => void
  /** Who takes the steps, where that is a person: they see their own alone, and the server takes them from nobody else. */
  readonly person?: DeedPerson
}

/** So long (ms) somebody is told of a step that never was sent, or was refused. */
const TOLD_MS = 24 * 3_600_000
/** The feed tells what is done within moments; so long the step can be taken back. */
const KEPT_MS = UNDO_MS

/**
 * Steps taken at a board, on this device first: without network they wait in its outbox and are sent in their order when it
 * is back. `onDone` hears of each answer.
 */
export async function openBoardSteps(
  device: string,
  { world, onDone = () => {}, person }: BoardStepsOptions,
): Promise<BoardSteps> {
  const deeds = deedsOfKind(world, stepDeed)
  const source = createSource()
  const shown = new Map<string, BoardStep>()
  const others = createOthers(source)
  const show = (key: string, step: BoardStep | null) => {
    if (step) shown.set(key, step)
    else shown.delete(key)
    source.changed()
  }
  const dismiss = async (key: string) => {
    show(key, null)
    await deeds.forget(key)
  }
  const isMine = (deed: Deed<StepBody>) => deed.person?.id === person?.id
  // Steps of before had no person: they are the kitchen's.
  if (!person) await adoptFormerSteps(world, device, deeds.post)
  for (const deed of await deeds.all()) {
    if (deed.state === 'accepted' || world.now() - deed.createdAt > TOLD_MS) await deeds.forget(deed.uid)
    else if (!isMine(deed)) others.note(deed.uid, deed)
    else {
      show(deed.uid, stepOf(deed))
      // The server asked for this person, and here they are.
      if (person) await deeds.change(deed.uid, now => (now.state === 'waiting' ? { ...now, nextAt: 0 } : null))
    }
  }
  const follow = (key: string, deed: Deed<StepBody> | null) => {
    if (others.has(key) || (deed && !isMine(deed))) return others.note(key, deed)
    const before = shown.get(key)?.state
    const step = deed && stepOf(deed)
    show(key, step)
    if (!step || step.state === 'waiting' || step.state === before) return
    if (step.state === 'done') world.after(KEPT_MS, () => void dismiss(key).catch(() => {}))
    onDone()
  }
  const stopFollowing = await deeds.follow(changes => {
    for (const { key, value } of changes) follow(key, value)
  })
  const sending = createFlusher(world).start()
  let count = 0

  const post: BoardSteps['post'] = async step => {
    const at = world.now()
    const key = `${at}-${++count}-${Math.floor(world.random() * 1e9)}`
    const body: StepBody = { ...step, device }
    const deed = { uid: key, kind: stepDeed.name, body, createdAt: at, validUntil: at + STEP_VALID_MS }
    show(key, { ...step, key, at, state: 'waiting' })
    await deeds.post(person ? { ...deed, person } : deed)
  }

  return {
    ofOthers: others.live,
    steps: derived<readonly BoardStep[]>(source, () => [...shown.values()].toSorted(byAge)),
    post,
    async undo({ key, order, action, state }) {
      // Another body than the sender has read: it sends this one no more, whatever it was about to do.
      const isWithdrawn = await deeds.change(key, deed =>
        deed.state === 'waiting' && deed.tries === 0
          ? { ...deed, state: 'expired', body: { ...deed.body, isWithdrawn: true } }
          : null,
      )
      if (isWithdrawn || state === 'done') await dismiss(key)
      if (!isWithdrawn) await post({ order, action: 'undo', undoes: action })
    },
    dismiss,
    async close() {
      sending.stop()
      stopFollowing()
      await sending.ended
      await closeDeviceDatabase(world)
    },
  }
}

/** Null for a step of which nothing is to be shown. */
function stepOf({ uid, body, createdAt, state, answer }: Deed<StepBody>): BoardStep | null {
  const { device: _device, isWithdrawn = false, ...step } = body
  const known = { ...step, key: uid, at: createdAt }
  switch (state) {
    case 'accepted':
      return { ...known, state: 'done' }
    case 'refused':
      return { ...known, state: 'refused', reason: problemsIn(answer?.body)[0]?.message ?? '' }
    case 'expired':
      return isWithdrawn ? null : { ...known, state: 'refused', isLate: true }
    default:
      return { ...known, state: 'waiting' }
  }
}

/** Steps of other persons that wait on this device, told of through the source. */
function createOthers(source: ReturnType<typeof createSource>) {
  /** Of whom, by the step's key. */
  const names = new Map<string, string>()
  const counted = (): readonly WaitingOfOther[] => {
    const all = [...names.values()]
    return [...new Set(all)].map(name => ({ name, count: all.filter(each => each === name).length }))
  }
  return {
    has: (key: string) => names.has(key),
    note(key: string, deed: Deed<StepBody> | null) {
      if (deed?.person && (deed.state === 'waiting' || deed.state === 'sending')) names.set(key, deed.person.name)
      else names.delete(key)
      source.changed()
    },
    live: derived<readonly WaitingOfOther[]>(source, before => {
      const now = counted()
      return before && sameValue(before, now) ? before : now
    }),
  }
}

const byAge = (one: BoardStep, other: BoardStep): number => one.at - other.at || (one.key < other.key ? -1 : 1)
