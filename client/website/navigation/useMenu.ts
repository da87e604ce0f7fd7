import { useMemo } from 'react'
import type { Directory } from '../../../schema/website/addressOfLink.ts'
import { itemsOf, type MenuEntry, menuEntries } from '../../../schema/website/menuEntries.ts'
import { useList } from '../../data/shop/useCatalogue.tsx'

/** Where pages and branches are. */
export function useDirectory(): Directory {
  const sites = useList('sites')
  const branches = useList('branches')
  return useMemo(() => {
    const paths = new Map(sites.map(site => [site.id, site] as const))
    const identifiers = new Map(branches.map(branch => [branch.id, branch] as const))
    return { site: id => paths.get(id), branch: id => identifiers.get(id) }
  }, [sites, branches])
}

/** What the public navigation of this name shows on the page at `path`; live. */
export function useMenu(identifier: 'mainMenu' | 'quickMenu' | 'footer', path: string): readonly MenuEntry[] {
  const navigations = useList('navigations')
  const directory = useDirectory()
  return useMemo(
    () => menuEntries(itemsOf(navigations, identifier), directory, path),
    [navigations, identifier, directory, path],
  )
}
