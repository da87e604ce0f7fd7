import { type Printer, printers } from '../../schema/counter/printer.ts'
import type { Station } from '../../schema/counter/station.ts'
import { type PaceDocument, paces } from '../../schema/ordering/pace.ts'
import type { Draft } from './authoring.ts'
import { branchIds } from './branch.ts'

/** Numbers of the categories in the order of the card (`catalogue/categories.ts`). */
const made = { bakery: [1, 2, 4, 5], kitchen: [3, 6, 7, 8, 12], bar: [9, 10, 11] }

/** Who makes what: three stations where there is much to do, one for everything elsewhere. */
export const demoStations: Draft<Station>[] = [
  ...[branchIds.stammhaus, branchIds.salzburg].flatMap(branch => [
    { name: 'Backstube', branch, categories: made.bakery, isEverything: false, minutes: 0.5, hands: 2 },
    { name: 'Küche', branch, categories: made.kitchen, isEverything: false, minutes: 4, hands: 2 },
    { name: 'Bar', branch, categories: made.bar, isEverything: false, minutes: 1.5, hands: 1 },
  ]),
  ...[branchIds.graz, branchIds.klubheim].map(branch => ({
    name: 'Küche',
    branch,
    categories: [],
    isEverything: true,
  })),
]

/** Nothing is learned yet: the first orders teach it. */
export const demoPaces: Draft<PaceDocument>[] = [
  { ...paces.blank, branch: branchIds.stammhaus, asOf: '2026-01-01T00:00:00Z' },
]

/** Set up and switched off: there is no paper in a demo. */
export const demoPrinters: Draft<Printer>[] = [
  {
    ...printers.blank,
    name: 'Küchendrucker',
    branch: branchIds.stammhaus,
    address: null,
    stations: [2],
    fallback: null,
    isEnabled: false,
    note: 'Ausgeschaltet: In der Vorführung hängt kein Drucker.',
  },
]
