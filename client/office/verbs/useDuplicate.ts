import { useNavigate } from '@tanstack/react-router'
import type { Entity } from '../../../schema/base/entity.ts'
import { Refused, type Row } from '../../data/office/office.ts'
import { texts } from '../bulk/texts.ts'
import { changeSetNamed } from '../history/changeSet.ts'
import { loaded } from '../history/loaded.ts'
import { useUndo } from '../history/useUndo.ts'
import { pathOf } from '../shell/groups.ts'
import { useOffice } from '../shell/scope.tsx'
import { copyOf } from './copy.ts'

/** Makes a copy of each; of a single one the form opens, because something of it is to become different. */
export function useDuplicate(entity: Entity): (rows: readonly Row[]) => Promise<void> {
  const { office, tell } = useOffice()
  const { didAll } = useUndo()
  const navigate = useNavigate()
  return async rows => {
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
    const [only] = made
    if (made.length === 1 && only) await navigate({ to: pathOf(entity, only.id) })
  }
}
