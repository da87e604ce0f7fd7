import { type RevisionEntry, revisions } from '../../../schema/base/history.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { useOffice } from '../shell/scope.tsx'
import { texts } from './texts.ts'
import { type Deed, hasChanged } from './undo.ts'
import { togetherText, undoText } from './undoText.ts'

interface Undo {
  /** Remembers a deed and offers to take it back. */
  readonly did: (deed: Deed, text: string) => void
  /** The same for what was done together: it is taken back as one. */
  readonly didAll: (deeds: readonly Deed[], text: string) => void
  readonly undoLast: () => void
}

/** Telling what was done with a way back beside it. */
export function useUndo(): Undo {
  const { undos, tell, me } = useOffice()
  const undo = async (deed?: Deed) => {
    const result = await undos.undo(deed)
    if (!result) return
    const { all } = result
    if (all.length > 1) return tell({ text: togetherText(all), slot: 'undo' })
    const steps = result.undone.left.length > 0 ? await stepsOf(result.deed) : []
    tell({ text: undoText(result.deed, result.undone, steps, me.user.id), slot: 'undo' })
  }
  const didAll = (deeds: readonly Deed[], text: string) => {
    if (!undos.did(...deeds)) return
    const first = deeds.find(hasChanged)
    tell({ text, slot: 'undo', action: { label: texts.undo.label, run: () => void undo(first) } })
  }
  return {
    did: (deed, text) => didAll([deed], text),
    didAll,
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
