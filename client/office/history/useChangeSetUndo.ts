import { useState } from 'react'
import { addressOf } from '../../../schema/base/call.ts'
import { type ChangeSetEdit, type ChangeSetEntry, changeSetEdits } from '../../../schema/base/history.ts'
import { call, NetworkError } from '../../data/engine/http.ts'
import { useOffice } from '../shell/scope.tsx'
import { deedsOf } from './changeSetSteps.ts'
import { texts } from './texts.ts'
import { useUndo } from './useUndo.ts'

/** Taking a listed change set back: its edits are asked for, and what undoes them is written as any other change. */
export function useChangeSetUndo({ id, name }: ChangeSetEntry): {
  readonly undo: () => void
  readonly isBusy: boolean
} {
  const { entities, tell } = useOffice()
  const { takeBack } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      const edits = await everyEdit(id)
      if (typeof edits === 'string') return tell({ text: edits, tone: 'error' })
      const deeds = deedsOf(entities, edits)
      if (deeds.length === 0) return tell({ text: texts.changeSets.forgotten, tone: 'error' })
      await takeBack({ deeds, under: { id, name } })
    } finally {
      setBusy(false)
    }
  }
  return { undo: () => void undo(), isBusy }
}

/** All of them, newest first for each document; in words, why they could not be had. */
async function everyEdit(id: string): Promise<readonly ChangeSetEdit[] | string> {
  const address = `${addressOf(changeSetEdits, { id })}?limit=100`
  const edits: ChangeSetEdit[] = []
  try {
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const answer: Awaited<ReturnType<typeof call<readonly ChangeSetEdit[]>>> = await call(
        cursor === '' ? address : `${address}&cursor=${cursor}`,
      )
      if (!answer.ok) return answer.errors[0]?.message ?? texts.changeSets.unreachable
      edits.push(...answer.data)
      cursor = answer.cursor
    }
    return edits
  } catch (error) {
    if (error instanceof NetworkError) return texts.changeSets.unreachable
    throw error
  }
}
