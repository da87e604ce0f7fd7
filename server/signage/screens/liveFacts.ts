import { z } from 'zod'
import { products as productEntity } from '../../../schema/catalogue/product.ts'
import type { Layer, LayerOf } from '../../../schema/signage/layers.ts'
import { isTagged } from '../../../schema/signage/live/boardRows.ts'
import type { NewsItem } from '../../../schema/signage/live/liveData.ts'
import type { Statements } from '../../base/storage/statements/register.ts'

type Documents = Pick<Statements, 'documents'>['documents']

/** A document of a TV's database: its type, its id and its body as JSON. */
export interface Shown {
  readonly type: string
  readonly id: number
  readonly text: string
}

/** No board shows more: the rest has no room anywhere. */
const MOST_PRODUCTS = 500
const MOST_NEWS = 10

/** What of the public documents live layers show, each read once however many TVs show it. */
export function createLiveFacts(documents: Documents) {
  const menus = once(async () => (await documents.everyOfType('public', 'menus')).map(shownAs('menu', menuShape)))
  const switches = once(async () =>
    (await documents.everyOfType('public', 'switches'))
      .map(shownAs('switch', switchShape))
      .filter(({ kept }) => kept.kind === 'soldOut'),
  )
  const news = once(async () => latestNews(await documents.everyOfType('public', 'sites')))
  /** Guests are told of no tags, so those that boards go by come from what staff keep. */
  const tagsOf = once(
    async () => new Map((await documents.every(productEntity)).map(({ id, tags }) => [id, tags ?? []] as const)),
  )
  const single = new Map<string, Promise<Shown | null>>()

  function readOnce(name: string, read: () => Promise<Shown | null>): Promise<Shown | null> {
    const known = single.get(name) ?? read()
    single.set(name, known)
    return known
  }

  /** A public document by its id; null where guests see none. */
  const publicOne = (type: string, entity: string, id: number) =>
    readOnce(`${type}:${id}`, async () => {
      const row = await documents.entry('public', entity, id)
      return row && !row.deleted ? { type, id, text: row.body } : null
    })

  /** A product as guests see it, with its tags where boards go by them. */
  const productOf = (id: number, tags: readonly number[] | undefined) =>
    tags?.length
      ? readOnce(`tagged:${id}`, async () => {
          const seen = await publicOne('product', 'products', id)
          return seen && { ...seen, text: JSON.stringify({ ...JSON.parse(seen.text), tags }) }
        })
      : publicOne('product', 'products', id)

  async function shownByBoards(boards: readonly LayerOf<'board'>[], branch: number): Promise<readonly Shown[]> {
    const products = new Set<number>()
    const categories = new Set<number>()
    const wantedMenus = new Map<number, Shown>()
    const tags = boards.some(board => board.tags?.length) ? await tagsOf() : null
    for (const board of boards) {
      for (const id of board.products) products.add(id)
      if (board.products.length > 0) continue
      for (const { kept, shown } of await menus()) {
        if (board.menu ? board.menu !== shown.id : !kept.branches.includes(branch)) continue
        wantedMenus.set(shown.id, shown)
        for (const group of kept.catalog) {
          if (board.categories.length > 0 && !board.categories.includes(group.category)) continue
          categories.add(group.category)
          for (const id of group.products) if (isTagged({ tags: tags?.get(id) }, board.tags)) products.add(id)
        }
      }
    }
    const found = await Promise.all([
      ...[...categories].map(id => publicOne('category', 'categories', id)),
      ...[...products].slice(0, MOST_PRODUCTS).map(id => productOf(id, tags?.get(id))),
    ])
    const out = (await switches()).filter(
      ({ kept }) => kept.branch === branch && typeof kept.product === 'number' && products.has(kept.product),
    )
    return [...wantedMenus.values(), ...found.flatMap(each => each ?? []), ...out.map(({ shown }) => shown)]
  }

  return {
    /** What these layers show at a branch, besides the numbers that are called there. */
    async of(layers: readonly Layer[], branch: number): Promise<readonly Shown[]> {
      const boards = layers.filter(layer => layer.type === 'board')
      const told = layers.some(({ type }) => type === 'news') ? await news() : []
      return [...(boards.length > 0 ? await shownByBoards(boards, branch) : []), ...told]
    },
  }
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: Promise<Value> | undefined
  return () => (known ??= read())
}

const menuShape = z.object({
  branches: z.array(z.int()),
  catalog: z.array(z.object({ category: z.int(), products: z.array(z.int()) })),
})
const switchShape = z.object({ kind: z.string(), branch: z.int(), product: z.int().nullish() })

const shownAs =
  <Kept>(type: string, shape: z.ZodType<Kept>) =>
  ({ id, body }: { readonly id: number; readonly body: string }) => ({
    kept: shape.parse(JSON.parse(body)),
    shown: { type, id, text: body },
  })

/** What a page of news is told by; of the pages themselves a TV has nothing. */
const siteShape = z.object({
  type: z.string(),
  name: z.string(),
  content: z.object({ title: z.string().nullish(), description: z.string().nullish() }),
  createdAt: z.string().nullish(),
  updatedAt: z.string().nullish(),
})

function latestNews(rows: readonly { readonly id: number; readonly body: string }[]): readonly Shown[] {
  const told = rows.flatMap(({ id, body }): NewsItem[] => {
    const { type, name, content, createdAt, updatedAt } = siteShape.parse(JSON.parse(body))
    if (type !== 'news') return []
    const at = Date.parse(updatedAt ?? '') || Date.parse(createdAt ?? '') || 0
    return [{ id, title: content.title || name, description: content.description ?? '', at }]
  })
  return told
    .toSorted((one, other) => other.at - one.at || other.id - one.id)
    .slice(0, MOST_NEWS)
    .map(item => ({ type: 'news', id: item.id, text: JSON.stringify(item) }))
}
