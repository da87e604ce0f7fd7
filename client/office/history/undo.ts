import { compensate } from '../../../schema/base/compensate.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { ChangeSet } from '../../../schema/base/history.ts'
import type { Path } from '../../../schema/base/merge.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { parse } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { type Office, Refused, type Row } from '../../data/office/office.ts'
import { changeSetNamed } from './changeSet.ts'
import { loaded } from './loaded.ts'
import { texts } from './texts.ts'

/** Something a person did to one document; null where there was none before, or is none after it. */
export interface Deed {
  readonly entity: Entity
  readonly id: number
  readonly before: Row | null
  readonly after: Row | null
  /** What was done to other documents along with it: taken back with it. */
  readonly also?: readonly Deed[]
}

/** What became of taking a deed back. `left` are pieces that somebody changed since: they stay as they are. */
export interface Undone {
  readonly kind: 'undone' | 'partly' | 'nothing' | 'refused'
  readonly left: readonly Path[]
}

/** What was done together, and is taken back together. */
export interface Step {
  readonly deeds: readonly Deed[]
  /** What the server lists it as, where it changed several documents. */
  readonly under?: ChangeSet
  /** What was done at first, where this took it back or did it again. */
  readonly first?: string
}

/** What a person did here lately, and the way back: writes like any other, so it works without the server too. */
export interface Undos {
  /** Remembers what was done together as one; false where it changed nothing. */
  readonly did: (together: readonly Deed[], under?: ChangeSet) => boolean
  /** Takes a deed back, once, with all that was done together with it; the last one if none is named. Null where there is nothing to take back. */
  readonly undo: (deed?: Deed) => Promise<TakenBack | null>
  /** Does again what was taken back last; null where there is nothing, or something else was done since. */
  readonly redo: () => Promise<TakenBack | null>
  /** Takes back what is not remembered here: another device did it, or this one before it was opened anew. */
  readonly takeBack: (step: Step) => Promise<TakenBack | null>
}

interface TakenBack extends OneTakenBack {
  /** Everything that was done together, itself included. */
  readonly all: readonly OneTakenBack[]
}

export interface OneTakenBack {
  readonly deed: Deed
  readonly undone: Undone
}

/** Whether there is anything to take back. */
export const hasChanged = ({ before, after, also }: Deed): boolean =>
  !sameValue(before?.body, after?.body) || (also?.length ?? 0) > 0

const KEPT = 30

type Desk = Pick<Office, 'get' | 'saveAll' | 'remove'>

export function createUndos(office: Desk): Undos {
  const steps: Step[] = []
  let again: Step[] = []
  const remember = (step: Step) => {
    steps.push(step)
    steps.splice(0, steps.length - KEPT)
  }
  const reverse = async (step: Step, nameOf: (first: string) => string, keep: (reversed: Step) => void) => {
    const first = step.first ?? step.under?.name ?? ''
    const under = step.under && changeSetNamed(nameOf(first), step.under)
    const { all, reversed } = await takenBack(office, step.deeds, under)
    if (reversed.length > 0) keep({ deeds: reversed, first, ...(under ? { under } : {}) })
    const [one] = all
    return one ? { ...one, all } : null
  }
  const takeBack = (step: Step) => reverse(step, texts.undo.undid, reversed => again.push(reversed))
  return {
    did(together, under) {
      const changed = together.filter(hasChanged)
      if (changed.length === 0) return false
      again = []
      remember({ deeds: changed, ...(under ? { under } : {}) })
      return true
    },
    async undo(deed = steps.at(-1)?.deeds[0]) {
      const place = steps.findIndex(({ deeds }) => deed && deeds.includes(deed))
      const [step] = place < 0 ? [] : steps.splice(place, 1)
      return step ? takeBack(step) : null
    },
    async redo() {
      const step = again.pop()
      return step ? reverse(step, texts.undo.redid, remember) : null
    },
    takeBack,
  }
}

const undone: Undone = { kind: 'undone', left: [] }
const nothing: Undone = { kind: 'nothing', left: [] }

