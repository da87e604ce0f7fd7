import type { RevisionEntry } from '../../../schema/base/history.ts'
import { pieceField } from '../form/conflict.ts'
import { authorName, lastChange } from './steps.ts'
import { texts } from './texts.ts'
import type { Deed, OneTakenBack, Undone } from './undo.ts'

/** What became of taking a deed back, in German: what stays is named, with whoever changed it as far as `steps` tell. */
export function undoText(
  { entity, before, after }: Deed,
  { kind, left }: Undone,
  steps: readonly RevisionEntry[],
  me: number,
): string {
  const title = entity.title({ ...before?.body, ...after?.body }) || entity.label.one
  if (kind === 'undone') return texts.undo.done(title)
  if (left.length === 0) return texts.undo.impossible(title)
  const bodies = [after?.body ?? null, before?.body ?? null]
  const names = left.map(path => {
    const step = lastChange(steps, path[0] ?? '', me)
    return texts.undo.kept(pieceField(entity, path, bodies).label, step ? authorName(step.author) : texts.undo.somebody)
  })
  return (kind === 'partly' ? texts.undo.partly : texts.undo.nothing)(names.join(', '))
}

/** Titles told one by one of what stays after something done together was taken back. */
const TOLD = 5

/** What became of taking back what was done together: how much, and which documents stay as others left them. */
export function togetherText(all: readonly OneTakenBack[]): string {
  const kept = all.filter(({ undone }) => undone.kind !== 'undone')
  if (kept.length === 0) return texts.undo.together(all.length)
  const titles = kept.slice(0, TOLD).map(({ deed: { entity, before, after } }) => {
    return `„${entity.title({ ...before?.body, ...after?.body }) || entity.label.one}“`
  })
  return texts.undo.togetherPartly(all.length - kept.length, kept.length, titles.join(', '))
}
