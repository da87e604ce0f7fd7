import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Config } from '../../../schema/business/config.ts'
import type { PublicDocuments } from '../../../schema/index.ts'
import type { Catalogue, Freshness } from './catalogue.ts'

export const CatalogueContext = createContext<Catalogue | null>(null)

/** The catalogue of the surface. Throws outside of its provider: that is a mistake in the surface. */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('No catalogue is provided here.')
  return catalogue
}

/** All entities of a type, live; by ascending id. */
export function useList<T extends keyof PublicDocuments>(type: T): readonly PublicDocuments[T][] {
  const catalogue = useCatalogue()
  return useRead(catalogue, () => catalogue.list(type))
}

export function useConfig(): Config | undefined {
  const catalogue = useCatalogue()
  return useRead(catalogue, () => catalogue.config())
}

/** How old what the screen shows is, and whether the server can be reached. */
export function useFreshness(): Freshness {
  const catalogue = useCatalogue()
  return useRead(catalogue, () => catalogue.freshness())
}

function useRead<T>(catalogue: Catalogue, read: () => T): T {
  return useSyncExternalStore(catalogue.subscribe, read, read)
}
