import { useLocation } from '@tanstack/react-router'
import { Menu, Search, X } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Connection } from '../../data/engine/connection.ts'
import { useLive } from '../../data/engine/live.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { formatTime } from '../../ui/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useUndo } from '../history/useUndo.ts'
import { groupsOf } from './groups.ts'
import { Palette } from './Palette.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SignOutDialog } from './SignOut.tsx'
import { useOffice, useSettings, useZone } from './scope.tsx'
import { texts } from './texts.ts'

interface ShellProps {
  readonly children: ReactNode
  readonly onSignOut: () => void
}

/** What stands around every page of the office. */
export function Shell({ children, onSignOut }: ShellProps) {
  const { entities, me, office } = useOffice()
  const groups = useMemo(() => groupsOf(entities, me), [entities, me])
  const state = useLive(useMemo(() => office.state(), [office]))
  const [open, setOpen] = useOpen()
  const { undoLast } = useUndo()
  useShortcuts([
    { key: 'k', ctrl: true, run: () => setOpen(open === 'palette' ? null : 'palette') },
    { key: 'z', ctrl: true, isTextual: true, run: undoLast },
  ])
  const signOut = () => (state && state.pending > 0 ? setOpen('sign-out') : onSignOut())
  const side = { groups, state, onPalette: () => setOpen('palette'), onSignOut: signOut }
  return (
    <div className="flex h-dvh flex-col overflow-clip desktop:flex-row">
      <a href="#inhalt" className="sr-only focus:not-sr-only" onClick={skip}>
        {texts.shell.skip}
      </a>
      <aside
        aria-label={texts.shell.side}
        className="hidden w-60 shrink-0 border-r border-line bg-surface desktop:block"
      >
        <Sidebar {...side} />
      </aside>
      <TopBar onMenu={() => setOpen('menu')} onPalette={() => setOpen('palette')} />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <OfflineBar state={state} />
        <main
          id="inhalt"
          tabIndex={-1}
          data-scroll-restoration-id="page"
          className="relative flex min-h-0 flex-1 flex-col overflow-y-auto outline-none"
        >
          {children}
        </main>
      </div>
      {open === 'menu' && (
        <Drawer onClose={() => setOpen(null)}>
          <Sidebar {...side} onStep={() => setOpen(null)} />
        </Drawer>
      )}
      {open === 'palette' && <Palette groups={groups} onSignOut={signOut} onClose={() => setOpen(null)} />}
      {open === 'sign-out' && (
        <SignOutDialog pending={state?.pending ?? 0} onConfirm={onSignOut} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}

type Open = 'palette' | 'sign-out' | 'menu'

/** What is open above the page; going to another page closes it. */
function useOpen() {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<{ what: Open; at: string } | null>(null)
  const open = opened?.at === pathname ? opened.what : null
  return [open, (what: Open | null) => setOpened(what && { what, at: pathname })] as const
}

function TopBar({ onMenu, onPalette }: { onMenu: () => void; onPalette: () => void }) {
  const settings = useSettings()
  return (
    <header className="flex items-center gap-1 border-b border-line bg-surface px-1 py-1 desktop:hidden">
      <IconButton label={texts.shell.menu} icon={<Menu size={20} aria-hidden />} onClick={onMenu} />
      <p className="min-w-0 flex-1 truncate font-strong">{settings?.businessName ?? ''}</p>
      <IconButton label={texts.shell.palette} icon={<Search size={20} aria-hidden />} onClick={onPalette} />
    </header>
  )
}

/** Thin and calm: work goes on. */
function OfflineBar({ state }: { state: Connection | undefined }) {
  const zone = useZone()
  if (!state || state.online) return null
  const { asOf, pending } = state
  return (
    <div
      role="status"
      className="flex flex-wrap gap-x-3 border-b border-line bg-sunken px-4 py-1 text-caption tablet:px-8"
    >
      <span className="font-medium">
        {asOf === null ? texts.network.offline : texts.network.offlineSince(formatTime(asOf, zone))}
      </span>
      <span className="text-ink-soft">{pending > 0 ? texts.network.waiting(pending) : texts.network.offlineHint}</span>
    </div>
  )
}

/** The side bar on a phone. */
function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const open = (element: HTMLDialogElement | null) => {
    if (element && !element.open) element.showModal()
  }
  return (
    <dialog
      ref={open}
      aria-label={texts.shell.menu}
      className="office-drawer"
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <div className="absolute top-3 right-2 z-10">
        <IconButton label="Schließen" icon={<X size={20} aria-hidden />} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}

/** The address belongs to the router: the link moves the focus only. */
function skip(event: React.MouseEvent): void {
  event.preventDefault()
  document.getElementById('inhalt')?.focus()
}
