import { useMemo } from 'react'
import { parse } from '../../../schema/base/problems.ts'
import { type ShiftTemplate, shiftTemplates } from '../../../schema/time/shiftTemplate.ts'
import { useLive } from '../../data/engine/live.ts'
import { useOffice } from '../shell/scope.tsx'

/** The templates of these branches, by the beginning of their shifts. */
export function useTemplates(branches: readonly number[]): readonly ShiftTemplate[] {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(shiftTemplates.type, { limit: Number.MAX_SAFE_INTEGER }), [office]))
  return useMemo(
    () =>
      (page?.rows ?? [])
        .flatMap(({ id, rev, body }): ShiftTemplate[] => {
          const { id: _, ...fields } = body
          const parsed = parse(shiftTemplates.shape, fields)
          return parsed.ok && branches.includes(parsed.data.branch) ? [{ ...parsed.data, id, rev }] : []
        })
        .toSorted((one, other) => one.from.localeCompare(other.from) || one.name.localeCompare(other.name)),
    [page, branches],
  )
}
