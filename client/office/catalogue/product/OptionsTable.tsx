import { GripVertical, Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, lazy, useRef, useState } from 'react'
import { keysOf } from '../../../../schema/base/keys.ts'
import { austrianLetters } from '../../../../schema/catalogue/allergenLetters.ts'
import { allergens } from '../../../../schema/catalogue/allergens.ts'
import { formatMoney } from '../../../ui/format.ts'
import { FloatingButton } from '../../floating/FloatingButton.tsx'
import { useEntryIds } from '../../form/controls/ListControl.tsx'
import { centsText } from '../../form/controls/numbers.ts'
import { useEntryDrag } from '../../form/controls/useEntryDrag.ts'
import { FieldRow } from '../../form/FieldRow.tsx'
import type { Field } from '../../form/formModel.ts'
import { controlId, useForm } from '../../form/formScope.tsx'
import { listOf, pieceOf, type Typed, type TypedPiece } from '../../form/formValues.ts'
import { focusPath } from '../../form/problems.ts'
import { replaced, shifted, without } from '../../list/lists.ts'
import { useSettings } from '../../shell/scope.tsx'
import { iconButton, input, quietButton } from '../../shell/styles.ts'
import { cellOf, changeIn, newOption } from './groups.ts'
import { type Plain, readLines, readPrice, resultOf } from './priceCell.ts'
import { texts } from './texts.ts'

const FloatingPanel = lazy(() => import('../../floating/FloatingPanel.tsx'))

interface OptionsTableProps {
  /** What the group is called. */
  readonly name: string
  readonly path: string
  readonly options: readonly Typed[]
  readonly plain: Plain
  /** Cents of the product alone; null where that cannot be read. */
  readonly price: number | null
  /** Fields of an option. */
  readonly fields: readonly Field[]
  readonly onChange: (options: readonly Typed[]) => void
}

/** The options of a group as a table: Enter in the last row adds one, pasted lines become rows. */
export function OptionsTable({ name, path, options, plain, price, fields, onChange }: OptionsTableProps) {
  const { disabled } = useForm()
  const list = useRef<HTMLTableSectionElement>(null)
  const ids = useEntryIds(options, 'name')
  const drag = useEntryDrag({
    list,
    count: options.length,
    onMove: (from, to) => onChange(shifted(options, from, to)),
  })
  const go = (place: number, cell: 'name' | 'value') =>
    requestAnimationFrame(() => focusPath(`${path}.${place}.${cell}`))
  const add = () => {
    onChange([...options, newOption(plain)])
    go(options.length, 'name')
  }
  const paste = (place: number, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\n\t]/.test(text.trim())) return
    event.preventDefault()
    const rows = readLines(text, plain).map(line => newOption(plain, line.name, line.price))
    const isEmpty = pieceOf(options[place])['name'] === ''
    onChange(options.toSpliced(place + (isEmpty ? 0 : 1), isEmpty ? 1 : 0, ...rows))
    go(place + rows.length - (isEmpty ? 1 : 0), 'value')
  }
  const keys = (place: number, cell: 'name' | 'value') => (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (by !== undefined) drag.move(place, place + by)
    else if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    else if (place === options.length - 1) add()
    else go(place + 1, cell)
    event.preventDefault()
  }
  return (
    <div className="flex flex-col gap-2">
      {options.length > 0 && (
        <table aria-label={texts.options(name)} className="w-full border-collapse">
          <thead>
            <tr className="text-left text-caption text-ink-soft">
              <td className="w-8 max-tablet:hidden" />
              <th scope="col" className="pb-1 font-medium">
                {texts.columns.name}
              </th>
              <th scope="col" className="w-24 pb-1 pl-2 font-medium" title={texts.priceHint}>
                {texts.columns.price}
              </th>
              <th scope="col" className="w-20 pb-1 pl-2 text-right font-medium max-tablet:hidden">
                {texts.columns.result}
              </th>
              <th scope="col" className="w-20 pb-1 pl-2 font-medium max-tablet:sr-only">
                {texts.columns.allergens}
              </th>
              <td className="w-9" />
            </tr>
          </thead>
          <tbody ref={list}>
            {options.map((option, place) => (
              <OptionRow
                key={ids[place]}
                {...{ place, plain, price, fields, disabled }}
                path={`${path}.${place}`}
                option={pieceOf(option)}
                isDragged={drag.dragged === place}
                handle={drag.handle(place)}
                onKey={cell => keys(place, cell)}
                onPaste={event => paste(place, event)}
                onChange={next => onChange(replaced(options, place, next))}
                onRemove={() => onChange(without(options, place))}
              />
            ))}
          </tbody>
        </table>
      )}
      {!disabled && (
        <button
          type="button"
          className={`${quietButton} self-start border border-line pointer-coarse:min-h-11`}
          onClick={add}
        >
          <Plus size={15} aria-hidden />
          {texts.addOption}
        </button>
      )}
    </div>
  )
}

