import type { Row } from '../../../data/office/office.ts'
import { input } from '../../shell/styles.ts'
import { type ControlProps, nativeProps } from '../formScope.tsx'
import { partsOf } from '../formValues.ts'
import { RelationPicker } from './RelationPicker.tsx'

/** One file of the library. */
export function FileControl({ value, onChange, disabled, ...props }: ControlProps) {
  const { id } = partsOf(value)
  return (
    <RelationPicker
      id={props.id}
      label={props.field.label}
      to="uploads"
      value={typeof id === 'number' ? id : null}
      onPick={row => onChange(row && fileOf(row))}
      disabled={disabled}
      invalid={props.invalid}
      describedBy={props.describedBy}
    />
  )
}

/** The number of a page or branch, or an address. */
export function TargetControl(props: ControlProps) {
  const { value, onChange } = props
  return (
    <input
      {...nativeProps(props)}
      className={input}
      autoComplete="off"
      value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
      onChange={({ target: { value: typed } }) => onChange(/^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : typed)}
    />
  )
}

function fileOf({ id, body }: Row) {
  const { version, extension, publicHash, name } = body
  return {
    id,
    version: Number(version),
    extension: String(extension),
    publicHash: String(publicHash),
    name: String(name),
  }
}
