import type { Body } from '../../schema/base/entity.ts'
import { type Favourites, favourites } from '../../schema/ordering/favourites.ts'
import type { Draft } from './authoring.ts'
import { branchIds } from './branch.ts'

/** What guests of a bakery usually like, by the names of the card. */
const popular = [
  'Handsemmel',
  'Wiener Melange',
  'Butterkipferl',
  'Topfengolatsche',
  'Leberkässemmel',
  'Hauskruste 1 kg',
]
const together: Readonly<Record<string, readonly string[]>> = {
  Handsemmel: ['Butterkipferl', 'Wiener Melange', 'Marillenmarmelade, 212 ml'],
  Kornspitz: ['Liptauerweckerl', 'Verlängerter', 'Handsemmel'],
  Laugenbreze: ['Märzen vom Fass', 'Hollersoda', 'Handsemmel'],
  'Hauskruste 1 kg': ['Marillenmarmelade, 212 ml', 'Handsemmel', 'Butterkipferl'],
  'Wiener Melange': ['Butterkipferl', 'Topfengolatsche', 'Handsemmel'],
  Verlängerter: ['Nusskipferl', 'Topfengolatsche', 'Butterkipferl'],
  Cappuccino: ['Butterkipferl', 'Marillenplunder', 'Zimtschnecke'],
  Butterkipferl: ['Wiener Melange', 'Frisch gepresster Orangensaft', 'Handsemmel'],
  Topfengolatsche: ['Verlängerter', 'Wiener Melange', 'Handsemmel'],
  Leberkässemmel: ['Kräuterlimonade 0,33 l', 'Laugenbreze', 'Hollersoda'],
  Beinschinkensemmel: ['Verlängerter', 'Apfelsaft gespritzt', 'Topfengolatsche'],
  'Wiener Frühstück': ['Frisch gepresster Orangensaft', 'Nusskipferl', 'Wiener Melange'],
}

/** What is known on the first day of a demo, by the ids of its products; the first orders that are enough say it anew. */
export function demoFavourites(products: readonly Body[]): Draft<Favourites>[] {
  const idOf = (name: string): number[] => {
    const place = products.findIndex(product => product['name'] === name)
    return place < 0 ? [] : [place + 1]
  }
  const known = {
    ...favourites.blank,
    popular: popular.flatMap(idOf),
    pairs: Object.entries(together).flatMap(([name, others]) =>
      idOf(name).map(product => ({ product, with: others.flatMap(idOf) })),
    ),
    asOf: '2026-01-01T00:00:00Z',
  }
  return [branchIds.stammhaus, branchIds.graz].map(branch => ({ ...known, branch }))
}