interface OptionRowProps {
  readonly place: number
  readonly path: string
  readonly option: TypedPiece
  readonly plain: Plain
  readonly price: number | null
  readonly fields: readonly Field[]
  readonly disabled: boolean
  readonly isDragged: boolean
  readonly handle: ReturnType<ReturnType<typeof useEntryDrag>['handle']>
  readonly onKey: (cell: 'name' | 'value') => (event: KeyboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
  readonly onChange: (option: TypedPiece) => void
  readonly onRemove: () => void
}

function OptionRow(props: OptionRowProps) {
  const { place, path, option, plain, price, fields, disabled, isDragged, handle, onKey, onPaste, onChange, onRemove } =
    props
  const { problems } = useForm()
  const currency = useSettings()?.currency ?? 'EUR'
  const name = String(option['name'] ?? '')
  const called = name || String(place + 1)
  const change = changeIn(option)
  return (
    <tr data-entry className={isDragged ? 'bg-accent-soft' : ''}>
      <td className="max-tablet:hidden">
        {!disabled && (
          <button
            type="button"
            data-handle
            className={`${iconButton} cursor-grab touch-none`}
            aria-label={texts.moveOption(called)}
            {...handle}
          >
            <GripVertical size={15} aria-hidden />
          </button>
        )}
      </td>
      <td className="py-0.5">
        <input
          id={controlId(`${path}.name`)}
          className={`${input} pointer-coarse:min-h-11`}
          aria-label={texts.optionName(place + 1)}
          aria-invalid={problems.has(`${path}.name`) || undefined}
          title={problems.get(`${path}.name`)?.message}
          maxLength={120}
          disabled={disabled}
          value={name}
          onChange={event => onChange({ ...option, name: event.target.value })}
          onKeyDown={onKey('name')}
          onPaste={onPaste}
        />
      </td>
      <td className="py-0.5 pl-2">
        <PriceCell
          {...{ option, plain, disabled, place, onChange }}
          path={`${path}.value`}
          onKeyDown={onKey('value')}
        />
      </td>
      <td className="pl-2 text-right whitespace-nowrap text-ink-soft tabular-nums max-tablet:hidden">
        {change && price !== null ? formatMoney(resultOf(price, change), currency) : texts.none}
      </td>
      <td className="pl-2">
        <Declared {...{ option, path, fields, onChange }} name={called} />
      </td>
      <td>
        {!disabled && (
          <button
            type="button"
            className={`${iconButton} pointer-coarse:size-11`}
            aria-label={texts.removeOption(called)}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  )
}

interface PriceCellProps {
  readonly option: TypedPiece
  readonly plain: Plain
  readonly path: string
  readonly place: number
  readonly disabled: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChange: (option: TypedPiece) => void
}

/** The price as it is typed; once it is left it stands there as it is read. */
function PriceCell({ option, plain, path, place, disabled, onKeyDown, onChange }: PriceCellProps) {
  const { problems } = useForm()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const change = readPrice(text, plain)
    onChange(
      change ? { ...option, modifier: change.modifier, value: centsText(change.value) } : { ...option, value: text },
    )
  }
  return (
    <input
      id={controlId(path)}
      className={`${input} text-right tabular-nums pointer-coarse:min-h-11`}
      aria-label={texts.optionPrice(place + 1)}
      aria-invalid={problems.has(path) || undefined}
      title={problems.get(path)?.message ?? texts.priceHint}
      inputMode="text"
      autoComplete="off"
      disabled={disabled}
      value={typed ?? cellOf(option, plain)}
      onChange={event => type(event.target.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={onKeyDown}
    />
  )
}

interface DeclaredProps {
  readonly option: TypedPiece
  readonly path: string
  readonly name: string
  readonly fields: readonly Field[]
  readonly onChange: (option: TypedPiece) => void
}

/** The letters of an option's allergens; behind them all that has to be declared of it. */
function Declared({ option, path, name, fields, onChange }: DeclaredProps) {
  const chosen = listOf(option['allergens'])
  const letters = keysOf(allergens)
    .filter(key => chosen.includes(key))
    .map(key => austrianLetters[key])
  const shown = letters.join(' ') || texts.none
  return (
    <FloatingButton
      kind="dialog"
      label={`${texts.optionAllergens(name)}: ${shown}`}
      className={`${quietButton} min-w-11 justify-center border border-line pointer-coarse:min-h-11`}
      content={shown}
    >
      {floating => (
        <FloatingPanel {...floating} label={texts.optionAllergens(name)} className="max-h-96 w-96 max-w-full">
          <div className="flex flex-col gap-4">
            {fields.map(field => (
              <FieldRow
                key={field.name}
                field={field}
                path={`${path}.${field.name}`}
                value={option[field.name]}
                onChange={next => onChange({ ...option, [field.name]: next })}
              />
            ))}
          </div>
        </FloatingPanel>
      )}
    </FloatingButton>
  )
}
