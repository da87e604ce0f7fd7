import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Me } from '../../../schema/base/calls.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import { orderHistory } from '../../../schema/ordering/officeCalls.ts'
import { useLive } from '../../data/engine/live.ts'
import { officeAreas } from '../areas/officeAreas.ts'
import { texts as areaTexts } from '../areas/texts.ts'
import { useRecent } from '../areas/useRecent.ts'
import { texts as listTexts } from '../list/texts.ts'
import { useServerQuery } from '../server/useServerQuery.ts'
import { useShows } from '../settings/deviceSettings.ts'
import { pathOf } from '../shell/groups.ts'
import { allLive } from '../shell/liveValues.ts'
import { mayCreate, readable, seesOrders } from '../shell/rights.ts'
import { useOffice, useTitles } from '../shell/scope.tsx'
import { fieldHits } from './fieldHits.ts'
import { asking, type Hit, type HitGroup, isSettled, matching } from './hits.ts'
import { texts } from './texts.ts'
import { useHitActions } from './useHitActions.ts'

/** Hits of a kind before „Alle 34 …“. */
const PER_KIND = 5

interface Ways {
  readonly onSignOut: () => void
  readonly onKeys: () => void
}

interface Hits {
  readonly groups: readonly HitGroup[]
  /** What could not be asked. */
  readonly note: string
  /** Whether the first of them stays the first. */
  readonly isSettled: boolean
}

/** All that is found for what is typed, by kind; without anything typed what was opened last, and what can be done. */
export function useHits(typed: string, ways: Ways): Hits {
  const { me, actor, entities: all } = useOffice()
  const { pathname } = useLocation()
  const { asked, search } = asking(typed)
  const isGuestShown = useShows('customerData')
  const entities = useMemo(
    () => inOrder(all, me).filter(({ type }) => isGuestShown || type !== 'customers'),
    [all, me, isGuestShown],
  )
  const documents = useDocuments(entities, asked === 'all' ? search : asked === 'people' ? search : '', asked)
  const orders = useOrders(search, asked === 'orders' || (asked === 'all' && search.length > 1))
  const recent = useRecentHits(entities, typed === '')
  const commands = useMemo(
    () => [
      ...entities
        .filter(entity => !entity.single && mayCreate(entity, actor))
        .map(entity =>
          command(`${entity.type}:new`, listTexts.create(entity.label.one), { to: pathOf(entity, 'new') }),
        ),
      command('keys', areaTexts.person.keys, { run: ways.onKeys }),
      command('sign-out', texts.signOut, { run: ways.onSignOut }),
    ],
    [entities, actor, ways.onKeys, ways.onSignOut],
  )
  const here = useHere(entities, typed === '')
  const pages = useMemo(() => pageHits(all, me), [all, me])
  const fields = useMemo(() => fieldHits(entities, pathname), [entities, pathname])
  const groups: readonly HitGroup[] =
    asked === 'commands'
      ? [{ key: 'commands', title: texts.commands, hits: matching(search, commands) }]
      : asked === 'orders'
        ? [orders.group]
        : asked === 'people'
          ? documents
          : search === ''
            ? [
                { key: 'here', title: texts.here, hits: here },
                recent,
                { key: 'pages', title: texts.pages, hits: pages },
                { key: 'commands', title: texts.commands, hits: commands },
              ]
            : [
                { key: 'pages', title: texts.pages, hits: matching(search, pages).slice(0, PER_KIND) },
                ...documents,
                orders.group,
                { key: 'fields', title: texts.fields, hits: matching(search, fields).slice(0, PER_KIND) },
                { key: 'commands', title: texts.commands, hits: matching(search, commands).slice(0, PER_KIND) },
              ]
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    note: orders.note,
    isSettled: isSettled(groups),
  }
}

/** The lists a person may open, in the order of the areas: products before their pictures. */
const inOrder = (entities: readonly Entity[], me: Me): readonly Entity[] =>
  officeAreas(entities, me)
    .flatMap(({ tabs }) => tabs.flatMap(({ members }) => members))
    .flatMap(({ key }) => entities.find(({ type }) => type === key) ?? [])

/** What can be done where one is: with the record that is open, or with its list. */
function useHere(entities: readonly Entity[], isWanted: boolean): readonly Hit[] {
  const { actor } = useOffice()
  const { pathname } = useLocation()
  const actionsOf = useHitActions()
  const [, type = '', id = ''] = pathname.split('/')
  const number = Number(id)
  const pairs = useMemo(() => (isWanted && number > 0 ? [[type, number] as const] : []), [isWanted, type, number])
  const title = useTitles(pairs).get(`${type}:${number}`)
  const entity = entities.find(each => each.type === type)
  if (!isWanted || !entity || entity.single) return []
  const deeds = title === undefined ? [] : (actionsOf(type, number, title, pathOf(entity, number)) ?? [])
  return [
    ...deeds.filter(({ key }) => key !== 'open').map(hit => ({ ...hit, key: `here ${hit.key}` })),
    ...(mayCreate(entity, actor)
      ? [command('here new', listTexts.create(entity.label.one), { to: pathOf(entity, 'new') })]
      : []),
    command('here trash', texts.trashOf(entity.label.many), { to: pathOf(entity), search: { view: 'trash' } }),
  ]
}

const command = (key: string, title: string, way: Pick<Hit, 'to' | 'run' | 'search'>): Hit => ({
  key,
  title,
  kind: areaTexts.command,
  ...way,
})

