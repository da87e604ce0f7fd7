import type { Role } from '../../../schema/base/access.ts'
import { type Area, areas, opensTab } from '../../../schema/base/areas.ts'
import type { Me } from '../../../schema/base/calls.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { pathOf } from '../shell/groups.ts'
import { actorOf, readable } from '../shell/rights.ts'
import { officePagesFor } from './officePages.ts'
import { texts } from './texts.ts'

/** A list or a page. */
export interface Member {
  /** Tells members apart. */
  readonly key: string
  readonly label: string
  readonly to: string
  readonly view?: 'history' | 'missed'
}

export interface AreaTab {
  readonly label: string
  /** One or more; the tab leads to the first. */
  readonly members: readonly [Member, ...Member[]]
}

export interface OfficeArea {
  readonly area: Area
  readonly label: string
  /** After `g` it leads here. */
  readonly letter: string
  /** None: the area is a page of its own. */
  readonly tabs: readonly AreaTab[]
  readonly to: string
}

const letters: Readonly<Record<Area, string>> = {
  today: 'h',
  orders: 'b',
  catalogue: 's',
  branches: 'f',
  content: 'i',
  team: 't',
  statistics: 'a',
  settings: 'e',
}

/** Tabs that stand before the others, in this order; the rest follows in the order of the register. */
const order: Readonly<Partial<Record<Area, readonly string[]>>> = {
  orders: [texts.tabs.board, texts.tabs.history, texts.tabs.missed],
  catalogue: ['Produkte', 'Speisekarten', 'Kategorien', texts.tabs.prices],
  branches: ['Filialen', texts.tabs.hours, texts.tabs.devices, 'Tische', 'Stationen', 'Schalter', 'Organisation'],
  content: ['Seiten', 'Navigationen', 'Bausteine', 'Bilder', 'Dateien'],
  team: [texts.tabs.roster, texts.tabs.times, 'Abwesenheiten', texts.tabs.myTime, 'Personen'],
  statistics: [texts.tabs.overview],
  settings: ['Betrieb', texts.tabs.messages, texts.tabs.faults],
}

/** What leads a tab with several lists: the one after which it is called. */
const leaders = new Set(['products', 'switches', 'devices', 'divisions', 'digital-signage-devices'])

/** Where an entity stands: as it declares, or under the settings. */
export function placeOf({ area, tab, label }: Pick<Entity, 'area' | 'tab' | 'label'>): { area: Area; tab: string } {
  return area ? { area, tab: tab ?? label.many } : { area: 'settings', tab: tab ?? texts.tabs.others }
}

/** The office of a person: areas with something in them, and in them what may be opened. */
export function officeAreas(entities: readonly Entity[], me: Me): readonly OfficeArea[] {
  const found = membersFor(entities, me)
  return areas.flatMap(area => {
    const own = found.filter(place => place.area === area)
    const names = [...new Set(own.map(({ tab }) => tab))].toSorted((one, other) => rank(area, one) - rank(area, other))
    const tabs = names.flatMap(label => tabOf(label, own))
    const [first] = tabs
    const isOwnTime = tabs.length === 1 && first?.label === texts.tabs.myTime
    // Whoever sees nothing of the team but their own time would not look for that behind its name.
    const label = isOwnTime ? texts.tabs.myTime : texts.areas[area]
    const head = { area, label, letter: letters[area] }
    if (area === 'today') return [{ ...head, tabs: [], to: '/' }]
    return first ? [{ ...head, tabs, to: first.members[0].to }] : []
  })
}

function membersFor(entities: readonly Entity[], me: Me) {
  const lists = entities
    .filter(entity => readable(entity, me))
    .toSorted((one, other) => Number(leaders.has(other.type)) - Number(leaders.has(one.type)))
    .map(entity => ({
      ...placeOf(entity),
      member: { key: entity.type, label: entity.label.many, to: pathOf(entity) } satisfies Member,
    }))
  const pages = officePagesFor(actorOf(me)).map(({ area, tab, to, label, view }) => ({
    area,
    tab,
    member: { key: view ? `${to}?${view}` : to, label, to, ...(view ? { view } : {}) } satisfies Member,
  }))
  return [...lists, ...pages].filter(({ area, tab }) => opensTab(me.roles, area, tab))
}

function tabOf(label: string, places: readonly { readonly tab: string; readonly member: Member }[]): AreaTab[] {
  const [first, ...rest] = places.filter(({ tab }) => tab === label).map(({ member }) => member)
  return first ? [{ label, members: [first, ...rest] }] : []
}

function rank(area: Area, tab: string): number {
  if (tab === texts.tabs.others) return Number.MAX_SAFE_INTEGER
  const place = order[area]?.indexOf(tab) ?? -1
  return place < 0 ? 1000 : place
}

/** Where an address is: `path` as the router has it ('/products/42'), `view` what tells the views of a page apart. */
export function placeAt(offered: readonly OfficeArea[], path: string, view: unknown) {
  const to = path === '/' ? '/' : `/${path.split('/')[1] ?? ''}`
  if (to === '/') return { area: offered.find(({ area }) => area === 'today') }
  for (const area of offered)
    for (const tab of area.tabs) {
      const member = tab.members.find(each => each.to === to && (each.view ?? '') === (isView(view) ? view : ''))
      if (member) return { area, tab, member }
    }
  return {}
}

const isView = (view: unknown): view is string => view === 'history' || view === 'missed'

/** Places of the bar on a phone, those a role wants most first: an area, or one of its pages. The rest is under „Mehr“. */
const wanted: Readonly<Record<Role, readonly (Area | `/${string}`)[]>> = {
  ROLE_ADMIN: ['today', 'orders', 'catalogue', 'team'],
  ROLE_MANAGER: ['today', 'orders', 'catalogue', 'team'],
  ROLE_EMPLOYEE: ['today', 'orders', '/products', '/my-time'],
  ROLE_EDITOR: ['/sites', '/images', '/scenes', 'today'],
  ROLE_ACCOUNTING: ['today', 'statistics', 'orders', '/times'],
}

/** A place for the thumb: where it leads, and whose icon and count it has. */
interface PhonePlace {
  readonly area: Area
  readonly label: string
  readonly to: string
}

/** Four places for the thumb: what the role works in, filled up with what else there is. */
export function phonePlaces(offered: readonly OfficeArea[], roles: readonly Role[]): readonly PhonePlace[] {
  const names = [...new Set([...roles.flatMap(role => wanted[role]), ...areas])]
  const places = names.flatMap(name => placeFor(offered, name) ?? [])
  // An area is not there twice: as a whole, and as one of its pages that is the first of it.
  return places.filter(({ to }, index) => places.findIndex(other => other.to === to) === index).slice(0, 4)
}

function placeFor(offered: readonly OfficeArea[], name: Area | `/${string}`): PhonePlace | undefined {
  for (const area of offered) {
    if (area.area === name) return area
    const member = area.tabs.flatMap(({ members }) => members).find(({ to }) => to === name)
    if (member) return { area: area.area, label: member.label, to: member.to }
  }
  return undefined
}
