import { createContext, useContext } from 'react'
import type { DashboardScope } from '../dashboardScope.ts'
import type { Dates } from '../period.ts'

/** What every card of the page is drawn with. */
export interface Dashboard {
  readonly scope: DashboardScope
  readonly dates: Dates
  /** What the period is compared with; null for nothing. */
  readonly compared: Dates | null
  /** The local date of today. */
  readonly today: string
  /** Epoch ms. */
  readonly now: number
  readonly currency: string
  /** 'filter[branch]=1,8' of the branches looked at, empty for all. */
  readonly branches: string
}

export const DashboardContext = createContext<Dashboard | null>(null)

/** Throws outside of the page: that is a mistake in it. */
export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext)
  if (!dashboard) throw new Error('No dashboard is open here.')
  return dashboard
}
