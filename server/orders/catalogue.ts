import type { Branch } from '../../schema/entities/branch.ts'
import type { Category } from '../../schema/entities/category.ts'
import type { Config } from '../../schema/entities/config.ts'
import type { Donatee } from '../../schema/entities/donatee.ts'
import type { Menu } from '../../schema/entities/menu.ts'
import type { Product } from '../../schema/entities/product.ts'
import type { Switch } from '../../schema/entities/switch.ts'
import type { Table } from '../../schema/entities/table.ts'
import type { Catalogue } from '../../schema/rules/quote.ts'
import type { FeedRow } from '../storage/documents.ts'
import type { Storage } from '../storage/storage.ts'

type Reads = Pick<Storage['read']['documents'], 'page' | 'counter'>
const PAGE = 1000

/** What guests are offered, as an order is judged by it: the public feed, parsed once and kept up by what changed. */
export interface Offer {
  /** The offer of a branch as these reads see it, or null if there is no such branch. */
  of(reads: Reads, branch: number): Promise<(Catalogue & { readonly seq: number }) | null>
  /** Forgets everything: after a failed commit the memory may be ahead of the disk. */
  forget(): void
}

export function createOffer(): Offer {
  let known = emptyShelves()

  async function catchUp(reads: Reads): Promise<void> {
    // Nearly always nothing has changed: one counter says so sooner than an empty page.
    if ((await reads.counter('feed:public')) === known.seq) return
    for (;;) {
      const rows = await reads.page('public', known.seq, PAGE)
      for (const row of rows) put(known, row)
      if (rows.length < PAGE) return
    }
  }

  return {
    async of(reads, id) {
      await catchUp(reads)
      const branch = known.branches.get(id)
      const config = known.config.get(1)
      if (!branch || !config) return null
      const shelves = known
      return {
        seq: shelves.seq,
        config,
        branch,
        menus: [...shelves.menus.values()].filter(menu => menu.branches.includes(id)),
        category: category => shelves.categories.get(category),
        product: product => shelves.products.get(product),
        switches: [...shelves.switches.values()].filter(each => each.branch === id),
        donatee: donatee => shelves.donatees.get(donatee),
        table: wanted =>
          [...shelves.tables.values()].find(
            table => table.branch === id && (table.id === wanted || table.identifier === wanted),
          ),
      }
    },
    forget() {
      known = emptyShelves()
    },
  }
}

const emptyShelves = () => ({
  seq: 0,
  config: new Map<number, Config>(),
  branches: new Map<number, Branch>(),
  menus: new Map<number, Menu>(),
  categories: new Map<number, Category>(),
  products: new Map<number, Product>(),
  donatees: new Map<number, Donatee>(),
  tables: new Map<number, Table>(),
  switches: new Map<number, Switch>(),
})
type Shelves = ReturnType<typeof emptyShelves>

function put(shelves: Shelves, row: FeedRow): void {
  shelves.seq = row.seq
  const shelf = (shelves as unknown as Record<string, unknown>)[row.type]
  if (!(shelf instanceof Map)) return
  if (row.deleted) shelf.delete(row.id)
  else shelf.set(row.id, { ...JSON.parse(row.body), rev: row.rev })
}
