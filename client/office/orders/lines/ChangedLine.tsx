import { SlidersHorizontal, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { askedParts, type PartValues } from '../../../../schema/catalogue/parts.ts'
import { partTypes } from '../../../../schema/catalogue/partTypes.ts'
import type { WholeLine } from '../../../../schema/ordering/officeCalls.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { numberText } from '../../form/controls/numbers.ts'
import { useRow } from '../../shell/scope.tsx'
import { AmountField } from './AmountField.tsx'
import { amountIn } from './lineDraft.ts'
import { PartFields } from './PartFields.tsx'
import { productIn } from './productIn.ts'
import { texts } from './texts.ts'

interface ChangedLineProps {
  readonly line: WholeLine
  /** What was typed instead of its amount. */
  readonly typed: string | undefined
  readonly price: string
  readonly error: string | undefined
  /** What was chosen instead of what was ordered. */
  readonly parts: PartValues | undefined
  /** By 'parts.{step}'. */
  readonly partProblems: ReadonlyMap<string, string> | undefined
  readonly onAmount: (typed: string) => void
  readonly onParts: (parts: PartValues) => void
}

/** A line of the order: another amount, other options, none of it, or as it was. */
export function ChangedLine({ line, typed, price, error, onAmount, ...choices }: ChangedLineProps) {
  const former = numberText(line.amount)
  const shown = typed ?? former
  const isOut = amountIn(shown) === 0
  const isChanged = shown !== former
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 tablet:grid-cols-[minmax(0,1fr)_auto_5.5rem_auto]">
      <div className="max-tablet:col-span-full">
        <p className={`font-medium ${isOut ? 'text-ink-soft line-through' : ''}`}>{line.name}</p>
        {line.lines.map(text => (
          <p key={text} className="text-caption text-ink-soft [overflow-wrap:anywhere]">
            {text}
          </p>
        ))}
        {isOut && <p className="text-caption text-warning">{texts.leftOut}</p>}
        {error && (
          <p role="alert" className="text-caption font-medium text-error">
            {error}
          </p>
        )}
      </div>
      <AmountField label={line.name} unit={line.unit} value={shown} onChange={onAmount} />
      <p className="figures text-right">{price}</p>
      {isOut || isChanged ? (
        <IconButton label={texts.asBefore(line.name)} icon={<Undo2 size={18} />} onClick={() => onAmount(former)} />
      ) : (
        <IconButton label={texts.leaveOut(line.name)} icon={<Trash2 size={18} />} onClick={() => onAmount('0')} />
      )}
      {!isOut && <Choices line={line} {...choices} />}
    </li>
  )
}

type ChoicesProps = Pick<ChangedLineProps, 'line' | 'parts' | 'partProblems' | 'onParts'>

/** The options of the line as the product has them today; nothing for one without, or one that is gone. */
function Choices({ line, parts, partProblems = new Map(), onParts }: ChoicesProps) {
  const [isOpen, setOpen] = useState(false)
  const row = useRow('products', line.product)
  const product = row && productIn(row)
  const values = parts ?? line.values
  if (!product || askedParts(product, values).every(({ type }) => partTypes[type].takes === 'files')) return null
  if (isOpen || partProblems.size > 0)
    return <PartFields product={product} values={values} problems={partProblems} onValues={onParts} />
  return (
    <span className="col-span-full">
      <Button variant="secondary" size="small" icon={<SlidersHorizontal size={15} />} onClick={() => setOpen(true)}>
        {texts.options}
        <span className="sr-only">: {line.name}</span>
      </Button>
    </span>
  )
}
