import type { Entity } from '../../../schema/base/entity.ts'
import { type Office, Refused, type Row } from '../../data/office/office.ts'
import { texts } from '../bulk/texts.ts'
import { changeSetNamed } from '../history/changeSet.ts'
import { loaded } from '../history/loaded.ts'
import type { useUndo } from '../history/useUndo.ts'
import type { Toast } from '../shell/Toasts.tsx'
import { copyOf } from './copy.ts'

interface Ways {
  readonly office: Office
  readonly tell: (toast: Toast) => void
  readonly didAll: ReturnType<typeof useUndo>['didAll']
}

/** Makes a copy of each, tells so with the way back, and returns those that were made. */
export async function duplicate(
  entity: Entity,
  rows: readonly Row[],
  { office, tell, didAll }: Ways,
): Promise<readonly Row[]> {
  const all = await loaded(office.list(entity.type, { sort: 'title', limit: Number.MAX_SAFE_INTEGER }))
  const others = all.rows.map(({ body }) => body)
  const wanted = rows.map(({ body }) => ({ id: null, changes: copyOf(entity, body, others, texts.copy), base: null }))
  const many = `${entity.label.many}: ${texts.duplicated(rows.length)}`
  const under = rows.length > 1 ? changeSetNamed(many) : undefined
  const saved = await office.saveAll(entity.type, wanted, under)
  const made = saved.flatMap(after => (after instanceof Refused ? [] : [after]))
  const [refused] = saved.flatMap(after => (after instanceof Refused ? [after] : []))
  if (refused) tell({ text: refused.problems[0]?.message ?? refused.message, tone: 'error' })
  didAll(
    made.map(after => ({ entity, id: after.id, before: null, after })),
    texts.duplicated(made.length),
    under,
  )
  return made
}
