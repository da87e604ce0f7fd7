import { useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/rows.ts'
import { FieldRow } from '../form/FieldRow.tsx'
import { formModel } from '../form/formModel.ts'
import { FormContext, useForm } from '../form/formScope.tsx'
import { blankTyped, type Typed, toStored } from '../form/formValues.ts'
import { mayDo } from '../shell/rights.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { input } from '../shell/styles.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { PlanTable } from './PlanTable.tsx'
import { planOf } from './plan.ts'
import { texts } from './texts.ts'
import { useApply } from './useApply.ts'

interface ChangeFieldsProps {
  readonly entity: Entity
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

/** One field of many documents gets one value, or each its own; nothing is written before the button is pressed. */
export default function ChangeFields({ entity, rows, onClose }: ChangeFieldsProps) {
  const { actor } = useOffice()
  const apply = useApply()
  const zone = useZone()
  const form = useForm()
  const fields = formModel(entity).filter(({ name }) => !entity.unique?.includes(name))
  const [name, setName] = useState(fields[0]?.name ?? '')
  const field = fields.find(each => each.name === name)
  const [typed, setTyped] = useState<Typed>(undefined)
  const [own, setOwn] = useState<ReadonlyMap<number, unknown>>(new Map())
  const plan = planOf(entity, rows, {
    changesOf({ id }) {
      if (!field) return null
      if (own.has(id)) return { [field.name]: own.get(id) }
      return typed === undefined ? null : { [field.name]: toStored(field, typed) }
    },
    mayChange: row => mayDo(entity, 'update', actor, row.body),
    forbidden: texts.forbidden,
  })
  if (!field) return null
  return (
    <PlanDialog
      title={texts.fields}
      plan={plan}
      applyText={texts.apply}
      onClose={onClose}
      onApply={() =>
        apply(
          entity,
          plan.filter(({ kind }) => kind === 'changed'),
          count => texts.changed(field.label, count),
        )
      }
    >
      <label className="flex flex-col gap-1.5">
        <span className="text-caption font-medium">{texts.field}</span>
        <select
          className={input}
          value={name}
          onChange={event => {
            setName(event.target.value)
            setTyped(undefined)
            setOwn(new Map())
          }}
        >
          {fields.map(each => (
            <option key={each.name} value={each.name}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
      <FormContext value={{ ...form, zone }}>
        <FieldRow
          key={name}
          field={{ ...field, label: texts.newValue }}
          path={`bulk-${name}`}
          value={typed === undefined ? blankTyped(field) : typed}
          onChange={value => {
            setTyped(value)
            setOwn(new Map())
          }}
        />
      </FormContext>
      <PlanTable {...{ entity, field, plan }} onValue={(id, value) => setOwn(new Map([...own, [id, value]]))} />
    </PlanDialog>
  )
}
