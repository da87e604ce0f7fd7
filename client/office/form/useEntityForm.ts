import { useMemo, useState } from 'react'
import type { Body, Entity } from '../../../schema/base/entity.ts'
import type { ChangeSet } from '../../../schema/base/history.ts'
import type { Path, Side } from '../../../schema/base/merge.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { sameValue } from '../../../schema/base/sameValue.ts'
import { Refused, type Row, type Trouble } from '../../data/office/office.ts'
import { useOffice } from '../shell/scope.tsx'
import { typedFields } from './conflict.ts'
import {
  afterSaving,
  bodyIn,
  changedFields,
  changesIn,
  conflictsIn,
  type Draft,
  decide,
  newDraft,
  problemsIn,
  typeInto,
} from './draft.ts'
import { type Field, formModel } from './formModel.ts'
import { type Typed, toTyped } from './formValues.ts'
import { valueAtPath } from './problems.ts'
import { texts } from './texts.ts'

export interface EntityFormState {
  readonly draft: Draft
  readonly changed: readonly Field[]
  /** Something was typed that would be gone with this form; a refused edit is kept on the device. */
  readonly unsaved: boolean
  /** Pieces that were typed into and that somebody else changed meanwhile. */
  readonly conflicts: readonly Path[]
  readonly problems: readonly Problem[]
  readonly saving: boolean
  /** What stands against saving at this moment. */
  readonly check: () => readonly Problem[]
  readonly type: (field: Field, typed: Typed) => void
  /** Puts stored values into their fields, as if they had been typed. */
  readonly fill: (values: Body) => void
  readonly decide: (path: Path, side: Side) => void
  readonly discard: () => void
  /** Puts what was typed onto the device. Null where problems or undecided fields stand against it: the form shows them. */
  readonly save: (under?: ChangeSet) => Promise<Row | null>
}

/**
 * What one open form knows and does. `row` is what the device has at this moment, null for a new document; `former` is what
 * was typed before the page went away.
 */
export function useEntityForm(
  entity: Entity,
  row: Row | null,
  trouble: Trouble | undefined,
  former: Draft | null = null,
): EntityFormState {
  const { office } = useOffice()
  const [draft, setDraft] = useState(() => former ?? reopened(entity, row, trouble))
  const [saving, setSaving] = useState(false)
  const [checked, setChecked] = useState(false)
  const [told, setTold] = useState<Told>(() => ({ problems: trouble?.problems ?? [], body: bodyIn(draft, row) }))
  const [kept, setKept] = useState(former ? {} : draft.typed)
  const [seen, setSeen] = useState(trouble?.key)
  // The server refused what was saved a moment ago: it comes back into the fields, and what was typed since stays.
  if (trouble?.key !== seen) {
    setSeen(trouble?.key)
    if (trouble?.kind === 'refused') {
      const again = reopened(entity, row, trouble)
      setDraft({ ...again, typed: { ...again.typed, ...pick(draft.typed, changedFields(draft)) } })
      setTold({ problems: trouble.problems, body: bodyIn(again, row) })
      setKept(again.typed)
    }
  }
  const own = useMemo(() => (checked ? problemsIn(draft, row) : []), [checked, draft, row])
  const problems = useMemo(() => [...own, ...stillTold(told, bodyIn(draft, row))], [own, told, draft, row])
  const conflicts = conflictsIn(draft, row)

  async function save(under?: ChangeSet): Promise<Row | null> {
    setChecked(true)
    if (problemsIn(draft, row).length > 0 || conflicts.length > 0) return null
    setSaving(true)
    try {
      const saved = await stored(under)
      setDraft(later => afterSaving(later, draft, saved))
      setTold(nothingTold)
      setChecked(false)
      return saved
    } catch (error) {
      const isRefused = error instanceof Refused
      setTold({ problems: isRefused ? error.problems : [notKept], body: bodyIn(draft, row) })
      if (!isRefused) throw error
      return null
    } finally {
      setSaving(false)
    }
  }

  async function stored(under?: ChangeSet): Promise<Row> {
    const changes = changesIn(draft, row)
    if (!trouble) return office.save(entity.type, row?.id ?? null, changes, draft.base, under)
    const { id } = trouble
    await office.settle(trouble, changes)
    return { id, rev: '', state: 'pending', ...row, body: { id, ...row?.body, ...changes } }
  }

  const changed = changedFields(draft)
  return {
    draft,
    changed,
    unsaved: changed.some(({ name }) => draft.typed[name] !== kept[name]),
    problems,
    conflicts,
    saving,
    save,
    check: () => problemsIn(draft, row),
    type: (field, typed) => setDraft(before => typeInto(before, field, typed, row)),
    fill: values =>
      setDraft(before =>
        formModel(entity)
          .filter(({ name }) => name in values)
          .reduce((filled, field) => typeInto(filled, field, toTyped(field, values[field.name]), row), before),
      ),
    decide: (path, side) => row && setDraft(before => decide(before, path, side, row)),
    discard() {
      setDraft(newDraft(entity, row))
      setTold(nothingTold)
      setChecked(false)
    },
  }
}

/** What the server said about values that still stand in the form as they were sent. */
interface Told {
  readonly problems: readonly Problem[]
  readonly body: Body
}

/** Writing failed: hardly ever for another reason than that the device is full. */
const notKept: Problem = { code: 'unkept', message: texts.form.unkept }

const nothingTold: Told = { problems: [], body: {} }

function stillTold({ problems, body }: Told, present: Body): readonly Problem[] {
  return problems.filter(
    ({ field }) => field === undefined || sameValue(valueAtPath(present, field), valueAtPath(body, field)),
  )
}

/** A form of a refused edit opens with everything that was typed, on top of what the server has. */
function reopened(entity: Entity, row: Row | null, trouble: Trouble | undefined): Draft {
  if (trouble?.kind !== 'refused' || trouble.deletes) return newDraft(entity, row)
  const { id, theirs, theirsRev, mine } = trouble
  const base: Row | null = theirs && { id, rev: theirsRev ?? '', body: { id, ...theirs }, state: 'saved' }
  const names = typedFields(trouble)
  const touched = formModel(entity).filter(({ name }) => names.includes(name))
  return newDraft(
    entity,
    base,
    Object.fromEntries(touched.map(field => [field.name, toTyped(field, mine[field.name])])),
  )
}

function pick(typed: Draft['typed'], fields: readonly Field[]): Draft['typed'] {
  return Object.fromEntries(fields.map(({ name }) => [name, typed[name]]))
}
