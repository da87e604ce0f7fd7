import { excerpt, linesOf, textIn, textOfLines } from '../../../../schema/website/excerpt.ts'
import type { Row } from '../../../data/office/office.ts'
import { input } from '../../shell/styles.ts'
import { type ControlProps, nativeProps } from '../formScope.tsx'
import { partsOf, typedOf } from '../formValues.ts'
import { texts } from '../texts.ts'
import { RelationPicker } from './RelationPicker.tsx'

/** Words in paragraphs. A text that is more than that is shown as it begins and keeps what it has. */
export function PlainTextControl(props: ControlProps) {
  const { value, onChange } = props
  const lines = linesOf(value)
  if (lines === null)
    return (
      <p id={props.id} className="text-ink-soft">
        {excerpt(textIn(value), 300)} {texts.form.formatted}
      </p>
    )
  return (
    <textarea
      {...nativeProps(props)}
      className={`${input} field-sizing-content max-h-128 min-h-20 leading-relaxed`}
      value={lines.join('\n')}
      onChange={event => onChange(typedOf(textOfLines(event.target.value.split('\n'))))}
    />
  )
}

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
