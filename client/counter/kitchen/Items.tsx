import { allergens } from '../../../schema/catalogue/allergens.ts'
import { Amount } from './Amount.tsx'
import { BoardMark } from './BoardMark.tsx'
import type { Card } from './kitchenView.ts'
import { de } from './texts.ts'

interface ItemsProps {
  readonly card: Card
  readonly allergensOf: (product: number) => readonly string[]
}

/** What has to be made: how many in bold, the choices below, what is in it. */
export function Items({ card, allergensOf }: ItemsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {card.items.map(item => (
        <li
          key={item.position}
          className={`grid grid-cols-[auto_1fr] gap-x-3 ${item.amount === 0 ? 'line-through opacity-75' : ''}`}
        >
          <Amount {...item} />
          <div className="min-w-0">
            <p className="text-title font-strong">
              {item.name}
              {item.amount === 0 && <BoardMark className="ml-2">{de.leftOut}</BoardMark>}
            </p>
            {item.lines.map(line => (
              <p key={line} className="text-[1.125rem]/6 before:text-ink-soft before:content-['+_']">
                {line}
              </p>
            ))}
            <Allergens names={item.allergens?.map(key => allergens[key]) ?? allergensOf(item.product)} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Allergens({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className="mt-0.5 text-body/5 text-ink-soft">
      <span className="sr-only">{de.allergens} </span>
      {names.join(' · ')}
    </p>
  )
}
