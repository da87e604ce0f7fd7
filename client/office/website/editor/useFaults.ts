import { useMemo } from 'react'
import { useLive } from '../../../data/engine/live.ts'
import { bodyIn } from '../../form/draft.ts'
import { relatedIds } from '../../form/valueText.ts'
import { useFilling, useOffice } from '../../shell/scope.tsx'
import { type Fault, faultsOf, type Targets } from './checks.ts'
import { siteFields } from './siteFields.ts'
import type { SiteEditorState } from './useSiteEditor.ts'

const MANY = 20_000

/** What is to be told about a page as it is typed now; null while the device does not have everything it could lead to. */
export function useFaults({ form, row }: SiteEditorState): readonly Fault[] | null {
  const { description, draft } = useMemo(() => bodyIn(form.draft, row), [form.draft, row])
  const targets = useTargets(draft)
  const filling = useFilling()
  return useMemo(
    () => (targets && !filling ? faultsOf({ description, draft }, targets) : null),
    [description, draft, targets, filling],
  )
}

function useTargets(draft: unknown): Targets | null {
  const [sites, branches, blocks] = [useAll('sites'), useAll('branches'), useAll('blocks')]
  const [pictures, files] = [useThere('images', draft), useThere('uploads', draft)]
  return useMemo(() => {
    if (!sites || !branches || !blocks || !pictures || !files) return null
    return {
      sites: sites.map(({ id, body }) => ({
        id,
        path: String(body['path']),
        name: String(body['name']),
        isPublic: body['isPublic'] === true,
      })),
      branches: new Set(branches.map(({ id }) => id)),
      blocks: new Set(blocks.map(({ id }) => id)),
      pictures,
      files,
    }
  }, [sites, branches, blocks, pictures, files])
}

function useAll(type: string) {
  const { office } = useOffice()
  const page = useLive(useMemo(() => office.list(type, { limit: MANY }), [office, type]))
  return page?.rows
}

/** Which of those of the type that the page names are there; undefined while the device is being read. */
function useThere(type: string, draft: unknown): ReadonlySet<number> | undefined {
  const { office } = useOffice()
  // While a word is typed the page names what it named before.
  const named = relatedIds(siteFields.draft, draft)
    .flatMap(([of, id]) => (of === type ? [id] : []))
    .join()
  const live = useMemo(
    () => office.titles(type, named === '' ? [] : named.split(',').map(Number)),
    [office, type, named],
  )
  const titles = useLive(live)
  return useMemo(() => titles && new Set(titles.keys()), [titles])
}
