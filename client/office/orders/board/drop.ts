import type { DragEvent } from 'react'
import { now } from '../../../device/clock.ts'
import { minutesOnOffer, promiseIn } from '../accept.ts'
import { type BoardCard, type Lane, stepTo } from './board.ts'
import type { CardActs } from './useCardActs.ts'

/** The card that is being dragged, and what a drop does with it. */
export interface Dragging {
  readonly dragged: BoardCard | null
  readonly onDrag: (order: BoardCard | null) => void
  readonly acts: CardActs
}

/** What a drop into the lane would do, or why it is not possible; null while nothing is dragged, or it lies there already. */
export const dropOf = ({ dragged }: Dragging, lane: Lane) => dragged && stepTo(dragged, lane)

/** What makes an element a lane cards can be dropped into: the drop is the same step as the button. */
export function dropProps({ dragged, onDrag, acts }: Dragging, lane: Lane, onOver: (isOver: boolean) => void) {
  const drop = dragged && stepTo(dragged, lane)
  if (!dragged || !drop || !('action' in drop)) return {}
  const { action } = drop
  return {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      onOver(true)
    },
    onDragLeave: () => onOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      onOver(false)
      onDrag(null)
      const promise = action === 'confirm' ? promiseIn(dragged, minutesOnOffer(dragged, now()), now()) : {}
      acts.move(dragged, action, promise)
    },
  }
}
