import { useMemo } from 'react'
import { branches } from '../../../schema/business/branch.ts'
import type { CallColumn } from '../../../schema/business/calling.ts'
import { categories } from '../../../schema/catalogue/category.ts'
import { menus } from '../../../schema/catalogue/menu.ts'
import { products } from '../../../schema/catalogue/product.ts'
import { switches } from '../../../schema/catalogue/switch.ts'
import type { LiveData, NewsItem } from '../../../schema/signage/live/liveData.ts'
import { sites } from '../../../schema/website/site.ts'
import { useLive } from '../../data/engine/live.ts'
import type { Row } from '../../data/office/office.ts'
import { useNow } from '../../device/clock.ts'
import { momentOf } from '../preview/moment.ts'
import { allLive } from '../shell/liveValues.ts'
import { useOffice, useSettings } from '../shell/scope.tsx'
import { typedRow } from '../shell/typedRow.ts'

interface Sought {
  /** The first there is where nobody chose one. */
  readonly branch?: number | null
  /** Wall time of the branch, '2026-12-24T18:30'; now where there is none. */
  readonly moment?: string
  /** Whether anything is shown that lives on it. */
  readonly isWanted: boolean
}

/** No layer shows anything finer. */
const TICK_MS = 60_000

const types = [branches.type, menus.type, categories.type, products.type, switches.type, sites.type]
const everything = { limit: Number.MAX_SAFE_INTEGER }

/** Who is called changes by the minute, and at night there is nobody: a layout is judged by numbers that stand for others. */
const example = (column: CallColumn, numbers: readonly string[]) =>
  numbers.map(number => ({ number, column, from: 0, until: null }))
const numbers = [...example('preparing', ['104', '105', '107']), ...example('ready', ['98', '101', '102'])]

/** How things stand at a branch at a moment, out of what this device has; null where nobody wants to know, or there is no branch. */
export function useLiveData({ branch, moment, isWanted }: Sought): LiveData | null {
  const { office } = useOffice()
  const { currency = 'EUR' } = useSettings() ?? {}
  const now = useNow(TICK_MS)
  const pages = useLive(
    useMemo(() => allLive(isWanted ? types.map(type => office.list(type, everything)) : []), [office, isWanted]),
  )
  const known = useMemo(() => {
    const rows = pages?.map(page => page?.rows ?? []) ?? []
    const [houses = [], cards = [], groups = [], goods = [], out = [], news = []] = rows
    return {
      houses,
      documents: {
        menus: cards.flatMap(row => typedRow(menus, row) ?? []),
        catalogue: {
          category: reader(groups, row => typedRow(categories, row)),
          product: reader(goods, row => typedRow(products, row)),
        },
        switches: out.flatMap(row => typedRow(switches, row) ?? []),
        news: newsOf(news),
      },
    }
  }, [pages])
  const row = known.houses.find(({ id }) => id === branch) ?? known.houses[0]
  const house = useMemo(() => row && typedRow(branches, row), [row])
  if (!house) return null
  const { id, timeZone, openingHours } = house
  const at = momentOf(moment || undefined, timeZone) ?? now
  return { now: at, branch: id, timeZone, openingHours, currency, numbers, ...known.documents }
}

/** Documents by their id, each read once and only when it is asked for. */
function reader<Kept>(rows: readonly Row[], read: (row: Row) => Kept | null): (id: number) => Kept | undefined {
  const byId = new Map(rows.map(row => [row.id, row]))
  const known = new Map<number, Kept | null>()
  return id => {
    const row = byId.get(id)
    if (!row) return undefined
    if (!known.has(id)) known.set(id, read(row))
    return known.get(id) ?? undefined
  }
}

/** Public pages of news, as guests are told of them; the latest first. */
function newsOf(rows: readonly Row[]): readonly NewsItem[] {
  return rows
    .flatMap((row): NewsItem[] => {
      const site = typedRow(sites, row)
      if (!site || site.type !== 'news' || !site.isPublic) return []
      const { title, description } = site.content
      const at = Date.parse(site.publishAt ?? '') || 0
      return [{ id: row.id, title: title || site.name, description: description ?? '', at }]
    })
    .toSorted((one, other) => other.at - one.at || other.id - one.id)
}
