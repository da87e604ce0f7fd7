import { useNavigate, useSearch } from '@tanstack/react-router'
import { Dashboard } from '../../office/statistics/Dashboard.tsx'
import {
  type DashboardScope,
  dashboardScopeOf,
  dashboardSearch,
  dashboardSearchOf,
} from '../../office/statistics/dashboardScope.ts'

/** The figures the address asks for. */
export function DashboardScreen() {
  const scope = dashboardScopeOf(dashboardSearch(useSearch({ strict: false })))
  const navigate = useNavigate()
  // The back button leads from part to part, and not through every period.
  const onScope = (next: DashboardScope) =>
    void navigate({ to: '/dashboard', search: dashboardSearchOf(next), replace: next.part === scope.part })
  return <Dashboard scope={scope} onScope={onScope} />
}
