import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useRow } from '../../shell/scope.tsx'
import { AmountField } from './AmountField.tsx'
import { type LineDraft, type LineProblems, withAdded, withoutAdded } from './lineDraft.ts'
import { PartFields } from './PartFields.tsx'
import { productIn } from './productIn.ts'
import { texts } from './texts.ts'

interface AddedLinesProps {
  readonly draft: LineDraft
  readonly problems: LineProblems['added']
  /** Null while the server has not said it. */
  readonly priceOf: (index: number) => string | null
  readonly onDraft: (draft: LineDraft) => void
}

/** What comes on top, each with its configuration. */
export const AddedLines = ({ draft, problems, priceOf, onDraft }: AddedLinesProps) =>
  draft.added.map((line, index) => (
    <AddedLine
      key={line.key}
      line={line}
      price={priceOf(index)}
      problems={problems.get(line.key)}
      onChange={changes => onDraft(withAdded(draft, line.key, changes))}
      onRemove={() => onDraft(withoutAdded(draft, line.key))}
    />
  ))

type Added = LineDraft['added'][number]

interface AddedLineProps {
  readonly line: Added
  readonly price: string | null
  readonly problems: ReadonlyMap<string, string> | undefined
  readonly onChange: (changes: Partial<Added>) => void
  readonly onRemove: () => void
}

function AddedLine({ line, price, problems = new Map(), onChange, onRemove }: AddedLineProps) {
  const row = useRow('products', line.product)
  const product = row && productIn(row)
  if (!product) return null
  const elsewhere = [...problems].flatMap(([field, said]) => (field.startsWith('parts.') ? [] : [said]))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3 tablet:grid-cols-[minmax(0,1fr)_auto_5.5rem_auto]">
      <div className="max-tablet:col-span-full">
        <p className="font-medium">{product.name}</p>
        <p className="text-caption text-success">{texts.isAdded}</p>
        {elsewhere.map(said => (
          <p key={said} role="alert" className="text-caption font-medium text-error">
            {said}
          </p>
        ))}
      </div>
      <AmountField
        label={product.name}
        unit={product.unit}
        value={line.amount}
        onChange={amount => onChange({ amount })}
      />
      <p className="figures text-right">{price ?? '…'}</p>
      <IconButton label={texts.takeAway(product.name)} icon={<Trash2 size={18} />} onClick={onRemove} />
      <PartFields product={product} values={line.parts} problems={problems} onValues={parts => onChange({ parts })} />
    </li>
  )
}
