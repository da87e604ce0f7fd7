import { allergens } from '../../../schema/catalogue/allergens.ts'
import type { Card } from './kitchenView.ts'
import { amountOf } from './Sums.tsx'
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
        <li key={item.position} className={`board-item ${item.amount === 0 ? 'board-item-out' : ''}`}>
          <strong className="board-amount figures">{amountOf(item)}</strong>
          <div className="min-w-0">
            <p className="board-item-name">
              {item.name}
              {item.amount === 0 && <span className="board-mark ml-2">{de.leftOut}</span>}
            </p>
            {item.lines.map(line => (
              <p key={line} className="board-option">
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
    <p className="board-allergens">
      <span className="sr-only">{de.allergens} </span>
      {names.join(' · ')}
    </p>
  )
}
