import { Ellipsis } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { actionsFrom } from '../../../../schema/ordering/orderStatus.ts'
import { floating, iconButton, option } from '../../shell/styles.ts'
import { texts as orderTexts } from '../texts.ts'
import type { BoardCard } from './board.ts'
import { texts } from './texts.ts'
import { type CardActs, questionsOf } from './useCardActs.ts'

interface CardMenuProps {
  readonly order: BoardCard
  readonly acts: CardActs
}

/** Everything else that can be done with a card. */
export function CardMenu({ order, acts }: CardMenuProps) {
  const questions = questionsOf(order)
  const isRecallable = actionsFrom(order.status).includes('recall') && order.pending === null
  const act = (key: string | number) => {
    const question = questions.find(each => each === key)
    if (question) acts.ask(order, question)
    else if (key === 'recall') acts.move(order, 'recall')
    else acts.print(order)
  }
  return (
    <MenuTrigger>
      <Button className={`${iconButton} size-9 pointer-coarse:size-11`} aria-label={texts.more(order.ticketNumber)}>
        <Ellipsis size={18} aria-hidden />
      </Button>
      <Popover className={`${floating} min-w-52`} placement="bottom end">
        <Menu className="p-1 outline-none" aria-label={texts.more(order.ticketNumber)} onAction={act}>
          {questions.map(question => (
            <MenuItem key={question} id={question} className={option}>
              {texts.questions[question]}
            </MenuItem>
          ))}
          {isRecallable && (
            <MenuItem id="recall" className={option}>
              {orderTexts.actions.recall}
            </MenuItem>
          )}
          <MenuItem id="print" className={option}>
            {texts.print}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
