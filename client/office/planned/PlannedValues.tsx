import { Plus, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { FieldChange } from '../../../schema/base/history.ts'
import { parse } from '../../../schema/base/problems.ts'
import { changesOf, mayBePlanned, plannedChanges, plannedOn, planOf } from '../../../schema/business/plannedChange.ts'
import type { Row } from '../../data/office/office.ts'
import { SelectArrow } from '../../ui/Select.tsx'
import { FieldRow } from '../form/FieldRow.tsx'
import { type Field, formModel } from '../form/formModel.ts'
import { type ControlProps, FormContext, groupProps, isGroup, useForm } from '../form/formScope.tsx'
import { retyped, type Typed, toStored, toTyped } from '../form/formValues.ts'
import { byPath } from '../form/problems.ts'
import { changedFieldsOf, namedIn } from '../history/steps.ts'
import { replaced, without } from '../list/lists.ts'
import { useEntity, useNaming, useRow } from '../shell/scope.tsx'
import { card, iconButton, input } from '../shell/styles.ts'
import { texts } from './texts.ts'

/** What is planned, as the form of the document itself shows it: what is there, and what comes instead. */
export function PlannedValues(props: ControlProps) {
  const { sibling } = useForm()
  const on = String(sibling('on')?.value ?? '')
  const [type, id] = plannedOn({ on })
  const entity = useEntity(type)
  const row = useRow(type, mayBePlanned(on) ? id : null)
  return (
    <div {...groupProps(props)} className="flex flex-col gap-3">
      {entity && row ? (
        <Changes {...props} {...{ entity, row }} />
      ) : (
        <p className="text-ink-soft">{mayBePlanned(on) ? texts.gone : texts.chooseFirst}</p>
      )}
    </div>
  )
}

interface Of {
  readonly entity: Entity
  readonly row: Row
}

const shapeOfChanges = plannedChanges.shape.shape.changes

function Changes({ entity, row, field, value, onChange, disabled }: ControlProps & Of) {
  const form = useForm()
  const changes = useMemo(() => {
    const read = shapeOfChanges.safeParse(toStored(field, value))
    return read.success ? changesOf({ changes: read.data }) : []
  }, [field, value])
  const put = (next: readonly FieldChange[]) => onChange(toTyped(field, planOf(next)))
  const naming = useNaming(useMemo(() => namedIn(entity, [{ changes }]), [entity, changes]))
  const told = changedFieldsOf(entity, { changes }, naming)
  const problems = useMemo(() => problemsOf({ entity, row }, changes), [entity, row, changes])
  const scope = useMemo(
    () => ({
      ...form,
      problems,
      controls: {},
      entryName: (path: string) => entity.add?.[path.slice(pathOf('').length).replaceAll(/\.\d+(?=\.)/g, '')],
      place: () => null,
      presentAt: () => [],
      sibling: () => undefined,
    }),
    [form, problems, entity],
  )
  return (
    <FormContext value={scope}>
      {changes.length === 0 && <p className="text-ink-soft">{texts.nothingYet}</p>}
      <ul className="flex flex-col gap-3">
        {changes.map((change, place) => {
          const planned = formModel(entity).find(({ name }) => name === change.field)
          const pieces = told.find(each => each.change === change)?.pieces ?? []
          const label = planned?.label ?? change.field
          return (
            <li key={change.field} className={`${card} flex items-start gap-2 px-4 py-3`}>
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                {planned && (
                  <PlannedValue
                    field={planned}
                    stored={change.after}
                    onStored={after => put(replaced(changes, place, { ...change, after: after ?? null }))}
                  />
                )}
                <ul className="text-caption text-ink-soft">
                  {pieces.map(piece => (
                    <li key={piece.key} className="line-clamp-4 [overflow-wrap:anywhere]">
                      {`${piece.label}: ${piece.before} → ${piece.after}`}
                    </li>
                  ))}
                </ul>
              </div>
              {!disabled && (
                <button
                  type="button"
                  aria-label={texts.leaveOut(label)}
                  className={`${iconButton} pointer-coarse:size-11`}
                  onClick={() => put(without(changes, place))}
                >
                  <X size={16} aria-hidden />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {!disabled && (
        <AddField
          fields={formModel(entity).filter(({ name }) => !changes.some(change => change.field === name))}
          onAdd={({ name }) => {
            const now = row.body[name] ?? null
            put([...changes, { field: name, before: now, after: now }])
          }}
        />
      )}
    </FormContext>
  )
}

interface PlannedValueProps {
  readonly field: Field
  readonly stored: unknown
  readonly onStored: (value: unknown) => void
}

/** The document may call a field as its plan calls one of its own. */
const pathOf = (name: string): string => `changes.${name}`

/** The field as its own form has it; what takes room is opened first. */
function PlannedValue({ field, stored, onStored }: PlannedValueProps) {
  const [typed, setTyped] = useState<Typed>(() => toTyped(field, stored))
  const row = (
    <FieldRow
      field={field}
      path={pathOf(field.name)}
      value={retyped(field, stored, typed)}
      onChange={next => {
        setTyped(next)
        onStored(toStored(field, next))
      }}
    />
  )
  if (!isGroup(field) && field.kind !== 'relations') return row
  return (
    <details>
      <summary className="cursor-pointer font-medium pointer-coarse:py-2">{field.label}</summary>
      <div className="pt-2">{row}</div>
    </details>
  )
}

function AddField({ fields, onAdd }: { readonly fields: readonly Field[]; readonly onAdd: (field: Field) => void }) {
  if (fields.length === 0) return null
  return (
    <span className="relative w-full max-w-72">
      <Plus size={15} aria-hidden className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2" />
      <select
        aria-label={texts.addField}
        className={`${input} w-full appearance-none pr-9 pl-9 pointer-coarse:min-h-11`}
        value=""
        onChange={({ target }) => {
          const field = fields.find(({ name }) => name === target.value)
          if (field) onAdd(field)
        }}
      >
        <option value="">{texts.addField}</option>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <SelectArrow size={16} />
    </span>
  )
}

/** What the document would be refused for if it became so now, at its fields. */
function problemsOf({ entity, row }: Of, changes: readonly FieldChange[]) {
  const { id: _id, rev: _rev, ...body } = row.body
  const after = Object.fromEntries(changes.map(change => [change.field, change.after]))
  const parsed = parse(entity.shape, { ...body, ...after })
  if (parsed.ok) return byPath([])
  return byPath(parsed.problems.map(({ field, ...problem }) => ({ ...problem, field: pathOf(field ?? '') })))
}
