import { isObject, sameValue } from '../../../../schema/base/sameValue.ts'

/** A layer, or the page itself, as it is stored. Layers are told apart by their keys; the page has an empty one. */
export type Piece = Readonly<Record<string, unknown>> & { readonly key: string }
type Parts = Readonly<Record<string, unknown>>

/** What a step did to one piece: only the parts that became others; all of it where it was added or taken away. */
interface Change {
  readonly key: string
  /** Null: it was not there. */
  readonly before: Parts | null
  readonly after: Parts | null
  /** Where it lay among the layers, the lowest is 0. */
  readonly index: number
}

interface Step {
  /** What it is called: 'Verschieben'. */
  readonly name: string
  readonly changes: readonly Change[]
  /** Keys of the layers from the lowest on, where their order became another one. */
  readonly order: { readonly before: readonly string[]; readonly after: readonly string[] } | null
  /** Epoch ms of the latest change in it. */
  readonly at: number
  /** Steps of the same run that follow each other quickly are one; null for a step of its own. */
  readonly run: string | null
}

/** What was done to a layout and can be taken back, the latest last; and what was taken back, the next to come last. */
export interface UndoList {
  readonly done: readonly Step[]
  readonly undone: readonly Step[]
}

export const nothingDone: UndoList = { done: [], undone: [] }

/** So many steps are kept. */
export const DEPTH = 200
/** Changes of one run that come within this many ms of each other are one step. */
const RUN_MS = 500

type Told = Pick<Step, 'name' | 'at' | 'run'>

/** The step from one state of a layout to another; null where they are the same. Pieces are the page and its layers, the lowest first. */
export function stepBetween(before: readonly Piece[], after: readonly Piece[], told: Told): Step | null {
  const [former, later] = [byKey(before), byKey(after)]
  const changes: readonly Change[] = [
    ...after.flatMap((piece, index): Change[] => {
      const known = former.get(piece.key)
      if (!known) return [{ key: piece.key, before: null, after: piece, index }]
      const parts = differing(known, piece)
      return parts.length === 0
        ? []
        : [{ key: piece.key, before: pick(known, parts), after: pick(piece, parts), index }]
    }),
    ...before.flatMap((piece, index): Change[] =>
      later.has(piece.key) ? [] : [{ key: piece.key, before: piece, after: null, index }],
    ),
  ]
  const order = {
    before: before.map(({ key }) => key).filter(key => later.has(key)),
    after: after.map(({ key }) => key).filter(key => former.has(key)),
  }
  const isReordered = !sameValue(order.before, order.after)
  return changes.length === 0 && !isReordered ? null : { ...told, changes, order: isReordered ? order : null }
}

/** The list with a step more: joined to the one before where both are of one run. What was taken back before is gone. */
export function record({ done }: UndoList, step: Step): UndoList {
  const last = done.at(-1)
  const joined = last && step.run !== null && last.run === step.run && step.at - last.at <= RUN_MS && join(last, step)
  const next = joined ? [...done.slice(0, -1), joined] : [...done, step]
  return { done: next.slice(-DEPTH), undone: [] }
}

/** Both as one; null where they are not about the same pieces. */
function join(first: Step, second: Step): Step | null {
  const known = new Map(first.changes.map(change => [change.key, change]))
  const isSame = second.changes.length === known.size && second.changes.every(({ key }) => known.has(key))
  if (!isSame || first.order || second.order) return null
  const changes = second.changes.map((change): Change => {
    const before = known.get(change.key)?.before ?? null
    return {
      ...change,
      before: before && change.before && { ...change.before, ...before },
      after: change.after && { ...known.get(change.key)?.after, ...change.after },
    }
  })
  return { ...second, changes }
}

interface Taken {
  readonly list: UndoList
  readonly pieces: readonly Piece[]
  readonly step: Step
  /** How many of its changes were left as they are, because somebody changed them since. */
  readonly left: number
}

