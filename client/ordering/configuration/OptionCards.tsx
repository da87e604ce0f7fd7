import { type KeyboardEvent, useId } from 'react'
import { isFull } from '../../../schema/catalogue/configuration.ts'
import { limitsOf } from '../../../schema/catalogue/limits.ts'
import type { PartValue } from '../../../schema/catalogue/parts.ts'
import { takesSeveral } from '../../../schema/catalogue/partTypes.ts'
import type { ConfigOption, ConfigPart, Product } from '../../../schema/catalogue/product.ts'
import { Checkbox, Radio } from '../../ui/Choice.tsx'
import { PartHead } from './PartHead.tsx'
import { allergenMarks, priceChange } from './productText.ts'
import { texts } from './texts.ts'

interface OptionCardsProps {
  readonly product: Product
  readonly part: ConfigPart
  readonly value: PartValue
  readonly currency: string
  readonly error: string | null
  readonly onChoose: (option: string) => void
}

/** The options of a step as cards; the whole card is the target. */
export function OptionCards({ product, part, value, currency, error, onChoose }: OptionCardsProps) {
  const id = useId()
  const isSingle = !takesSeveral(part)
  const names: readonly unknown[] = typeof value === 'string' ? [value] : (value ?? [])
  const isMost = !isSingle && isFull(part, value)
  const hasHint = part.description !== '' || (isSingle && part.optional)
  const described = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      role={isSingle ? 'radiogroup' : undefined}
      aria-required={isSingle && !part.optional ? true : undefined}
      aria-invalid={isSingle && error ? true : undefined}
      aria-describedby={described || undefined}
      className="min-w-0"
    >
      <PartHead part={part} isDone={names.length > 0} error={error} id={id} />
      <div className={`grid grid-cols-1 gap-2 ${part.options.length > 5 ? 'desktop:grid-cols-2' : ''}`}>
        {part.options.map(option => (
          <OptionCard
            key={option.name}
            group={id}
            isSingle={isSingle}
            option={option}
            price={priceChange(product, option, currency)}
            isChosen={names.includes(option.name)}
            isOptional={part.optional}
            isFull={isMost && !names.includes(option.name)}
            onChoose={() => onChoose(option.name)}
          />
        ))}
      </div>
      <p role="status" className="mt-1.5 text-caption text-ink-soft empty:hidden">
        {isMost && part.most && names.length < part.options.length ? texts.full(limitsOf(part).most) : ''}
      </p>
    </fieldset>
  )
}

interface OptionCardProps {
  readonly group: string
  readonly isSingle: boolean
  readonly option: ConfigOption
  readonly price: string | null
  readonly isChosen: boolean
  readonly isOptional: boolean
  /** As many others are chosen as the step takes. */
  readonly isFull: boolean
  readonly onChoose: () => void
}

function OptionCard({ group, isSingle, option, price, isChosen, isOptional, isFull, onChoose }: OptionCardProps) {
  const card = {
    framed: true,
    label: option.name,
    description: <Letters option={option} />,
    trailing: price,
    checked: isChosen,
    disabled: isFull,
    onChange: onChoose,
  }
  if (!isSingle) return <Checkbox {...card} />
  const takeBack = isChosen && isOptional ? onChoose : undefined
  // A radio button that is on does not change when it is tapped, and some browsers do not even click it by the space bar.
  const spaceTakesBack = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !takeBack) return
    event.preventDefault()
    takeBack()
  }
  return <Radio {...card} name={group} onClick={takeBack} onKeyUp={spaceTakesBack} />
}

function Letters({ option }: { option: ConfigOption }) {
  if (option.allergens.length === 0) return null
  return (
    <>
      <span className="sr-only">{texts.allergens}: </span>
      {allergenMarks(option.allergens).map(({ letter, name }, index) => (
        <abbr key={letter} title={name} className="no-underline">
          {index > 0 && ', '}
          {letter}
        </abbr>
      ))}
    </>
  )
}
