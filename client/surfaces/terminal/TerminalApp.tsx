import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLive } from '../../data/engine/live.ts'
import { CatalogueContext, useConfig, useList } from '../../data/shop/useCatalogue.tsx'
import { useOpened } from '../../device/app/useOpened.ts'
import { useUpdate } from '../../device/app/useUpdate.ts'
import { setPageTitle } from '../../device/page/pageTitle.ts'
import { knownDevice } from '../../device/storage/knownDevice.ts'
import { TerminalPage } from '../../time/terminal/TerminalPage.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { applyTheme } from '../../ui/theme/theme.ts'
import type { TerminalSession } from './openTerminal.ts'
import { de } from './texts.ts'

const DeviceCommands = lazy(() => import('../../counter/commands/DeviceCommands.tsx'))

const openTerminal = async () => (await import('./openTerminal.ts')).openSession()

/** `/time-tracking`: opened once, it goes on for months. */
export function TerminalApp() {
  const opened = useOpened(openTerminal)
  const update = useUpdate()
  useEffect(() => setPageTitle(de.title), [])
  if (opened === 'failed') return <Panel title={de.failed} hint={de.failedHint} />
  if (opened === 'opening') return <Panel hint={de.loading} />
  return (
    <CatalogueContext value={opened.catalogue}>
      <Opened session={opened} onRest={update} />
      {knownDevice() !== null && (
        <Suspense>
          <DeviceCommands />
        </Suspense>
      )}
    </CatalogueContext>
  )
}

/** `onRest` starts a newer program: nobody stands before the terminal then. */
function Opened({ session, onRest }: { readonly session: TerminalSession; readonly onRest: (() => void) | null }) {
  const people = useLive(session.terminal.people)
  const config = useConfig()
  const branches = useList('branches')
  useEffect(() => {
    if (config) applyTheme(config)
  }, [config])
  const branch = branches.find(({ id }) => id === knownDevice()?.branch)
  if (people?.isSignedOut || knownDevice()?.kind !== 'terminal')
    return (
      <Panel title={de.unknownDevice} hint={de.unknownDeviceHint}>
        <a className={buttonLook({ size: 'large' })} href="/pair?kind=terminal">
          {de.pair}
        </a>
      </Panel>
    )
  if (!branch || !people) return <Panel hint={de.loading} />
  return <TerminalPage terminal={session.terminal} place={branch.name} zone={branch.timeZone} onRest={onRest} />
}

interface PanelProps {
  readonly title?: string
  readonly hint: string
  readonly children?: ReactNode
}

/** What stands in place of the terminal. */
function Panel({ title, hint, children }: PanelProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-5 p-8 text-center">
      {title !== undefined && <h1 className="text-hero font-strong">{title}</h1>}
      <p className="max-w-[38rem] text-lead text-ink-soft">{hint}</p>
      {children}
    </main>
  )
}
