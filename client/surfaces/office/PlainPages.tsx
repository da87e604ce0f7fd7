import { texts as areaTexts } from '../../office/areas/texts.ts'
import { texts as historyTexts } from '../../office/history/texts.ts'
import { texts as hoursTexts } from '../../office/hours/texts.ts'
import { texts as messageTexts } from '../../office/messages/texts.ts'
import { texts } from '../../office/shell/texts.ts'
import { usePageBar } from './bars.tsx'
import { useTitle } from './pageHooks.ts'
import { BackgroundJobs, ChangeSets, Faults, Hours, MyTime, OwnPassword, Roster, Times } from './screens.ts'

export function BackgroundPage() {
  useTitle(messageTexts.jobs)
  return usePageBar('/hintergrund') ?? <BackgroundJobs />
}

export function PasswordPage() {
  useTitle(texts.shell.password)
  return <OwnPassword />
}

export function HoursPage() {
  useTitle(hoursTexts.title)
  return usePageBar('/hours') ?? <Hours />
}

export function FaultsPage() {
  useTitle(areaTexts.tabs.faults)
  return usePageBar('/faults') ?? <Faults />
}

export function LogsPage() {
  useTitle(historyTexts.changeSets.title)
  return usePageBar('/logs') ?? <ChangeSets />
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