function pageHits(entities: readonly Entity[], me: Me): readonly Hit[] {
  const areas = officeAreas(entities, me)
  const members = areas.flatMap(area =>
    area.tabs.flatMap(tab =>
      tab.members.map(
        ({ key, label, to, view }): Hit => ({
          key: `page ${key}`,
          title: label,
          kind: areaTexts.areas[area.area],
          to,
          ...(view ? { search: { view } } : {}),
        }),
      ),
    ),
  )
  const today: Hit = { key: 'page /', title: areaTexts.areas.today, kind: areaTexts.page, to: '/' }
  const preview: Hit = { key: 'page preview', title: areaTexts.pages.preview, kind: areaTexts.page, to: '/vorschau' }
  const sees = entities.some(entity => entity.type === 'products' && readable(entity, me))
  return [
    today,
    ...members,
    ...(sees ? [preview] : []),
    { key: 'page password', title: texts.password, kind: areaTexts.page, to: '/passwort' },
  ]
}

/** Documents by all their words, five of each kind and the way to all of them. */
function useDocuments(entities: readonly Entity[], search: string, asked: string): readonly HitGroup[] {
  const { office } = useOffice()
  const actionsOf = useHitActions()
  const live = useMemo(() => {
    const kinds = entities.filter(({ single, type }) => !single && (asked !== 'people' || type === 'users'))
    const lists = search === '' ? [] : kinds
    return { lists, found: allLive(lists.map(({ type }) => office.list(type, { search, limit: PER_KIND }))) }
  }, [office, entities, search, asked])
  const pages = useLive(live.found)
  // Which kind stands first is known once all of them were looked through.
  const isPending = live.lists.some((_, index) => pages?.[index] === undefined)
  return useMemo(
    () =>
      live.lists
        .map((entity, index) => {
          const { rows = [], total = 0 } = pages?.[index] ?? {}
          const hits = rows.map((row): Hit => {
            const title = entity.title(row.body) || areaTexts.number(row.id)
            const to = pathOf(entity, row.id)
            const actions = actionsOf(entity.type, row.id, title, to)
            return {
              key: `${entity.type}:${row.id}`,
              title,
              kind: entity.label.one,
              to,
              ...(actions ? { actions } : {}),
            }
          })
          const rest: readonly Hit[] =
            total > rows.length
              ? [
                  {
                    key: `all ${entity.type}`,
                    title: texts.all(total, entity.label.many),
                    kind: areaTexts.list,
                    to: pathOf(entity),
                    search: { q: search },
                  },
                ]
              : []
          const isTitled = matching(search, hits.slice(0, 1)).length > 0
          return { key: entity.type, title: entity.label.many, hits: [...hits, ...rest], isTitled, isPending }
        })
        // What is called so stands before what only says so somewhere.
        .toSorted((one, other) => Number(other.isTitled) - Number(one.isTitled)),
    [live, pages, isPending, search, actionsOf],
  )
}

/** Orders by ticket, name and phone: the server knows them. */
function useOrders(search: string, isWanted: boolean): { readonly group: HitGroup; readonly note: string } {
  const { actor } = useOffice()
  const isAsked = isWanted && search !== '' && seesOrders(actor)
  const isGuestShown = useShows('customerData')
  const asked = new URLSearchParams({ 'filter[search]': search, limit: String(PER_KIND) })
  const query = useServerQuery(isAsked ? orderHistory : null, { query: `?${asked.toString()}` })
  const rows = isAsked && query.asOf !== null ? (query.value ?? []) : []
  const hits = rows.map(({ id, ticketNumber, name }): Hit => {
    const to = `/orders/${id}`
    return {
      key: `order ${id}`,
      title: [ticketNumber, isGuestShown && name].filter(Boolean).join(' · '),
      kind: areaTexts.order,
      to,
      actions: [
        { key: 'open', title: texts.open, kind: '', to },
        { key: 'refund', title: texts.refund, kind: '', to, search: { tun: 'erstatten' } },
      ],
    }
  })
  const all: Hit = {
    key: 'all orders',
    title: texts.allOrders,
    kind: areaTexts.areas.orders,
    to: '/orders',
    search: { view: 'history', period: 'all', q: search },
  }
  const note = isAsked && query.problem !== null ? texts.offline : isAsked && query.isAsking ? texts.pending : ''
  const isPending = isAsked && query.isAsking && query.problem === null && hits.length === 0
  const group = { key: 'found orders', title: texts.orders, hits: hits.length > 0 ? [...hits, all] : [], isPending }
  return { group, note }
}

/** What was opened on this device last. */
function useRecentHits(entities: readonly Entity[], isWanted: boolean): HitGroup {
  const { paths } = useRecent()
  const pairs = useMemo(
    () =>
      (isWanted ? paths : []).map(path => path.split('/')).map(([, type = '', id = '']) => [type, Number(id)] as const),
    [paths, isWanted],
  )
  const titles = useTitles(pairs)
  const hits = pairs.flatMap(([type, id]): Hit[] => {
    const entity = entities.find(each => each.type === type)
    const title = titles.get(`${type}:${id}`)
    if (!entity || title === undefined) return []
    return [{ key: `recent ${type}:${id}`, title, kind: entity.label.one, to: pathOf(entity, id) }]
  })
  return { key: 'recent', title: texts.recent, hits }
}
