import { type Condition, conditionsOf, conditionsText } from './conditions.ts'

/** What a list's address says: a link, the back button and a kept view bring all of it back. */
export interface ListView {
  readonly search: string
  readonly conditions: readonly Condition[]
  /** Null is the order of the titles. */
  readonly sort: ListSort | null
  /** Names of the columns beside the title; null for those the entity declares. */
  readonly columns: readonly string[] | null
}

interface ListSort {
  /** Name of a field, or 'title'. */
  readonly column: string
  readonly descending: boolean
}

/** Everything, by title. */
export const plainView: ListView = { search: '', conditions: [], sort: null, columns: null }

/** The same as the address has it. */
interface ListSearch {
  readonly q?: string
  readonly f?: string
  readonly s?: string
  readonly c?: string
  readonly view?: 'trash'
}

/** What of an address belongs to a list; anything else is dropped. */
export function listSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const { view } = search
  const parts = ['q', 'f', 's', 'c'].flatMap(key => {
    const value = search[key]
    return value === undefined || value === null || value === '' ? [] : [[key, String(value)] as const]
  })
  return { ...Object.fromEntries(parts), ...(view === 'trash' ? { view } : {}) }
}

export function viewOf({ q = '', f = '', s = '', c }: ListSearch): ListView {
  const descending = s.startsWith('-')
  const column = descending ? s.slice(1) : s
  return {
    search: q,
    conditions: conditionsOf(f),
    sort: column ? { column, descending } : null,
    columns: c === undefined ? null : c.split(',').filter(Boolean),
  }
}

export function searchOf({ search, conditions, sort, columns }: ListView): ListSearch {
  return listSearch({
    q: search,
    f: conditionsText(conditions),
    s: sort ? `${sort.descending ? '-' : ''}${sort.column}` : '',
    ...(columns ? { c: columns.join(',') || ',' } : {}),
  })
}

/** A view in one line, as it is kept under a name: the order of its parts is always the same. */
export function keptView(view: ListView): string {
  const { q = '', f = '', s = '', c = '' } = searchOf(view)
  return new URLSearchParams({ q, f, s, c }).toString()
}

export function openedView(kept: string): ListView {
  return viewOf(listSearch(Object.fromEntries(new URLSearchParams(kept))))
}
