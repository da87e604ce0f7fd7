import { useState } from 'react'
import type { Entity } from '../../../schema/base/entity.ts'
import { Button } from '../../ui/Button.tsx'
import { RelationPicker } from '../form/controls/RelationPicker.tsx'
import { useNaming } from '../shell/scope.tsx'
import { input } from '../shell/styles.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import { type Condition, type Filterable, filterables, MINE, type Operator, valuesIn } from './conditions.ts'
import { isYesNo, namedByCondition, operatorText } from './conditionText.ts'
import { isRelative, relativeDates } from './relativeDates.ts'
import { texts } from './texts.ts'

interface FilterPanelProps {
  readonly entity: Entity
  readonly onAdd: (condition: Condition) => void
}

/** Puts one condition together: field, what is asked of it, and the value its kind takes. */
export default function FilterPanel({ entity, onAdd }: FilterPanelProps) {
  const known = filterables(entity)
  const [first] = known
  const [name, setName] = useState(first?.name ?? '')
  const chosen = known.find(each => each.name === name) ?? first
  const [operator, setOperator] = useState<Operator>(chosen?.operators[0] ?? 'has')
  const [value, setValue] = useState('')
  if (!chosen) return null
  const choose = (next: string) => {
    const field = known.find(each => each.name === next)
    setName(next)
    setOperator(field?.operators[0] ?? 'has')
    setValue(field && isYesNo(field) ? 'true' : '')
  }
  const isPresence = operator === 'empty' || operator === 'filled'
  const isReady = isPresence || value !== '' || isYesNo(chosen)
  return (
    <form
      className="flex w-72 max-w-full flex-col gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (isReady) onAdd({ field: chosen.name, operator, value: isPresence ? '' : value || 'true' })
      }}
    >
      <label className={labelled}>
        <span className={caption}>{texts.filter.field}</span>
        <select className={input} value={chosen.name} onChange={event => choose(event.target.value)}>
          {known.map(each => (
            <option key={each.name} value={each.name}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
      {chosen.operators.length > 1 && (
        <label className={labelled}>
          <span className={caption}>{texts.filter.operator}</span>
          <select
            className={input}
            value={operator}
            onChange={event => setOperator(chosen.operators.find(each => each === event.target.value) ?? operator)}
          >
            {chosen.operators.map(each => (
              <option key={each} value={each}>
                {operatorText(chosen, each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {!isPresence && (
        <ValueControl key={`${name}:${operator}`} {...{ entity, chosen, operator, value }} onChange={setValue} />
      )}
      <Button type="submit" size="small" disabled={!isReady}>
        {texts.filter.add}
      </Button>
    </form>
  )
}

interface ValueControlProps {
  readonly entity: Entity
  readonly chosen: Filterable
  readonly operator: Operator
  readonly value: string
  readonly onChange: (value: string) => void
}

function ValueControl(props: ValueControlProps) {
  const { chosen, value, onChange } = props
  const { field } = chosen
  if (isYesNo(chosen))
    return (
      <label className={labelled}>
        <span className={caption}>{texts.filter.value}</span>
        <select className={input} value={value || 'true'} onChange={event => onChange(event.target.value)}>
          <option value="true">{texts.yes}</option>
          <option value="false">{texts.no}</option>
        </select>
      </label>
    )
  if (field?.kind === 'choice' || field?.kind === 'choices') return <Choices {...props} options={field.options} />
  if (field?.kind === 'relation' || field?.kind === 'relations') return <Related {...props} to={field.to} />
  if (field?.kind === 'date' || field?.kind === 'instant') return <Days {...props} />
  return (
    <label className={labelled}>
      <span className={caption}>{texts.filter.value}</span>
      <input
        className={input}
        value={value}
        inputMode={field?.kind === 'money' || field?.kind === 'number' ? 'decimal' : 'text'}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  )
}

function Choices({ value, onChange, options }: ValueControlProps & { options: Readonly<Record<string, string>> }) {
  return (
    <fieldset className="flex flex-col">
      <legend className={caption}>{texts.filter.value}</legend>
      {Object.entries(options).map(([key, label]) => (
        <Tick
          key={key}
          label={label}
          isOn={valuesIn(value).includes(key)}
          onChange={() => onChange(toggled(value, key))}
        />
      ))}
    </fieldset>
  )
}

function Related({ entity, chosen, operator, value, onChange, to }: ValueControlProps & { to: string }) {
  const naming = useNaming(namedByCondition(entity, { field: chosen.name, operator, value }))
  const ids = valuesIn(value).filter(key => key !== MINE)
  return (
    <div className={labelled}>
      <span className={caption}>{texts.filter.value}</span>
      {to === 'branches' && (
        <Tick
          label={texts.mine}
          isOn={valuesIn(value).includes(MINE)}
          onChange={() => onChange(toggled(value, MINE))}
        />
      )}
      {ids.map(id => (
        <Tick
          key={id}
          label={naming.title(to, Number(id)) ?? shellTexts.unknown}
          isOn
          onChange={() => onChange(toggled(value, id))}
        />
      ))}
      <RelationPicker
        to={to}
        label={chosen.label}
        value={null}
        placeholder={texts.filter.choose}
        without={new Set(ids.map(Number))}
        onPick={row => row && onChange(toggled(value, String(row.id)))}
      />
    </div>
  )
}

function Days({ value, onChange }: ValueControlProps) {
  return (
    <>
      <label className={labelled}>
        <span className={caption}>{texts.filter.period}</span>
        <select
          className={input}
          value={isRelative(value) ? value : ''}
          onChange={event => onChange(event.target.value)}
        >
          <option value="">{texts.filter.choose}</option>
          {Object.entries(relativeDates).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={labelled}>
        <span className={caption}>{texts.filter.date}</span>
        <input
          className={input}
          placeholder="24.12.2026"
          value={isRelative(value) ? '' : value}
          onChange={event => onChange(event.target.value)}
        />
      </label>
    </>
  )
}

function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: () => void }) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
      <input type="checkbox" className="size-4.5 accent-accent" checked={isOn} onChange={onChange} />
      {label}
    </label>
  )
}

function toggled(value: string, key: string): string {
  const keys = valuesIn(value)
  return (keys.includes(key) ? keys.filter(each => each !== key) : [...keys, key]).join('|')
}

const labelled = 'flex flex-col gap-1.5'
const caption = 'text-caption font-medium'
