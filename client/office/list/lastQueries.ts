import type { ListQuery } from '../../data/office/rows.ts'

/** How each list was looked at last, for as long as the page is open: its documents follow one another in forms as they do there. */
export const lastQueries = new Map<string, Omit<ListQuery, 'limit'>>()
