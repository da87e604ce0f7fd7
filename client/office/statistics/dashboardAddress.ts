/** What stands in the address, where it differs from what is shown without. */
export interface DashboardSearch {
  readonly teil?: string
  readonly zeitraum?: string
  readonly am?: string
  readonly von?: string
  readonly bis?: string
  readonly vergleich?: string
  readonly als?: string
}

const keys = ['teil', 'zeitraum', 'am', 'von', 'bis', 'vergleich', 'als'] as const

/** What an address says of figures, before it is known whether that means anything: the page of figures knows. */
export const dashboardAddress = (search: Record<string, unknown>): DashboardSearch =>
  Object.fromEntries(keys.flatMap(key => (typeof search[key] === 'string' ? [[key, search[key]]] : [])))
