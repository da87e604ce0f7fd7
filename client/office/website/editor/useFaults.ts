import { useMemo } from 'react'
import { useLive } from '../../../data/engine/live.ts'
import { bodyIn } from '../../form/draft.ts'
import { useOffice } from '../../shell/scope.tsx'
import { type Fault, faultsOf, type Targets } from './checks.ts'
import type { SiteEditorState } from './useSiteEditor.ts'

const MANY = 20_000

/** What is to be told about a page as it is typed now; nothing while the device is being read. */
export function useFaults({ form, row }: SiteEditorState): readonly Fault[] {
  const targets = useTargets()
  return useMemo(() => {
    if (!targets) return []
    const { description, draft } = bodyIn(form.draft, row)
    return faultsOf({ description, draft }, targets)
  }, [form.draft, row, targets])
}

function useTargets(): Targets | null {
  const [sites, branches, blocks] = [useAll('sites'), useAll('branches'), useAll('blocks')]
  return useMemo(() => {
    if (!sites || !branches || !blocks) return null
    return {
      sites: sites.map(({ id, body }) => ({
        id,
        path: String(body['path']),
        name: String(body['name']),
        isPublic: body['isPublic'] === true,
      })),
      branches: new Set(branches.map(({ id }) => id)),
      blocks: new Set(blocks.map(({ id }) => id)),
    }
  }, [sites, branches, blocks])
}

function useAll(type: string) {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(type, { limit: MANY }), [office, type]))
  return page?.rows
}
