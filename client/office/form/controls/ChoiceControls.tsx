import { SelectArrow } from '../../../ui/Select.tsx'
import { useSettings } from '../../shell/scope.tsx'
import { input } from '../../shell/styles.ts'
import { type ControlProps, groupProps, nativeProps } from '../formScope.tsx'
import { texts } from '../texts.ts'

type Options = Readonly<Record<string, string>>

export function ChoiceControl({ options, ...props }: ControlProps & { options: Options }) {
  const { field, value, onChange } = props
  const chosen = typeof value === 'string' ? value : ''
  const unknown = chosen !== '' && !(chosen in options)
  return (
    <span className="relative block">
      <select
        {...nativeProps(props)}
        className={`${input} appearance-none pr-9`}
        value={chosen}
        onChange={event => onChange(event.target.value)}
      >
        {(field.nullable || chosen === '') && (
          <option value="">{field.nullable ? texts.form.nothing : texts.form.choose}</option>
        )}
        {unknown && <option value={chosen}>{chosen}</option>}
        {Object.entries(options).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <SelectArrow size={16} />
    </span>
  )
}

/** The tax classes are data: the settings name them. */
export function TaxClassControl(props: ControlProps) {
  const classes = useSettings()?.taxClasses ?? []
  return <ChoiceControl {...props} options={Object.fromEntries(classes.map(({ key, name }) => [key, name]))} />
}

/** Several of a few words, kept in the order of their declaration. */
export function ChoicesControl(props: ControlProps & { options: Options }) {
  const { value, onChange, disabled, options } = props
  const chosen = new Set(Array.isArray(value) ? value.map(String) : [])
  const toggle = (key: string) => {
    if (!chosen.delete(key)) chosen.add(key)
    onChange([
      ...Object.keys(options).filter(option => chosen.has(option)),
      ...[...chosen].filter(old => !(old in options)),
    ])
  }
  return (
    <fieldset {...groupProps(props)} className="flex flex-wrap gap-1.5" disabled={disabled}>
      {Object.entries(options).map(([key, label]) => (
        <label
          key={key}
          className="inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-pill border border-edge/55 bg-surface px-3 text-caption hover:border-edge has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent-ink"
        >
          <input type="checkbox" className="sr-only" checked={chosen.has(key)} onChange={() => toggle(key)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

export function SwitchControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <input
      {...nativeProps(props)}
      type="checkbox"
      role="switch"
      className="office-switch"
      checked={value === true}
      onChange={event => onChange(event.target.checked)}
    />
  )
}
