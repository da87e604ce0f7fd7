import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../../schema/base/access.ts'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { mayBePlanned, plannedOn } from '../../../schema/business/plannedChange.ts'
import type { Row } from '../../data/office/office.ts'
import { SelectArrow } from '../../ui/Select.tsx'
import { RelationPicker } from '../form/controls/RelationPicker.tsx'
import { type ControlProps, groupProps, useForm } from '../form/formScope.tsx'
import { pathOf } from '../shell/groups.ts'
import { useEntity, useOffice, useTitles } from '../shell/scope.tsx'
import { input } from '../shell/styles.ts'
import { texts } from './texts.ts'

/** Which document is changed, by its name and with the way to it. A new plan chooses it. */
export function PlannedOn(props: ControlProps) {
  const on = typeof props.value === 'string' ? props.value : ''
  return (
    <div {...groupProps(props)} className="flex flex-col gap-1.5">
      <p className="text-caption font-medium">{texts.on}</p>
      {mayBePlanned(on) ? <Chosen on={on} /> : <Choice {...props} />}
    </div>
  )
}

function Chosen({ on }: { readonly on: string }) {
  const { sibling } = useForm()
  const [type, id] = plannedOn({ on })
  const entity = useEntity(type)
  const title = useTitles([[type, id]]).get(on) ?? String(sibling('title')?.value ?? on)
  if (!entity) return <p>{title}</p>
  return (
    <p>
      <span className="text-ink-soft">{`${entity.label.one}: `}</span>
      <Link to={pathOf(entity, id)} className="font-medium text-accent-ink underline underline-offset-2">
        {title}
      </Link>
    </p>
  )
}

function Choice({ id, onChange, disabled, invalid, describedBy }: ControlProps) {
  const { entities, actor, me } = useOffice()
  const { sibling } = useForm()
  const offered = entities.filter(
    entity => mayBePlanned(`${entity.type}:1`) && may(actor, 'update', entity.access, actor.branches),
  )
  const [type, setType] = useState('products')
  const entity = offered.find(each => each.type === type) ?? offered[0]
  if (!entity) return null
  const pick = (row: Row | null) => {
    if (!row) return
    sibling('title')?.onChange(entity.title(row.body))
    sibling('author')?.onChange(nameOfPerson(me.user))
    onChange(`${entity.type}:${row.id}`)
  }
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      <span className="relative">
        <select
          aria-label={texts.kind}
          className={`${input} w-full appearance-none pr-9 pointer-coarse:min-h-11`}
          {...{ disabled }}
          value={entity.type}
          onChange={({ target }) => setType(target.value)}
        >
          {offered.map(each => (
            <option key={each.type} value={each.type}>
              {each.label.one}
            </option>
          ))}
        </select>
        <SelectArrow size={16} />
      </span>
      <RelationPicker
        key={entity.type}
        {...{ id, disabled, invalid, describedBy }}
        to={entity.type}
        label={entity.label.one}
        value={null}
        onPick={pick}
      />
    </div>
  )
}
