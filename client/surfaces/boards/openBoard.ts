import type { BoardFacts } from '../../../schema/counter/boards.ts'
import { boardFacts } from '../../../schema/counter/calls.ts'
import type { CalledOrder } from '../../../schema/ordering/liveOrder.ts'
import { type BoardSteps, openBoardSteps } from '../../data/boards/boardSteps.ts'
import { type BoardSwitches, openBoardSwitches } from '../../data/boards/boardSwitches.ts'
import { type Board, dropOrders, openBranch, openCalled } from '../../data/boards/branch.ts'
import { createStaffPush, type StaffPush } from '../../data/boards/staffPush.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { browserWorld } from '../../data/engine/world.ts'
import { type Catalogue, createCatalogue } from '../../data/shop/catalogue.ts'
import { startPublicReplica } from '../../data/shop/publicReplica.ts'
import { contact } from '../../device/online.ts'
import { type Signal, signal } from '../../device/signal.ts'
import { knownDevice } from '../../device/storage/knownDevice.ts'
import { memo } from '../../device/storage/memo.ts'
import type { Address } from './address.ts'

/** What a board stands on: everything lies on this device and follows the server. */
export interface BoardSession {
  readonly catalogue: Catalogue
  /** Null on the board before the guests, and as long as no branch is chosen. */
  readonly board: Board | null
  /** The numbers that are called; null on other boards. */
  readonly called: Board<CalledOrder> | null
  /** Null on boards where nothing is done. */
  readonly steps: BoardSteps | null
  /** Null on boards where nothing is switched. */
  readonly switches: BoardSwitches | null
  /** Null on boards that tell nobody anything. */
  readonly push: StaffPush | null
  readonly facts: Pick<Signal<BoardFacts>, 'get' | 'subscribe'>
  readonly close: () => Promise<void>
  /** Takes what belongs to the branch off the device. */
  readonly wipe: () => Promise<void>
}

const DEVICE_KEY = 'board:device'
const NONE: BoardFacts = { stations: [] }

/** Opens what the address needs. Rejects where the device can keep nothing. */
export async function openBoard({ branch, kind }: Address): Promise<BoardSession> {
  const catalogue = createCatalogue()
  const replica = await startPublicReplica(browserWorld, catalogue)
  const at = { world: browserWorld }
  const board = branch === null || kind === 'frontdesk' ? null : await openBranch(branch, at)
  const called = branch === null || kind === 'kitchen' ? null : await openCalled(branch, at)
  if (called && branch !== null && knownDevice()?.kind === 'frontdesk') await dropOrders(branch, browserWorld)
  const onDone = () => board?.resync()
  const steps = board && kind === 'kitchen' ? await openBoardSteps(deviceName(), { world: browserWorld, onDone }) : null
  const switches = steps && branch !== null ? await openBoardSwitches(branch, browserWorld) : null
  const push = steps && createStaffPush({ name: 'board' }, browserWorld)
  void push?.start()
  const { facts, stop } =
    board === null || branch === null ? { facts: signal(NONE), stop: () => {} } : followFacts(branch)
  const closeRest = async () => {
    stop()
    push?.close()
    switches?.close()
    await steps?.close()
    await replica.stop()
  }
  return {
    catalogue,
    board,
    called,
    steps,
    switches,
    push,
    facts,
    async close() {
      await closeRest()
      await (board ?? called)?.close()
    },
    async wipe() {
      push?.forget()
      await closeRest()
      await (board ?? called)?.wipe()
    },
  }
}

/** A name of this screen for people who are signed in on several; a paired device has one at the server. */
function deviceName(): string {
  const known = memo.get(DEVICE_KEY)
  if (known) return known
  const fresh = crypto.randomUUID()
  memo.set(DEVICE_KEY, fresh)
  return fresh
}

/** Stations as they were last heard of, asked again whenever the server comes back into reach. */
function followFacts(branch: number) {
  const key = `board:${branch}:facts`
  const facts = signal<BoardFacts>(read(memo.get(key)))
  const refresh = async () => {
    try {
      const answer = await ask(boardFacts, { params: { id: branch } })
      if (!answer.ok) return
      const text = JSON.stringify(answer.data)
      if (text === memo.get(key)) return
      memo.set(key, text)
      facts.set(answer.data)
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
    }
  }
  let wasOnline = true
  const stop = contact.subscribe(() => {
    const { online } = contact.get()
    if (online && !wasOnline) void refresh()
    wasOnline = online
  })
  void refresh()
  return { facts, stop }
}

function read(text: string | null): BoardFacts {
  try {
    const facts: BoardFacts = text === null ? NONE : JSON.parse(text)
    return facts
  } catch {
    return NONE
  }
}
