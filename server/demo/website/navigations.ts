import type { Navigation } from '../../../schema/website/navigation.ts'
import type { NavigationItem } from '../../../schema/website/navigationItems.ts'
import type { Draft } from '../authoring.ts'
import { branchIds } from '../branch.ts'
import { type ClubPath, siteAt } from './paths.ts'

type Drafted = Omit<NavigationItem, 'key' | 'children'> & { readonly children?: readonly Drafted[] }

const to = (path: ClubPath, label: string, children: readonly Drafted[] = []): Drafted => ({
  type: 'site',
  target: siteAt(path),
  label,
  isEnabled: true,
  children,
})
const order: Drafted = { type: 'branch', target: branchIds.klubheim, label: 'Kantine', isEnabled: true }

const main: Drafted[] = [
  to('klub', 'Start'),
  to('klub/verein', 'Verein', [
    to('klub/verein/geschichte', 'Geschichte'),
    to('klub/verein/vorstand', 'Vorstand'),
    to('klub/verein/vereinsheim', 'Vereinsheim'),
    {
      type: 'group',
      label: 'Unterlagen',
      isEnabled: true,
      children: [
        to('klub/verein/statuten', 'Statuten'),
        to('klub/verein/platzordnung', 'Platzordnung'),
        to('klub/verein/downloads', 'Downloads'),
      ],
    },
    to('klub/verein/sponsoren', 'Partner'),
  ]),
  to('klub/sport', 'Sport', [
    to('klub/sport/fussball', 'Fußball'),
    to('klub/sport/tennis', 'Tennis'),
    to('klub/sport/turnen', 'Turnen'),
    to('klub/sport/laufen', 'Laufen'),
    to('klub/sport/nachwuchs', 'Nachwuchs'),
    to('klub/sport/trainingszeiten', 'Trainingszeiten'),
  ]),
  to('klub/news', 'News'),
  to('klub/termine', 'Termine'),
  to('klub/galerien', 'Galerien', [
    to('klub/galerien/sommerfest', 'Sommerfest'),
    to('klub/galerien/hallenturnier', 'Hallenturnier'),
  ]),
  // Staff prepare it: it is not shown yet.
  { ...to('klub/verein/downloads', 'Fanshop'), isEnabled: false },
  { type: 'home', label: 'Morgenkrume bestellen', isEnabled: true },
  { type: 'link', target: 'https://www.sportunion.at', label: 'Sportunion', isEnabled: true },
]

const quick: Drafted[] = [
  to('klub/verein/mitglied-werden', 'Mitglied werden'),
  to('klub/sport/trainingszeiten', 'Trainingszeiten'),
  order,
]

const footer: Drafted[] = [
  to('klub/verein', 'Verein', [
    to('klub/verein/geschichte', 'Geschichte'),
    to('klub/verein/vorstand', 'Vorstand'),
    to('klub/verein/mitglied-werden', 'Mitglied werden'),
  ]),
  to('klub/sport', 'Sport', [
    to('klub/sport/fussball', 'Fußball'),
    to('klub/sport/nachwuchs', 'Nachwuchs'),
    to('klub/sport/trainingszeiten', 'Trainingszeiten'),
  ]),
  to('klub/kontakt', 'Kontakt'),
  to('klub/anfahrt', 'Anfahrt'),
  to('klub/termine', 'Termine'),
]

/** The three menus of the club's site. */
export const clubNavigations: readonly Draft<Navigation>[] = [
  { identifier: 'mainMenu', name: 'Hauptmenü', isPublic: true, items: keyed(main, 'm') },
  { identifier: 'quickMenu', name: 'Schnellzugriff', isPublic: true, items: keyed(quick, 'q') },
  { identifier: 'footer', name: 'Fußzeile', isPublic: true, items: keyed(footer, 'f') },
]

/** Each item with the key of its place: 'm2-3'. */
function keyed(items: readonly Drafted[], above: string): NavigationItem[] {
  return items.map((item, index) => {
    const key = `${above}${index + 1}`
    return { ...item, key, children: keyed(item.children ?? [], `${key}-`) }
  })
}
