import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { ChangeSet } from '../../../schema/base/history.ts'
import { mergeRules } from '../../../schema/base/mergeRules.ts'
import { ownId } from '../../../schema/base/ownId.ts'
import { type Problem, parse } from '../../../schema/base/problems.ts'
import { type EnvelopeRow, nameOf } from '../engine/envelope.ts'
import type { World } from '../engine/world.ts'
import { carried, type Edit, edited, isNeedless, type Trouble } from './edit.ts'
import type { Edits } from './edits.ts'
import type { Mirror } from './mirror.ts'
import type { Row } from './rows.ts'
import { versionOfRow, withoutId } from './upload.ts'

/** The entity's own shape does not allow what was to be saved; nothing was written. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ field, message }) => `${field ?? ''} ${message}`.trim()).join(' '))
    this.problems = problems
  }
}

/** What a person does to documents: on this device, at once. */
interface Commands {
  readonly save: (type: string, id: number | null, changes: Body, base: Row | null, under?: ChangeSet) => Promise<Row>
  readonly saveAll: (type: string, wanted: readonly Wanted[], under?: ChangeSet) => Promise<readonly (Row | Refused)[]>
  readonly remove: (type: string, id: number, under?: ChangeSet) => Promise<Row | null>
  readonly restore: (type: string, row: Row, under?: ChangeSet) => Promise<Row>
  readonly settle: (trouble: Trouble, body: Body | null) => Promise<void>
}

/** What is to be saved of one document: as for saving it alone. */
export interface Wanted {
  readonly id: number | null
  readonly changes: Body
  readonly base: Row | null
}

interface CommandOptions {
  readonly world: World
  readonly entityOf: (type: string) => Entity | undefined
  readonly edits: Edits
  readonly mirror: Mirror
}

export function createCommands({ world, entityOf, edits, mirror }: CommandOptions): Commands {
  const commands: Commands = {
    async save(type, id, changes, base, under) {
      const [saved] = await commands.saveAll(type, [{ id, changes, base }], under)
      if (!saved) throw new Error('Nothing was saved.')
      if (saved instanceof Refused) throw saved
      return saved
    },

    async saveAll(type, wanted, under) {
      const entity = entityOf(type)
      if (!entity) throw new Error(`No entity is called ${type}.`)
      const named = wanted.map(each => {
        const id = each.id ?? (entity.single ? 1 : ownId(world.random))
        return { ...each, id, name: nameOf(type, id) }
      })
      const present = await mirror.findAll(
        type,
        named.map(({ name }) => name),
      )
      const results = new Map<string, Row | Refused>()
      await edits.changeAll(
        named.map(({ id, name, changes, base }) => ({
          name,
          next(edit) {
            const start = edit ?? begun(type, id, present.get(name), base, world.now())
            const mine = start.mine ?? start.base?.body ?? null
            // What was seen had not come back from the server yet: by now it may have, with what others changed. A row that the
            // server took has its revision already, while its body is still the one that was sent.
            const isOfNow = base?.state === 'pending' || base?.rev === present.get(name)?.rev
            const wanted =
              mine && base && isOfNow
                ? carried(withoutId(changes), withoutId(base.body), mine, mergeRules(entity.shape))
                : withoutId(changes)
            const next = edited({ ...start, mine }, wanted, under)
            const parsed = parse(entity.shape, next.mine)
            if (!parsed.ok) {
              results.set(name, new Refused(parsed.problems))
              return null
            }
            const saved = { ...next, mine: parsed.data }
            results.set(name, rowOfSaved(id, saved))
            return isNeedless(saved) ? { done: true } : { edit: saved }
          },
        })),
      )
      return named.flatMap(({ name }) => results.get(name) ?? [])
    },

    async remove(type, id, under) {
      const present = await mirror.find(nameOf(type, id))
      let removed: Row | null = null
      await edits.change(nameOf(type, id), edit => {
        if (!edit && (!present || present._deleted)) return null
        removed = edit ? edit.mine && rowOfSaved(id, edit) : present ? savedRow(id, present) : null
        const next = edited(edit ?? begun(type, id, present, null, world.now()), null, under)
        return isNeedless(next) ? { done: true } : { edit: next }
      })
      return removed
    },

    restore: (type, row, under) => commands.save(type, row.id, row.body, row, under),

    async settle(trouble, body) {
      const { type, id, theirs, theirsRev, mine, key } = trouble
      if (body) {
        const base: Row | null = theirs && { id, rev: theirsRev ?? '', body: { id, ...theirs }, state: 'saved' }
        await commands.save(type, id, theirs ? body : { ...mine, ...body }, base)
      }
      await edits.settle(key)
    },
  }
  return commands
}

/** An edit that changes nothing yet, on what the author saw. */
function begun(type: string, id: number, present: EnvelopeRow | undefined, base: Row | null, at: number): Edit {
  const fresh = { type, id, sent: null, taken: null, at }
  const isLive = present && !present._deleted
  // The author saw an older revision that the server knows as it was: it judges what happened since.
  if (base?.state === 'saved' && base.rev !== '' && isLive && base.rev !== present.rev)
    return { ...fresh, base: { rev: base.rev, body: withoutId(base.body) }, mine: withoutId(base.body) }
  if (isLive) return { ...fresh, base: versionOfRow(present), mine: withoutId(present.body) }
  // What was deleted comes back on top of its tombstone, with all that it held.
  const former = base ? withoutId(base.body) : null
  return { ...fresh, base: present?.rev ? { rev: present.rev, body: null } : null, mine: former }
}

const savedRow = (id: number, { rev, body }: EnvelopeRow): Row => ({ id, rev, body, state: 'saved' })

function rowOfSaved(id: number, edit: Edit): Row {
  return {
    id,
    rev: edit.base?.rev ?? '',
    body: { id, ...edit.mine },
    state: isNeedless(edit) ? 'saved' : 'pending',
  }
}
