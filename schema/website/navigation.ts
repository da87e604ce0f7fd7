import { z } from 'zod'
import { keptByEditors } from '../base/access.ts'
import { entity, type Stored } from '../base/entity.ts'
import { choice, distinct, entryKey, id, name, piece, text, widgets } from '../base/fields.ts'
import { placeName, suffix } from './fields.ts'
import { countItems, itemProblem, MAX_DEPTH, MAX_ITEMS, type NavigationItem } from './navigationItems.ts'

const itemTypes = {
  home: 'Startseite',
  site: 'Seite',
  branch: 'Filiale',
  link: 'Andere Website',
  group: 'Gruppe',
} as const

/** Id of a page or a branch, or an address: `type` says which. */
const target = () => z.union([id(), text(2000)]).register(widgets, { widget: 'target' })

/** Items with items below them. Each level is a shape of its own, so that lists, merges and forms reach all of them. */
function items(levels: number): z.ZodType<NavigationItem[]> {
  const item = piece(
    {
      key: entryKey(),
      type: choice(itemTypes),
      target: target().nullish(),
      suffix: suffix().nullish(),
      label: name(120),
      isEnabled: z.boolean(),
      children: levels > 1 ? items(levels - 1) : nothingBelow(),
    },
    {
      key: 'Schlüssel',
      type: 'Art',
      target: 'Ziel',
      suffix: 'Zusatz',
      label: 'Beschriftung',
      isEnabled: 'Aktiv',
      children: 'Unterpunkte',
    },
  ).superRefine((given, context) => {
    const problem = itemProblem(given)
    if (problem) context.addIssue({ code: 'custom', path: ['target'], params: { code: problem } })
  })
  return distinct(item, 'key', MAX_ITEMS)
}

/** Below the last level: a list that takes nothing. */
const nothingBelow = (): z.ZodType<NavigationItem[]> =>
  z.array(z.custom<NavigationItem>(() => false).register(widgets, { widget: 'target' })).max(0)

/** What guests receive of it: nothing that is switched off, nor what stands below it. */
const inSight = (shown: readonly NavigationItem[]): NavigationItem[] =>
  shown.flatMap(item => (item.isEnabled ? [{ ...item, children: inSight(item.children) }] : []))

/** Pages that items lead to. */
const sitesIn = (items: readonly NavigationItem[]): number[] =>
  items.flatMap(({ type, target, children }) => [
    ...(type === 'site' && typeof target === 'number' ? [target] : []),
    ...sitesIn(children),
  ])

/** Without what leads to a page that guests do not see; what stands below such an item stays, and the item as what holds it. */
const leading = (items: readonly NavigationItem[], shown: ReadonlySet<number>): NavigationItem[] =>
  items.flatMap(item => {
    const children = leading(item.children, shown)
    const isShown = item.type !== 'site' || typeof item.target !== 'number' || shown.has(item.target)
    return isShown || children.length > 0 ? [{ ...item, children }] : []
  })

/** A menu of the website; 'mainMenu', 'quickMenu' and 'footer' have their places, any other is of use in a page. */
export const navigations = entity({
  type: 'navigations',
  label: { one: 'Navigation', many: 'Navigationen' },
  area: 'content',
  tab: 'Navigationen',
  fields: { identifier: placeName(), name: name(), isPublic: z.boolean(), items: items(MAX_DEPTH) },
  labels: { identifier: 'Kennung', name: 'Name', isPublic: 'Öffentlich', items: 'Punkte' },
  blank: { isPublic: true, items: [] },
  check({ items }, tell) {
    if (countItems(items) > MAX_ITEMS) tell('items', 'tooMany')
  },
  access: keptByEditors,
  audiences: {
    public: body => (body.isPublic ? { ...body, items: inSight(body.items) } : null),
    office: body => body,
  },
  // What a page is called that is not public is nobody's to read yet.
  beside: {
    type: 'sites',
    by: 'its own',
    ids: ({ items }) => sitesIn(items),
    seen: (body, shown) => ({ ...body, items: leading(body.items, shown) }),
  },
  title: body => body.name,
  unique: ['identifier'],
  columns: ['identifier', 'isPublic'],
})
export type Navigation = Stored<typeof navigations>
