import type { UploadRef } from '../../../../schema/base/uploads.ts'
import type { Row } from '../../../data/office/office.ts'
import { FileUpload } from '../../catalogue/images/UploadHere.tsx'
import { input } from '../../shell/styles.ts'
import { type ControlProps, nativeProps, useForm } from '../formScope.tsx'
import { partsOf } from '../formValues.ts'
import { RelationPicker } from './RelationPicker.tsx'

/** One file of the library. */
export function FileControl({ value, onChange, disabled, ...props }: ControlProps) {
  const { place } = useForm()
  const { id } = partsOf(value)
  return (
    <div className="flex flex-col gap-2">
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
      {!disabled && (
        <FileUpload
          purpose={props.field.label}
          place={place(props.path)}
          several={false}
          onTaken={taken => {
            const file = taken.at(-1)
            if (file) onChange(refOf(file))
          }}
        />
      )}
    </div>
  )
}

const refOf = ({ id, version, extension, publicHash, name }: UploadRef) => ({
  id,
  version,
  extension,
  publicHash,
  name,
})

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
