import { useNavigate } from '@tanstack/react-router'
import type { Entity } from '../../../schema/base/entity.ts'
import type { Row } from '../../data/office/office.ts'
import { useUndo } from '../history/useUndo.ts'
import { pathOf } from '../shell/groups.ts'
import { useOffice } from '../shell/scope.tsx'

/** Makes a copy of each; of a single one the form opens, because something of it is to become different. */
export function useDuplicate(entity: Entity): (rows: readonly Row[]) => Promise<void> {
  const { office, tell } = useOffice()
  const { didAll } = useUndo()
  const navigate = useNavigate()
  return async rows => {
    // How to is loaded once somebody does.
    const { duplicate } = await import('./duplicate.ts')
    const [only, ...more] = await duplicate(entity, rows, { office, tell, didAll })
    if (only && more.length === 0) await navigate({ to: pathOf(entity, only.id) })
  }
}
