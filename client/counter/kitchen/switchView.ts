import { presentSwitches } from '../../../schema/catalogue/presentSwitches.ts'
import type { Switch } from '../../../schema/catalogue/switch.ts'
import type { OpenSwitch } from '../../data/boards/boardSwitches.ts'

/** A switch that holds, or is about to. Epoch ms. */
export interface Thrown {
  readonly id: number
  readonly endsAt: number
  /** The server has not heard of it. */
  readonly isWaiting: boolean
}

export interface SwitchView {
  /** The pause that lasts longest, and all that have to end for it to end. */
  readonly pause: Thrown | null
  readonly pauses: readonly number[]
  /** By product the switch that lasts longest, and all that have to end for it to be there again: two boards may have switched. */
  readonly soldOut: ReadonlyMap<number, Thrown & { readonly all: readonly number[] }>
  readonly refused: readonly OpenSwitch[]
}

interface Input {
  readonly switches: readonly Switch[]
  /** What was switched here and not taken by the server yet. */
  readonly open: readonly OpenSwitch[]
  readonly branch: number
  /** Epoch ms. */
  readonly now: number
}

/** What is switched off at a branch now, as a board shows it: what was tapped here counts at once. */
export function switchView({ switches, open, branch, now }: Input): SwitchView {
  const waiting = open.filter(({ isRefused }) => !isRefused)
  const ended = new Set(waiting.flatMap(({ id, on }) => (on ? [] : [id])))
  const known = presentSwitches(switches, { id: branch }, now).filter(
    // A pause for one way to order only, or for later, is the office's.
    ({ modes, startsAt }) => modes.length === 0 && (!startsAt || Date.parse(startsAt) <= now),
  )
  const told = known.map(each => ({ ...each, isWaiting: false }))
  const fresh = waiting.flatMap(({ id, on }) =>
    on && !known.some(each => each.id === id) ? [{ ...on, isWaiting: true }] : [],
  )
  const present = [...told, ...fresh].filter(({ id }) => !ended.has(id))
  const thrown = present.map(({ kind, product, ...each }) => ({
    kind,
    product,
    as: { id: each.id, endsAt: Date.parse(each.endsAt), isWaiting: each.isWaiting },
  }))
  const pauses = thrown.filter(({ kind }) => kind === 'paused').map(({ as }) => as)
  const gone = thrown.filter(({ kind }) => kind === 'soldOut')
  const products = new Set(gone.flatMap(({ product }) => product ?? []))
  return {
    pause: longest(pauses) ?? null,
    pauses: pauses.map(({ id }) => id),
    soldOut: new Map(
      [...products].flatMap(product => {
        const each = gone.filter(other => other.product === product).map(({ as }) => as)
        const last = longest(each)
        return last ? [[product, { ...last, all: each.map(({ id }) => id) }] as const] : []
      }),
    ),
    refused: open.filter(({ isRefused }) => isRefused),
  }
}

const longest = (switches: readonly Thrown[]): Thrown | undefined =>
  switches.toSorted((one, other) => other.endsAt - one.endsAt)[0]
