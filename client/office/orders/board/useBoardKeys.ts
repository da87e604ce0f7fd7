import { type FocusEvent, type RefObject, useState } from 'react'
import { useShortcuts } from '../../../device/page/shortcuts.ts'
import { type ArrowKey, type BoardCard, cardAt, nextOf, type Question } from './board.ts'
import { type CardActs, questionsOf } from './useCardActs.ts'

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
/** What is asked of the card that has the focus. */
const asking: readonly (readonly [key: string, what: Question])[] = [
  ['t', 'propose'],
  ['e', 'refund'],
]

interface BoardKeysOptions {
  readonly orders: readonly BoardCard[]
  readonly acts: CardActs
  /** Columns, or one list of all. */
  readonly onLook: () => void
}

/** The board by keys: arrows lead from card to card, letters do what the buttons of the card do. */
export function useBoardKeys(board: RefObject<HTMLElement | null>, { orders, acts, onLook }: BoardKeysOptions) {
  const [chosen, setChosen] = useState<number | null>(null)
  const order = orders.find(({ id, ...each }) => id === chosen && acts.mayMove({ id, ...each }))
  const go = (key: ArrowKey) => {
    const id = cardAt(columnsOf(board.current), chosen, key)
    if (id !== null) board.current?.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus()
  }
  const step = (key: 'b' | 'f', action: 'in-delivery' | 'completed') => ({
    key,
    run: () => order && (nextOf(order) === action || order.status === 'confirmed') && acts.move(order, action),
  })
  const question = ([key, what]: (typeof asking)[number]) => ({
    key,
    run: () => order && questionsOf(order).includes(what) && acts.ask(order, what),
  })
  useShortcuts([
    ...arrows.map(key => ({ key: key.toLowerCase(), run: () => go(key) })),
    { key: 'l', run: onLook },
    ...(order
      ? [
          step('b', 'in-delivery'),
          step('f', 'completed'),
          ...asking.map(question),
          { key: 'p', run: () => acts.print(order) },
        ]
      : []),
  ])
  return {
    chosen,
    /** For the element that holds all cards. */
    focusProps: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => setChosen(cardOf(target)),
      onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!(relatedTarget instanceof Element && board.current?.contains(relatedTarget))) setChosen(null)
      },
    },
  }
}

/** The ids of the cards that are to be seen, lane by lane. */
function columnsOf(board: HTMLElement | null): number[][] {
  return [...(board?.querySelectorAll('[data-lane]') ?? [])].map(lane =>
    [...lane.querySelectorAll<HTMLElement>('[data-card]')]
      .filter(card => card.checkVisibility())
      .map(({ dataset }) => Number(dataset['card'])),
  )
}

/** The card an element belongs to. */
function cardOf(element: Element): number | null {
  const id = element.closest('li')?.querySelector<HTMLElement>('[data-card]')?.dataset['card']
  return id === undefined ? null : Number(id)
}
