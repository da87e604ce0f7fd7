import { useMemo, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Problem } from '../../../schema/base/problems.ts'
import { Refused, type Row, type Trouble } from '../../data/office/office.ts'
import { useOffice } from '../shell/scope.tsx'
import { typedFields } from './conflict.ts'
import {
  afterSaving,
  changedFields,
  changesIn,
  type Draft,
  divergedFields,
  keepMine,
  newDraft,
  problemsIn,
  takeTheirs,
  typeInto,
} from './draft.ts'
import { type Field, formModel } from './formModel.ts'
import { type Typed, toTyped } from './formValues.ts'

export interface EntityFormState {
  readonly draft: Draft
  readonly changed: readonly Field[]
  /** Something was typed that would be gone with this form; a refused edit is kept on the device. */
  readonly unsaved: boolean
  /** Touched fields that somebody else changed meanwhile. */
  readonly diverged: readonly Field[]
  readonly problems: readonly Problem[]
  readonly saving: boolean
  readonly type: (field: Field, typed: Typed) => void
  readonly keepMine: (field: Field) => void
  readonly takeTheirs: (field: Field) => void
  readonly discard: () => void
  /** Puts what was typed onto the device. Null where problems or undecided fields stand against it: the form shows them. */
  readonly save: () => Promise<Row | null>
}

/** What one open form knows and does. `row` is what the device has at this moment, null for a new document. */
export function useEntityForm(entity: Entity, row: Row | null, trouble: Trouble | undefined): EntityFormState {
  const { office } = useOffice()
  const [draft, setDraft] = useState(() => reopened(entity, row, trouble))
  const [saving, setSaving] = useState(false)
  const [checked, setChecked] = useState(false)
  const [told, setTold] = useState<Told>(() => ({ problems: trouble?.problems ?? [], typed: draft.typed }))
  const [kept, setKept] = useState(draft.typed)
  const [seen, setSeen] = useState(trouble?.key)
  // The server refused what was saved a moment ago: it comes back into the fields, and what was typed since stays.
  if (trouble?.key !== seen) {
    setSeen(trouble?.key)
    if (trouble?.kind === 'refused') {
      const again = reopened(entity, row, trouble)
      setDraft({ ...again, typed: { ...again.typed, ...pick(draft.typed, changedFields(draft)) } })
      setTold({ problems: trouble.problems, typed: again.typed })
      setKept(again.typed)
    }
  }
  const own = useMemo(() => (checked ? problemsIn(draft, row) : []), [checked, draft, row])
  const problems = useMemo(() => [...own, ...stillTold(told, draft)], [own, told, draft])
  const diverged = divergedFields(draft, row)

  async function save(): Promise<Row | null> {
    setChecked(true)
    if (problemsIn(draft, row).length > 0 || diverged.length > 0) return null
    setSaving(true)
    try {
      const saved = await stored()
      setDraft(later => afterSaving(later, draft, saved))
      setTold(nothingTold)
      setChecked(false)
      return saved
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setTold({ problems: error.problems, typed: draft.typed })
      return null
    } finally {
      setSaving(false)
    }
  }

  async function stored(): Promise<Row> {
    const changes = changesIn(draft, row)
    if (!trouble) return office.save(entity.type, row?.id ?? null, changes, draft.base)
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
    diverged,
    saving,
    save,
    type: (field, typed) => setDraft(before => typeInto(before, field, typed, row)),
    keepMine: field => row && setDraft(before => keepMine(before, field, row)),
    takeTheirs: field => setDraft(before => takeTheirs(before, field)),
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
  readonly typed: Draft['typed']
}

const nothingTold: Told = { problems: [], typed: {} }

function stillTold({ problems, typed }: Told, draft: Draft): readonly Problem[] {
  return problems.filter(({ field }) => {
    const name = field?.split('.')[0]
    return name === undefined || draft.typed[name] === typed[name]
  })
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
