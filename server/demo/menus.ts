import type { Menu } from '../../schema/catalogue/menu.ts'
import type { Draft } from './authoring.ts'
import { branchIds } from './branch.ts'

/** Which products a category holds, in the order of the card; ids. */
export interface Shelf {
  readonly series: string
  readonly category: number
  readonly products: readonly number[]
}

const everywhere = ['GE', 'BR', 'FR', 'SU', 'TO', 'WE', 'ME', 'KU', 'KA', 'GT', 'HH', 'FE']

/** One card for each group of branches, an older one it replaced, and one that waits for spring. */
export function demoMenus(shelves: readonly Shelf[]): Draft<Menu>[] {
  const card = (
    name: string,
    availableFrom: string,
    branches: number[],
    series: string[],
    isPublic = true,
  ): Draft<Menu> => ({
    name,
    availableFrom,
    branches,
    catalog: series.flatMap(wanted =>
      shelves
        .filter(shelf => shelf.series === wanted)
        .map(({ category, products }) => ({ category, products: [...products] })),
    ),
    isPublic,
  })
  return [
    card('Hauskarte', '2025-09-15T00:00:00+02:00', [branchIds.stammhaus, branchIds.graz], everywhere),
    card(
      'Backhauskarte',
      '2025-09-15T00:00:00+02:00',
      [branchIds.linz, branchIds.dornbirn, branchIds.klagenfurt, branchIds.vaduz],
      ['BR', 'GE', 'SU', 'TO', 'WE', 'FR', 'KA', 'GT', 'HH'],
    ),
    card('Wirtshauskarte', '2025-10-01T00:00:00+02:00', [branchIds.salzburg], ['ME', 'KU', 'GT', 'SU', 'KA']),
    card('Tortenkarte', '2025-10-01T00:00:00+02:00', [branchIds.innsbruck], ['TO', 'SU', 'KA']),
    card('Fest und Feier', '2025-10-01T00:00:00+02:00', [branchIds.fest], ['FE', 'TO', 'WE', 'BR', 'GT']),
    card('Kantinenkarte', '2025-08-01T00:00:00+02:00', [branchIds.klubheim], ['WE', 'KU', 'GT', 'KA', 'FE']),
    card(
      'Hauskarte Sommer 2025',
      '2025-06-01T00:00:00+02:00',
      [branchIds.stammhaus, branchIds.graz],
      ['FR', 'BR', 'GE', 'SU', 'WE', 'GT'],
    ),
    card(
      'Hauskarte Frühling 2027',
      '2027-03-01T00:00:00+01:00',
      [branchIds.stammhaus, branchIds.graz],
      ['FR', 'SU', 'BR', 'GE', 'WE', 'TO', 'KU', 'KA', 'GT'],
    ),
    card('Fastenkarte (Entwurf)', '2027-02-10T00:00:00+01:00', [branchIds.salzburg], ['KU', 'GT'], false),
  ]
}
