import { type RevisionEntry, revisions } from '../../../schema/base/history.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { useOffice } from '../shell/scope.tsx'
import { texts } from './texts.ts'
import type { Deed } from './undo.ts'
import { undoText } from './undoText.ts'

interface Undo {
  /** Remembers a deed and offers to take it back. */
  readonly did: (deed: Deed, text: string) => void
  readonly undoLast: () => void
}

/** Telling what was done with a way back beside it. */
export function useUndo(): Undo {
  const { undos, tell, me } = useOffice()
  const undo = async (deed?: Deed) => {
    const result = await undos.undo(deed)
    if (!result) return
    const steps = result.undone.left.length > 0 ? await stepsOf(result.deed) : []
    tell({ text: undoText(result.deed, result.undone, steps, me.user.id), slot: 'undo' })
  }
  return {
    did(deed, text) {
      if (undos.did(deed)) tell({ text, slot: 'undo', action: { label: texts.undo.label, run: () => void undo(deed) } })
    },
    undoLast: () => void undo(),
  }
}

/** Who changed what lately; nothing where the server cannot say. */
async function stepsOf({ entity, id }: Deed): Promise<readonly RevisionEntry[]> {
  try {
    const answer = await ask(revisions, { params: { type: entity.type, id } })
    return answer.ok ? answer.data : []
  } catch (error) {
    if (error instanceof NetworkError) return []
    throw error
  }
}
