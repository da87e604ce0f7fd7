import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import type { Table } from '../../../schema/business/table.ts'
import type { Category } from '../../../schema/catalogue/category.ts'
import type { Menu } from '../../../schema/catalogue/menu.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import type { Switch } from '../../../schema/catalogue/switch.ts'
import type { Donatee } from '../../../schema/ordering/donatee.ts'
import { type PaceDocument, paceOf } from '../../../schema/ordering/pace.ts'
import type { Catalogue } from '../../../schema/ordering/wanted.ts'
import type { Maker } from '../../../schema/ordering/workload.ts'
import type { FeedRow } from '../../base/storage/statements/base/feeds.ts'
import type { Storage } from '../../base/storage/storage.ts'

type Reads = Pick<Storage['read']['documents'], 'page' | 'counter'>
const PAGE = 1000

/** What guests of a branch are offered, at a position of the public feed. */
export interface BranchOffer extends Catalogue {
  readonly seq: number
  /** Where the menus list a product: the stations of a kitchen divide the work by it. */
  categoriesOf(product: number): readonly number[]
}

/** What guests are offered, as an order is judged by it: the public feed, parsed once and kept up by what changed. */
export interface Offer {
  /** The offer of a branch as these reads see it, or null if there is no such branch. */
  of(reads: Reads, branch: number): Promise<BranchOffer | null>
  /** Forgets everything: after a failed commit the memory may be ahead of the disk. */
  forget(): void
}

export function createOffer(): Offer {
  let known = emptyShelves()
  /** What each branch offers, as long as nothing changes. */
  const offers = new Map<number, BranchOffer>()

  async function catchUp(reads: Reads): Promise<void> {
    // Nearly always nothing has changed: one counter says so sooner than an empty page.
    if ((await reads.counter('feed:public')) === known.seq) return
    for (;;) {
      const rows = await reads.page('public', known.seq, PAGE)
      for (const row of rows) put(known, row)
      offers.clear()
      if (rows.length < PAGE) return
    }
  }

  return {
    async of(reads, id) {
      await catchUp(reads)
      const present = offers.get(id) ?? offerOf(known, id)
      if (present) offers.set(id, present)
      return present
    },
    forget() {
      known = emptyShelves()
      offers.clear()
    },
  }
}

function offerOf(shelves: Shelves, id: number): BranchOffer | null {
  const branch = shelves.branches.get(id)
  const config = shelves.config.get(1)
  if (!branch || !config) return null
  const menus = [...shelves.menus.values()].filter(menu => menu.branches.includes(id))
  const categories = categoriesByProduct(menus)
  return {
    seq: shelves.seq,
    config,
    branch,
    menus,
    category: category => shelves.categories.get(category),
    product: product => shelves.products.get(product),
    categoriesOf: product => [...(categories.get(product) ?? [])],
    switches: [...shelves.switches.values()].filter(each => each.branch === id),
    pace: paceOf(id, [...shelves.stations.values()], [...shelves.paces.values()]),
    donatee: donatee => shelves.donatees.get(donatee),
    table: wanted =>
      [...shelves.tables.values()].find(
        table => table.branch === id && (table.id === wanted || table.identifier === wanted),
      ),
  }
}

function categoriesByProduct(menus: readonly Menu[]): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  for (const { catalog } of menus)
    for (const { category, products } of catalog)
      for (const product of products) found.set(product, (found.get(product) ?? new Set()).add(category))
  return found
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
  stations: new Map<number, Maker & { readonly branch: number }>(),
  paces: new Map<number, PaceDocument>(),
})
type Shelves = ReturnType<typeof emptyShelves>

const isShelf = (shelves: Shelves, type: string): type is Exclude<keyof Shelves, 'seq'> =>
  type !== 'seq' && Object.hasOwn(shelves, type)

function put(shelves: Shelves, row: FeedRow): void {
  shelves.seq = row.seq
  if (!isShelf(shelves, row.type)) return
  const shelf: Map<number, unknown> = shelves[row.type]
  if (row.deleted) shelf.delete(row.id)
  else shelf.set(row.id, { ...JSON.parse(row.body), rev: row.rev })
}