/** What was done along with a deed goes first: a product leaves its menus before it goes itself. */
async function takenBack(office: Desk, deeds: readonly Deed[], under: ChangeSet | undefined) {
  const flat = deeds.flatMap(deed => [...(deed.also ?? []), deed])
  const results = await inRounds(office, flat, under)
  const resultOf = (deed: Deed): Undone => results.get(deed)?.undone ?? nothing
  const all = deeds.map((deed): OneTakenBack => {
    const own = resultOf(deed)
    const isAny = (deed.also ?? []).map(resultOf).some(({ kind }) => kind === 'undone' || kind === 'partly')
    return { deed, undone: own.kind === 'nothing' && own.left.length === 0 && isAny ? undone : own }
  })
  return { all, reversed: flat.flatMap(deed => results.get(deed)?.reversed ?? []).toReversed() }
}

interface Result {
  readonly undone: Undone
  /** What takes the taking back back; null where nothing was written. */
  readonly reversed: Deed | null
}

/** Documents are written together; what was done to one of them twice goes one after the other. */
async function inRounds(office: Desk, deeds: readonly Deed[], under: ChangeSet | undefined) {
  const results = new Map<Deed, Result>()
  for (let rest = deeds; rest.length > 0; ) {
    const names = new Set<string>()
    const round = rest.filter(({ entity, id }) => {
      const name = `${entity.type}:${id}`
      return !names.has(name) && names.add(name)
    })
    const ways = await Promise.all(round.map(deed => wayBack(office, deed)))
    for (const type of new Set(round.map(({ entity }) => entity.type))) await goBack(office, type, ways, under, results)
    rest = rest.filter(deed => !round.includes(deed))
  }
  return results
}

interface Way {
  readonly deed: Deed
  readonly now: Row | null
  readonly undone: Undone
  /** What has to be written; null where nothing has. */
  readonly wanted: { readonly id: number; readonly changes: Body; readonly base: Row } | 'remove' | null
}

async function wayBack(office: Desk, deed: Deed): Promise<Way> {
  const { entity, id, before, after } = deed
  const now = await loaded(office.get(entity.type, id))
  const stays = { deed, now, undone: nothing, wanted: null }
  if (!after) {
    if (now || !before) return stays
    return { deed, now, undone, wanted: { id, changes: before.body, base: before } }
  }
  if (!now) return stays
  const rules = mergeRules(entity.shape)
  if (!before) {
    const { left } = compensate({}, after.body, now.body, rules)
    return left.length > 0 ? { ...stays, undone: { kind: 'nothing', left } } : { deed, now, undone, wanted: 'remove' }
  }
  const { changes, left } = compensate(complete(entity, before.body), after.body, now.body, rules)
  const isSame = Object.keys(changes).length === 0
  const kind = isSame ? 'nothing' : left.length > 0 ? 'partly' : 'undone'
  return { deed, now, undone: { kind, left }, wanted: isSame ? null : { id, changes, base: now } }
}

async function goBack(
  office: Desk,
  type: string,
  ways: readonly Way[],
  under: ChangeSet | undefined,
  results: Map<Deed, Result>,
): Promise<void> {
  const own = ways.filter(({ deed }) => deed.entity.type === type)
  const saving = own.flatMap(({ wanted }) => (wanted === null || wanted === 'remove' ? [] : [wanted]))
  const saved = saving.length > 0 ? await office.saveAll(type, saving, under) : []
  for (const { deed, now, undone: done, wanted } of own) {
    const { entity, id } = deed
    if (wanted === 'remove') await office.remove(type, id, under)
    const after = wanted === null || wanted === 'remove' ? null : (saved[saving.indexOf(wanted)] ?? null)
    if (after instanceof Refused) results.set(deed, { undone: { kind: 'refused', left: [] }, reversed: null })
    else results.set(deed, { undone: done, reversed: wanted && { entity, id, before: now, after } })
  }
}

/** With the fields that were added to the entity since it was stored: leaving them out would mean to empty them. */
function complete(entity: Entity, { id, ...body }: Body): Body {
  const parsed = parse(entity.shape, body)
  return parsed.ok ? { id, ...parsed.data } : { id, ...body }
}
