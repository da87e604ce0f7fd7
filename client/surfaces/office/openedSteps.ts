import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Me } from '../../../schema/base/calls.ts'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import type { BoardSteps } from '../../data/boards/boardSteps.ts'
import { browserWorld } from '../../data/engine/world.ts'
import { nextPaint } from '../../device/page/idle.ts'
import { actorOf, seesOrders } from '../../office/shell/rights.ts'

/** What a step taken in the office says it was taken at. */
const SCREEN = 'office'

/**
 * Steps this person took on orders and that are on their way to the server, looked after as long as the office is open; null until then, and for whoever
 * sees no orders.
 */
export function useOpenedSteps(me: Me, queries: QueryClient): BoardSteps | null {
  const [isAsked] = useState(() => seesOrders(actorOf(me)))
  const [person] = useState(() => ({ id: me.user.id, name: nameOfPerson(me.user) }))
  const [steps, setSteps] = useState<BoardSteps | null>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    const closing = new AbortController()
    const onDone = () => void queries.invalidateQueries()
    const open = async () => {
      // What the device has of the screen itself is drawn first.
      await nextPaint()
      const { openBoardSteps } = await import('../../data/boards/boardSteps.ts')
      return openBoardSteps(SCREEN, { world: browserWorld, onDone, person })
    }
    const opening = open()
    // A device that can keep nothing takes no steps: the cards say so.
    void opening.then(
      opened => closing.signal.aborted || setSteps(opened),
      () => {},
    )
    return () => {
      closing.abort()
      void opening.then(
        opened => opened.close(),
        () => {},
      )
    }
  }, [isAsked, queries, person])
  return steps
}

/** Whoever leaves takes what they did and never sent along. */
export async function forgetSteps(steps: BoardSteps | null): Promise<void> {
  if (!steps) return
  await Promise.all((steps.steps.get() ?? []).map(({ key }) => steps.dismiss(key)))
}
