import { type ChangeSet, type RevisionEntry, revisions } from '../../../schema/base/history.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { useOffice } from '../shell/scope.tsx'
import { texts } from './texts.ts'
import { type Deed, hasChanged, type Step, type Undos } from './undo.ts'
import { togetherText, undoText } from './undoText.ts'

interface Undo {
  /** Remembers a deed and offers to take it back. */
  readonly did: (deed: Deed, text: string, under?: ChangeSet) => void
  /** The same for what was done together: it is taken back as one. */
  readonly didAll: (deeds: readonly Deed[], text: string, under?: ChangeSet) => void
  readonly undoLast: () => void
  readonly redoLast: () => void
  /** Takes back what was done elsewhere, or before this page was opened. */
  readonly takeBack: (step: Step) => Promise<void>
}

type Result = Awaited<ReturnType<Undos['undo']>>

/** Telling what was done with a way back beside it. */
export function useUndo(): Undo {
  const { undos, tell, me } = useOffice()
  const told = async (result: Result) => {
    if (!result) return
    const { all } = result
    const redo = { label: texts.undo.redo, run: () => void redoLast() }
    const action = all.some(({ undone: { kind } }) => kind === 'undone' || kind === 'partly') ? { action: redo } : {}
    if (all.length > 1) return tell({ text: togetherText(all), slot: 'undo', ...action })
    const steps = result.undone.left.length > 0 ? await stepsOf(result.deed) : []
    tell({ text: undoText(result.deed, result.undone, steps, me.user.id), slot: 'undo', ...action })
  }
  const undo = async (deed?: Deed) => told(await undos.undo(deed))
  const redoLast = async () => {
    const result = await undos.redo()
    if (!result) return
    const kept = result.all.filter(({ undone: { kind } }) => kind !== 'undone')
    // What stays as others have it by now is named, as when something is taken back.
    if (kept.length > 0) return told(result)
    tell({
      text: texts.undo.redone,
      slot: 'undo',
      action: { label: texts.undo.label, run: () => void undo() },
    })
  }
  const didAll = (deeds: readonly Deed[], text: string, under?: ChangeSet) => {
    if (!undos.did(deeds, under)) return
    const first = deeds.find(hasChanged)
    tell({ text, slot: 'undo', action: { label: texts.undo.label, run: () => void undo(first) } })
  }
  return {
    did: (deed, text, under) => didAll([deed], text, under),
    didAll,
    undoLast: () => void undo(),
    redoLast: () => void redoLast(),
    takeBack: async step => told(await undos.takeBack(step)),
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
