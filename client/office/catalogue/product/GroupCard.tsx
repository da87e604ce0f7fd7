import { GripVertical, MoreHorizontal, X } from 'lucide-react'
import { useId, useState } from 'react'
import { SelectArrow } from '../../../ui/Select.tsx'
import type { useEntryDrag } from '../../form/controls/useEntryDrag.ts'
import { FieldRow } from '../../form/FieldRow.tsx'
import { type Field, partsOfField } from '../../form/formModel.ts'
import { controlId, useForm } from '../../form/formScope.tsx'
import { listOf, type TypedPiece } from '../../form/formValues.ts'
import { iconButton, input } from '../../shell/styles.ts'
import { hasOptions, plainOf, type Sentence, sentenceOf, withSentence } from './groups.ts'
import { OptionsTable } from './OptionsTable.tsx'
import { texts } from './texts.ts'

interface GroupCardProps {
  readonly group: TypedPiece
  readonly path: string
  /** Fields of a group. */
  readonly fields: readonly Field[]
  /** Cents of the product alone. */
  readonly price: number | null
  readonly handle: ReturnType<ReturnType<typeof useEntryDrag>['handle']>
  readonly isDragged: boolean
  readonly onChange: (group: TypedPiece) => void
  readonly onRemove: () => void
}

/** What is asked seldom, behind „⋯“. */
const seldom = ['description', 'step', 'isLeftOpen', 'least', 'most', 'longest', 'onlyIf']
const declared = ['allergens', 'additives', 'notFor']

/** One group: what it is called, what the guest does in it as a sentence, and what there is to choose. */
export function GroupCard({ group, path, fields, price, handle, isDragged, onChange, onRemove }: GroupCardProps) {
  const { disabled } = useForm()
  const [isOpen, setOpen] = useState(false)
  const more = useId()
  const name = String(group['name'] ?? '')
  const called = texts.group(name)
  const options = fields.find(field => field.name === 'options')
  const ofOption = options?.kind === 'list' ? partsOfField(options.item) : []
  return (
    <li
      data-entry
      aria-label={called}
      className={`flex flex-col gap-3 rounded-control border p-3 ${isDragged ? 'border-accent-ink bg-accent-soft' : 'border-line bg-paper/60'}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        {!disabled && (
          <button
            type="button"
            data-handle
            className={`${iconButton} -ml-1 cursor-grab touch-none`}
            aria-label={texts.moveGroup(called)}
            {...handle}
          >
            <GripVertical size={16} aria-hidden />
          </button>
        )}
        <GroupName {...{ group, path, name, onChange }} />
        <SentenceSelect {...{ group, onChange }} />
        {!disabled && (
          <span className="ml-auto flex">
            <button
              type="button"
              className={`${iconButton} pointer-coarse:size-11`}
              aria-label={texts.more(called)}
              aria-expanded={isOpen}
              aria-controls={more}
              onClick={() => setOpen(!isOpen)}
            >
              <MoreHorizontal size={17} aria-hidden />
            </button>
            <button
              type="button"
              className={`${iconButton} pointer-coarse:size-11`}
              aria-label={texts.removeGroup(called)}
              onClick={onRemove}
            >
              <X size={16} aria-hidden />
            </button>
          </span>
        )}
      </div>
      {hasOptions(group) && (
        <OptionsTable
          {...{ price }}
          name={called}
          path={`${path}.options`}
          options={listOf(group['options'])}
          plain={plainOf(group)}
          fields={ofOption.filter(field => declared.includes(field.name))}
          onChange={next => onChange({ ...group, options: next })}
        />
      )}
      <div
        id={more}
        className={isOpen ? 'grid gap-x-4 gap-y-3 border-t border-line pt-3 tablet:grid-cols-2' : 'hidden'}
      >
        {isOpen &&
          fields
            .filter(field => seldom.includes(field.name))
            .map(field => (
              <FieldRow
                key={field.name}
                field={field}
                path={`${path}.${field.name}`}
                value={group[field.name]}
                onChange={next => onChange({ ...group, [field.name]: next })}
              />
            ))}
      </div>
    </li>
  )
}

interface PartProps {
  readonly group: TypedPiece
  readonly onChange: (group: TypedPiece) => void
}

function GroupName({ group, path, name, onChange }: PartProps & { path: string; name: string }) {
  const { disabled, problems } = useForm()
  return (
    <input
      id={controlId(`${path}.name`)}
      className={`${input} w-40 grow font-strong pointer-coarse:min-h-11 tablet:max-w-56`}
      aria-label={texts.groupName}
      aria-invalid={problems.has(`${path}.name`) || undefined}
      title={problems.get(`${path}.name`)?.message}
      maxLength={120}
      disabled={disabled}
      value={name}
      onChange={event => onChange({ ...group, name: event.target.value })}
    />
  )
}

/** „Der Gast muss eine wählen“. */
function SentenceSelect({ group, onChange }: PartProps) {
  const { disabled } = useForm()
  const choose = (value: string) => {
    const sentence = sentences.find(each => each === value)
    if (sentence) onChange(withSentence(group, sentence))
  }
  return (
    <span className="flex items-center gap-2">
      <span className="text-ink-soft max-tablet:sr-only">{texts.guest}</span>
      <span className="relative block">
        <select
          className={`${input} appearance-none pr-9 pointer-coarse:min-h-11`}
          aria-label={texts.sentence}
          disabled={disabled}
          value={sentenceOf(group)}
          onChange={event => choose(event.target.value)}
        >
          {sentences.map(sentence => (
            <option key={sentence} value={sentence}>
              {texts.sentences[sentence]}
            </option>
          ))}
        </select>
        <SelectArrow size={16} />
      </span>
    </span>
  )
}

const sentences: readonly Sentence[] = ['mustOne', 'mayOne', 'mustSome', 'maySome', 'writes', 'uploads']
