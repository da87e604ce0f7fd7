import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import type { InitSnapshot, InitSnapshots } from '../../base/documents/init.ts'
import type { InitEntry, InitRow } from '../../base/documents/initShelf.ts'
import { type Init, publicDocuments } from './excerpt.ts'

/** What guests may see, as values. */
export interface Content {
  /** The same as it is sent. */
  readonly snapshot: InitSnapshot
  readonly init: Init
  readonly config: Config | null
  readonly branches: readonly Branch[]
  readonly menus: readonly Menu[]
  readonly products: readonly { readonly id: number }[]
}

/** Read once per change, whoever asks, and of that only what changed: thousands of pages stay when one of them is edited. */
export function publicContent(snapshots: InitSnapshots): () => Promise<Content> {
  let known: Content | null = null
  return async () => {
    const snapshot = await snapshots.of(null)
    const { seq, entries, at } = snapshot
    if (known?.init.seq === seq) return known
    const data = entries.map(entry => ({ url: entry.url, data: valueOf(entry) }))
    known = contentOf(snapshot, { data, seq, at })
    return known
  }
}

const lists = new WeakMap<InitEntry, unknown>()
const documents = new WeakMap<InitRow, unknown>()

/** The documents of an entry as values, each parsed once. */
function valueOf(entry: InitEntry): unknown {
  const known = lists.get(entry)
  if (known !== undefined) return known
  const all = entry.rows.map(documentOf)
  const value = entry.isSingle ? (all[0] ?? null) : all
  lists.set(entry, value)
  return value
}

function documentOf(row: InitRow): unknown {
  const value = documents.get(row) ?? JSON.parse(row.text)
  documents.set(row, value)
  return value
}

function contentOf(snapshot: InitSnapshot, init: Init): Content {
  const documents = publicDocuments(init)
  const { '/config': config = null, '/branches': branches = [] } = documents
  const { '/menus': menus = [], '/products': products = [] } = documents
  return { snapshot, init, config, branches, menus, products }
}
