import { Plus, X } from 'lucide-react'
import { quietButton } from '../../shell/styles.ts'
import type { Field, FieldOf } from '../formModel.ts'
import { type ControlProps, groupProps, type RenderField } from '../formScope.tsx'
import {
  blankTyped,
  choose,
  chosenKind,
  chosenVariant,
  pieceOf,
  type Typed,
  type TypedPiece,
  typedPieceOf,
} from '../formValues.ts'
import { texts } from '../texts.ts'

interface WithRender {
  readonly render: RenderField
}
type PieceField = FieldOf<'piece'> | FieldOf<'variants'>

/** A field made of fields, of one kind or of several to choose from. One that may be missing is added and removed as a whole. */
export function PieceControl(props: ControlProps & WithRender & { field: PieceField }) {
  const { id, field, path, value, onChange, disabled, render } = props
  if (value === null || value === undefined)
    return (
      <button
        type="button"
        id={id}
        className={`${quietButton} self-start border border-line`}
        disabled={disabled}
        onClick={() => onChange(blankTyped({ ...field, nullable: false }, { first: true }))}
      >
        <Plus size={15} aria-hidden />
        {texts.form.add(field.label)}
      </button>
    )
  return (
    <div {...groupProps(props)} className="flex flex-col gap-3">
      {field.kind === 'piece' ? (
        <PieceFields {...{ fields: field.fields, path, value: pieceOf(value), onChange, render }} />
      ) : (
        <VariantFields {...{ field, path, value, onChange, render }} />
      )}
      {field.nullable && !disabled && (
        <button type="button" className={`${quietButton} self-start`} onClick={() => onChange(null)}>
          <X size={15} aria-hidden />
          {`${field.label} entfernen`}
        </button>
      )}
    </div>
  )
}

interface VariantFieldsProps extends WithRender {
  readonly field: FieldOf<'variants'>
  readonly path: string
  readonly value: Typed
  readonly onChange: (value: Typed) => void
}

/** The choice of a kind, and below it the fields of the kind that is chosen. */
function VariantFields({ field, path, value, onChange, render }: VariantFieldsProps) {
  const { tag, fieldsOf } = field
  const kind = chosenKind(value)
  return (
    <>
      <div className={widthOf(tag)}>
        {render({
          field: tag,
          path: `${path}.${tag.name}`,
          value: kind,
          onChange: chosen => onChange(choose(field, value, String(chosen))),
        })}
      </div>
      <PieceFields
        key={kind}
        {...{ fields: fieldsOf[kind] ?? [], path, value: typedPieceOf(value, kind), render }}
        onChange={piece => onChange(chosenVariant(value, kind, piece))}
      />
    </>
  )
}

interface PieceFieldsProps extends WithRender {
  readonly fields: readonly Field[]
  readonly path: string
  readonly value: TypedPiece
  readonly onChange: (value: TypedPiece) => void
}

/** The fields of a piece beside and below each other. */
export function PieceFields({ fields, path, value, onChange, render }: PieceFieldsProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      {fields.filter(isShown).map(part => (
        <div key={part.name} className={widthOf(part)}>
          {render({
            field: part,
            path: `${path}.${part.name}`,
            value: value[part.name],
            onChange: next => onChange({ ...value, [part.name]: next }),
          })}
        </div>
      ))}
    </div>
  )
}

/** What tells an entry from others is nobody's to type. */
const isShown = ({ kind }: Field): boolean => kind !== 'entryKey'

/** Short fields share a line, long ones take one of their own. */
function widthOf({ kind }: Field): string {
  if (['list', 'piece', 'variants', 'relations', 'choices', 'longText', 'markdown', 'richText', 'image'].includes(kind))
    return 'w-full'
  if (kind === 'time') return 'w-24'
  if (kind === 'choice') return 'w-44 grow'
  if (['money', 'percent', 'hours', 'number', 'boolean'].includes(kind)) return 'w-36'
  if (kind === 'date') return 'w-44'
  return 'min-w-44 flex-1'
}
