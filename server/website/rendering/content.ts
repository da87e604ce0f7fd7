import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import type { InitSnapshots } from '../../base/documents/init.ts'
import { type Init, publicDocuments } from './excerpt.ts'

/** What guests may see, as values. */
export interface Content {
  readonly init: Init
  readonly config: Config | null
  readonly branches: readonly Branch[]
  readonly menus: readonly Menu[]
  readonly products: readonly { readonly id: number }[]
}

/** Parsed once per change, whoever asks, and of that only what changed: thousands of pages stay when a menu moves. */
export function publicContent(snapshots: InitSnapshots): () => Promise<Content> {
  let known: Content | null = null
  let parsed: ReadonlyMap<string, Init['data'][number]> = new Map()
  return async () => {
    const { seq, entries, at } = await snapshots.of(null)
    if (known?.init.seq === seq) return known
    parsed = new Map(entries.map(text => [text, parsed.get(text) ?? JSON.parse(text)]))
    known = contentOf({ data: [...parsed.values()], seq, at })
    return known
  }
}

function contentOf(init: Init): Content {
  const documents = publicDocuments(init)
  const { '/config': config = null, '/branches': branches = [] } = documents
  const { '/menus': menus = [], '/products': products = [] } = documents
  return { init, config, branches, menus, products }
}
