import { useEffect, useRef } from 'react'
import type { BoardStep } from '../../../../schema/counter/boardSteps.ts'
import { isUndoable } from '../../../../schema/ordering/undo.ts'
import type { BoardSteps } from '../../../data/boards/boardSteps.ts'
import { type Live, useLive } from '../../../data/engine/live.ts'
import { useOffice } from '../../shell/scope.tsx'
import { texts as orderTexts, wordOf } from '../texts.ts'
import { texts } from './texts.ts'

const noSteps: readonly BoardStep[] = []
const closed: Live<readonly BoardStep[]> = { get: () => noSteps, subscribe: () => () => {} }

/** The steps taken on this device, oldest first. What the server has taken is told as it comes, with the way back. */
export function useSteps(): { readonly steps: BoardSteps | null; readonly taken: readonly BoardStep[] } {
  const { steps, tell } = useOffice()
  const taken = useLive(steps?.steps ?? closed) ?? noSteps
  /** Null before the first look: what was done before somebody came is no news. */
  const told = useRef<Set<string> | null>(null)
  useEffect(() => {
    const done = taken.filter(({ state }) => state === 'done')
    const before = told.current
    told.current = new Set(done.map(({ key }) => key))
    for (const step of before === null ? [] : done.filter(({ key }) => !before.has(key))) {
      const { action, ticket = '' } = step
      tell({
        text: orderTexts.did(ticket, wordOf(orderTexts.done, action)),
        slot: 'undo',
        ...(steps && isUndoable(action)
          ? { action: { label: texts.undo, run: () => void steps.undo({ ...step, action }) } }
          : {}),
      })
    }
  }, [taken, steps, tell])
  return { steps, taken }
}
