import { type RevisionEntry, revisions } from '../../../schema/base/history.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { pieceField } from '../form/conflict.ts'
import { useOffice } from '../shell/scope.tsx'
import { authorName } from './steps.ts'
import { texts } from './texts.ts'
import type { Deed, Undone } from './undo.ts'

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
    if (result) tell({ text: await sentence(result, me.user.id), slot: 'undo' })
  }
  return {
    did(deed, text) {
      if (undos.did(deed)) tell({ text, slot: 'undo', action: { label: texts.undo.label, run: () => void undo(deed) } })
    },
    undoLast: () => void undo(),
  }
}

async function sentence({ deed, undone }: { deed: Deed; undone: Undone }, me: number): Promise<string> {
  const { entity, before, after } = deed
  const { kind, left } = undone
  const title = entity.title({ ...before?.body, ...after?.body }) || entity.label.one
  if (kind === 'undone') return texts.undo.done(title)
  if (left.length === 0) return texts.undo.impossible(title)
  const entries = await stepsOf(deed)
  const names = left.map(path => {
    const step = entries.find(
      ({ author, changes }) => author.id !== me && changes.some(({ field }) => field === path[0]),
    )
    return texts.undo.kept(pieceField(entity, path).label, step ? authorName(step.author) : texts.undo.somebody)
  })
  return (kind === 'partly' ? texts.undo.partly : texts.undo.nothing)(names.join(', '))
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