/** Takes the latest step back; null where there is none. What is not as the step left it stays as it is. */
export function undo(list: UndoList, pieces: readonly Piece[]): Taken | null {
  const step = list.done.at(-1)
  if (!step) return null
  const next = { done: list.done.slice(0, -1), undone: [...list.undone, step] }
  return { list: next, step, ...applied(pieces, reversed(step)) }
}

/** Does again what was taken back last; null where nothing was. */
export function redo(list: UndoList, pieces: readonly Piece[]): Taken | null {
  const step = list.undone.at(-1)
  if (!step) return null
  const next = { done: [...list.done, step], undone: list.undone.slice(0, -1) }
  return { list: next, step, ...applied(pieces, step) }
}

const reversed = ({ changes, order, ...step }: Step): Step => ({
  ...step,
  changes: changes.map(({ before, after, ...change }) => ({ ...change, before: after, after: before })),
  order: order && { before: order.after, after: order.before },
})

function applied(pieces: readonly Piece[], { changes, order }: Step): Pick<Taken, 'pieces' | 'left'> {
  let left = 0
  let next = pieces
  const turn = (after: readonly Piece[] | null) => {
    if (after) next = after
    else left += 1
  }
  // What comes lies where it lay among those that are there then, so it comes last and from the lowest on.
  const [coming, others] = [changes.filter(isComing), changes.filter(change => !isComing(change))]
  for (const change of others) turn(changed(next, change))
  if (order) turn(reordered(next, order))
  for (const change of coming.toSorted((one, other) => one.index - other.index)) turn(changed(next, change))
  return { pieces: next, left }
}

const isComing = ({ before }: Change): boolean => before === null

/** The pieces after one change; null where the piece is not as the change expects it. */
function changed(pieces: readonly Piece[], { key, before, after, index }: Change): readonly Piece[] | null {
  const place = pieces.findIndex(piece => piece.key === key)
  const piece = pieces[place]
  if (before === null) return piece || !after ? null : pieces.toSpliced(index, 0, { ...after, key })
  if (!piece || differing(before, pick(piece, Object.keys(before))).length > 0) return null
  return after === null ? pieces.toSpliced(place, 1) : pieces.toSpliced(place, 1, { ...piece, ...after, key })
}

function reordered(pieces: readonly Piece[], { before, after }: NonNullable<Step['order']>): readonly Piece[] | null {
  const known = byKey(pieces)
  const named = new Set(before)
  const present = pieces.map(({ key }) => key).filter(key => named.has(key))
  if (!sameValue(present, before)) return null
  const sorted = after.flatMap(key => known.get(key) ?? [])
  // What came since keeps its place among the others.
  let next = 0
  return pieces.map(piece => (named.has(piece.key) ? (sorted[next++] ?? piece) : piece))
}

const byKey = (pieces: readonly Piece[]): ReadonlyMap<string, Piece> => new Map(pieces.map(piece => [piece.key, piece]))

const differing = (one: Parts, other: Parts): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    part => !sameValue(one[part] ?? null, other[part] ?? null),
  )

const pick = (piece: Parts, parts: readonly string[]): Parts =>
  Object.fromEntries(parts.map(part => [part, piece[part] ?? null]))

/** What was kept on the device, as a list; nothing where it is something else. */
export function undoListIn(kept: Parts | null): UndoList {
  const { done, undone } = kept ?? {}
  return { done: stepsIn(done), undone: stepsIn(undone) }
}

const stepsIn = (kept: unknown): readonly Step[] => (Array.isArray(kept) ? kept.filter(isStep) : [])

const isStep = (kept: unknown): kept is Step =>
  isObject(kept) &&
  typeof kept['name'] === 'string' &&
  typeof kept['at'] === 'number' &&
  Array.isArray(kept['changes']) &&
  kept['changes'].every(isChange) &&
  (kept['order'] === null || isOrder(kept['order']))

const isChange = (kept: unknown): boolean =>
  isObject(kept) &&
  typeof kept['key'] === 'string' &&
  typeof kept['index'] === 'number' &&
  [kept['before'], kept['after']].every(side => side === null || isObject(side))

const isOrder = (kept: unknown): boolean =>
  isObject(kept) && Array.isArray(kept['before']) && Array.isArray(kept['after'])
