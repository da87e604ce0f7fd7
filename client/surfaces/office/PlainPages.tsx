import { useNavigate, useSearch } from '@tanstack/react-router'
import { texts as areaTexts } from '../../office/areas/texts.ts'
import { type PreviewSearch, previewSearch } from '../../office/preview/moment.ts'
import { texts } from '../../office/shell/texts.ts'
import { useOpened, usePageBar } from './bars.tsx'
import { useTitle } from './pageHooks.ts'
import {
  BackgroundJobs,
  DashboardScreen,
  Faults,
  Hours,
  Logs,
  MyTime,
  OwnPassword,
  Roster,
  ShopPreview,
  Times,
} from './screens.ts'

export function BackgroundPage() {
  useTitle(areaTexts.pages.jobs)
  return usePageBar('/hintergrund') ?? <BackgroundJobs />
}

export function PasswordPage() {
  useTitle(texts.shell.password)
  return <OwnPassword />
}

export function HoursPage() {
  useTitle(areaTexts.tabs.hours)
  return usePageBar('/hours') ?? <Hours />
}

export function FaultsPage() {
  useTitle(areaTexts.tabs.faults)
  return usePageBar('/faults') ?? <Faults />
}

export function LogsPage() {
  useTitle(areaTexts.pages.changes)
  return usePageBar('/logs') ?? <Logs />
}

export function MyTimePage() {
  useTitle(areaTexts.tabs.myTime)
  return usePageBar('/my-time') ?? <MyTime />
}

export function RosterPage() {
  useTitle(areaTexts.tabs.roster)
  return usePageBar('/roster') ?? <Roster />
}

export function TimesPage() {
  useTitle(areaTexts.tabs.times)
  return usePageBar('/times') ?? <Times />
}

export function DashboardPage() {
  useTitle(areaTexts.areas.statistics)
  return usePageBar('/dashboard') ?? <DashboardScreen />
}

/** Whoever sees the products may see how guests do. */
export function PreviewPage() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  useTitle(areaTexts.pages.preview)
  const { bar } = useOpened('products')
  if (bar) return bar
  const onSearch = (next: PreviewSearch) => void navigate({ to: '/vorschau', search: next, replace: true })
  return <ShopPreview search={previewSearch({ ...search })} onSearch={onSearch} />
}
