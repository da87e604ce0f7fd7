import { type Condition, conditionsOf, conditionsText } from './conditions.ts'

/** What a list's address says: a link, the back button and a kept view bring all of it back. */
export interface ListView {
  readonly search: string
  readonly conditions: readonly Condition[]
  /** Null is the order of the titles. */
  readonly sort: ListSort | null
  /** Names of the columns beside the title; null for those the entity declares. */
  readonly columns: readonly string[] | null
  /** Pixels of columns that somebody drew wider or narrower; 'title' is the first. */
  readonly widths: Readonly<Record<string, number>>
  /** Columns that stay in sight beside the title. */
  readonly pinned: readonly string[]
  /** More rows at a time. */
  readonly isDense: boolean
}

interface ListSort {
  /** Name of a field, or 'title'. */
  readonly column: string
  readonly descending: boolean
}

/** Everything, by title. */
export const plainView: ListView = {
  search: '',
  conditions: [],
  sort: null,
  columns: null,
  widths: {},
  pinned: [],
  isDense: false,
}

/** The same as the address has it. */
interface ListSearch {
  readonly q?: string
  readonly f?: string
  readonly s?: string
  readonly c?: string
  readonly w?: string
  readonly p?: string
  readonly d?: string
  readonly view?: 'trash'
}

const parts = ['q', 'f', 's', 'c', 'w', 'p', 'd'] as const
const DENSE = 'eng'

/** What of an address belongs to a list; anything else is dropped. */
export function listSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const { view } = search
  const known = parts.flatMap(key => {
    const value = search[key]
    return value === undefined || value === null || value === '' ? [] : [[key, String(value)] as const]
  })
  return { ...Object.fromEntries(known), ...(view === 'trash' ? { view } : {}) }
}

export function viewOf({ q = '', f = '', s = '', c, w = '', p = '', d }: ListSearch): ListView {
  const descending = s.startsWith('-')
  const column = descending ? s.slice(1) : s
  return {
    search: q,
    conditions: conditionsOf(f),
    sort: column ? { column, descending } : null,
    columns: c === undefined ? null : c.split(',').filter(Boolean),
    widths: widthsOf(w),
    pinned: p.split(',').filter(Boolean),
    isDense: d === DENSE,
  }
}

/** 'title.300,price.120'; what is no width is left out. */
const widthsOf = (text: string): ListView['widths'] =>
  Object.fromEntries(
    text.split(',').flatMap(part => {
      const [, column, width] = /^(\w+)\.(\d{2,4})$/.exec(part) ?? []
      return column && width ? [[column, withinWidths(Number(width))] as const] : []
    }),
  )

/** Pixels a column has at least and at most. */
export const NARROWEST = 64
export const WIDEST = 640
export const withinWidths = (pixels: number): number => Math.round(Math.min(Math.max(pixels, NARROWEST), WIDEST))

export function searchOf({ search, conditions, sort, columns, widths, pinned, isDense }: ListView): ListSearch {
  return listSearch({
    q: search,
    f: conditionsText(conditions),
    s: sort ? `${sort.descending ? '-' : ''}${sort.column}` : '',
    ...(columns ? { c: columns.join(',') || ',' } : {}),
    w: Object.entries(widths)
      .map(([column, width]) => `${column}.${width}`)
      .join(','),
    p: pinned.join(','),
    d: isDense ? DENSE : '',
  })
}

/** A view in one line, as it is kept under a name: the order of its parts is always the same. */
export function keptView(view: ListView): string {
  const search = searchOf(view)
  return new URLSearchParams(parts.map(key => [key, search[key] ?? ''])).toString()
}

export function openedView(kept: string): ListView {
  return viewOf(listSearch(Object.fromEntries(new URLSearchParams(kept))))
}
