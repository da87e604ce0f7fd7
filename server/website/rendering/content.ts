import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import type { InitSnapshots } from '../../base/documents/init.ts'
import { type Init, publicDocuments } from './excerpt.ts'

/** What guests may see, as values: parsed once per change, whoever asks. */
export interface Content {
  readonly init: Init
  readonly config: Config | null
  readonly branches: readonly Branch[]
  readonly menus: readonly Menu[]
  readonly products: readonly { readonly id: number }[]
}

export function publicContent(snapshots: InitSnapshots): () => Promise<Content> {
  let known: Content | null = null
  return async () => {
    const { seq, text } = await snapshots.of(null)
    if (known?.init.seq !== seq) known = contentOf(JSON.parse(text))
    return known
  }
}

function contentOf(init: Init): Content {
  const documents = publicDocuments(init)
  const { '/config': config = null, '/branches': branches = [] } = documents
  const { '/menus': menus = [], '/products': products = [] } = documents
  return { init, config, branches, menus, products }
}
