import { compensate } from '../../../schema/base/compensate.ts'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { Path } from '../../../schema/base/merge.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { parse } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { type Office, Refused, type Row } from '../../data/office/office.ts'
import { loaded } from './loaded.ts'

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

/** What a person did here lately, and the way back: a write like any other, so it works without the server too. */
export interface Undos {
  /** Remembers what was done together as one; false where it changed nothing. */
  readonly did: (...together: readonly Deed[]) => boolean
  /** Takes a deed back, once, with all that was done together with it; the last one if none is named. Null where there is nothing to take back. */
  readonly undo: (deed?: Deed) => Promise<TakenBack | null>
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

export function createUndos(office: Pick<Office, 'get' | 'save' | 'remove' | 'restore'>): Undos {
  const steps: (readonly Deed[])[] = []
  return {
    did(...together) {
      const changed = together.filter(hasChanged)
      if (changed.length === 0) return false
      steps.push(changed)
      steps.splice(0, steps.length - KEPT)
      return true
    },
    async undo(deed = steps.at(-1)?.[0]) {
      const place = steps.findIndex(step => deed && step.includes(deed))
      const [step] = place < 0 ? [] : steps.splice(place, 1)
      const all: OneTakenBack[] = []
      for (const each of step ?? []) all.push({ deed: each, undone: await takeAllBack(office, each) })
      const [first] = all
      return first ? { ...first, all } : null
    },
  }
}

const undone: Undone = { kind: 'undone', left: [] }
const nothing: Undone = { kind: 'nothing', left: [] }

/** What was done along with a deed goes first: a product leaves its menus before it goes itself. */
async function takeAllBack(office: Pick<Office, 'get' | 'save' | 'remove' | 'restore'>, deed: Deed): Promise<Undone> {
  const also: Undone[] = []
  for (const each of deed.also ?? []) also.push(await takeBack(office, each))
  const own = await takeBack(office, deed)
  const isAny = also.some(({ kind }) => kind === 'undone' || kind === 'partly')
  return own.kind === 'nothing' && own.left.length === 0 && isAny ? undone : own
}

async function takeBack(office: Pick<Office, 'get' | 'save' | 'remove' | 'restore'>, deed: Deed): Promise<Undone> {
  const { entity, id, before, after } = deed
  const now = await loaded(office.get(entity.type, id))
  try {
    if (!after) {
      if (now || !before) return nothing
      await office.restore(entity.type, before)
      return undone
    }
    if (!now) return nothing
    if (!before) {
      const { left } = compensate({}, after.body, now.body, mergeRules(entity.shape))
      if (left.length > 0) return { kind: 'nothing', left }
      await office.remove(entity.type, id)
      return undone
    }
    const rules = mergeRules(entity.shape)
    const { changes, left } = compensate(complete(entity, before.body), after.body, now.body, rules)
    const isSame = Object.keys(changes).length === 0
    if (!isSame) await office.save(entity.type, id, changes, now)
    return { kind: isSame ? 'nothing' : left.length > 0 ? 'partly' : 'undone', left }
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', left: [] }
    throw error
  }
}

/** With the fields that were added to the entity since it was stored: leaving them out would mean to empty them. */
function complete(entity: Entity, { id, ...body }: Body): Body {
  const parsed = parse(entity.shape, body)
  return parsed.ok ? { id, ...parsed.data } : { id, ...body }
}
