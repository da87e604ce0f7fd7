import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { ChevronLeft, Search } from 'lucide-react'
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { BoardStep } from '../../../schema/counter/boardSteps.ts'
import type { Connection } from '../../data/engine/connection.ts'
import { useLive } from '../../data/engine/live.ts'
import { useShortcuts } from '../../device/page/shortcuts.ts'
import { useMedia } from '../../device/page/theme.ts'
import { kept } from '../../device/storage/kept.ts'
import { memo } from '../../device/storage/memo.ts'
import { formatTime } from '../../ui/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { AreaTabs } from '../areas/AreaTabs.tsx'
import { type OfficeArea, officeAreas, placeAt } from '../areas/officeAreas.ts'
import { MoreSheet, PhoneBar } from '../areas/PhoneBar.tsx'
import { useRecent } from '../areas/useRecent.ts'
import { useUndo } from '../history/useUndo.ts'
import { Palette } from '../palette/Palette.tsx'
import { FormerFailures } from '../server/FormerFailures.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SignOutDialog } from './SignOut.tsx'
import { useOffice, useSettings, useZone } from './scope.tsx'
import { texts } from './texts.ts'

const KeysDialog = lazy(async () => ({ default: (await import('../areas/keys/KeysDialog.tsx')).KeysDialog }))

interface ShellProps {
  readonly children: ReactNode
  readonly onSignOut: () => void
}

/** What stands around every page of the office. */
export function Shell({ children, onSignOut }: ShellProps) {
  const { entities, me, office, steps } = useOffice()
  const areas = useMemo(() => officeAreas(entities, me), [entities, me])
  const state = useLive(useMemo(() => office.state(), [office]))
  const [open, setOpen] = useOpen()
  const { isFolded, isBeside, fold } = useFolding()
  const here = useHere(areas)
  useRemembering()
  useFrameKeys(areas, open, setOpen, fold)
  const unsent = () => (state?.pending ?? 0) + (steps?.steps.get() ?? []).filter(isWaiting).length
  const signOut = () => (unsent() > 0 ? setOpen('sign-out') : onSignOut())
  const ways = { onKeys: () => setOpen('keys'), onSignOut: signOut }
  return (
    <div className="flex h-dvh flex-col overflow-clip desktop:flex-row">
      <a href="#inhalt" className="sr-only focus:not-sr-only" onClick={skip}>
        {texts.shell.skip}
      </a>
      <Sidebar {...{ areas, here, state, isFolded, ...ways }} onFold={fold} onPalette={() => setOpen('palette')} />
      <TopBar area={here.area} onPalette={() => setOpen('palette')} />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <OfflineBar state={state} />
        <FormerFailures />
        <AreaTabs area={here.area} tab={here.tab} member={here.member} isAside={isBeside && !isFolded} />
        <main
          id="inhalt"
          tabIndex={-1}
          data-scroll-restoration-id="page"
          className="relative flex min-h-0 flex-1 flex-col overflow-y-auto outline-none"
        >
          {children}
        </main>
      </div>
      <PhoneBar areas={areas} here={here.area} onMore={() => setOpen('more')} />
      {open === 'more' && <MoreSheet {...{ areas, here: here.area, ...ways }} onClose={() => setOpen(null)} />}
      <Suspense>
        {open === 'palette' && <Palette {...ways} onClose={() => setOpen(null)} />}
        {open === 'keys' && <KeysDialog areas={areas} onClose={() => setOpen(null)} />}
      </Suspense>
      {open === 'sign-out' && <SignOutDialog pending={unsent()} onConfirm={onSignOut} onClose={() => setOpen(null)} />}
    </div>
  )
}

const isWaiting = ({ state }: BoardStep): boolean => state === 'waiting'

type Open = 'palette' | 'sign-out' | 'more' | 'keys'

/** What is open above the page; going to another page closes it. */
function useOpen() {
  const { pathname, searchStr } = useLocation()
  const at = pathname + searchStr
  const [opened, setOpened] = useState<{ what: Open; at: string } | null>(null)
  const open = opened?.at === at ? opened.what : null
  return [open, (what: Open | null) => setOpened(what && { what, at })] as const
}

function useHere(areas: readonly OfficeArea[]) {
  const { pathname, search } = useLocation()
  const view = 'view' in search ? search.view : undefined
  return useMemo(() => placeAt(areas, pathname, view), [areas, pathname, view])
}

/** What is opened stands in the palette the next time. */
function useRemembering(): void {
  const { pathname } = useLocation()
  const { open } = useRecent()
  const remember = useEffectEvent(open)
  useEffect(() => {
    if (/^\/[a-z-]+\/\d+$/i.test(pathname) && !pathname.startsWith('/orders/')) remember(pathname)
  }, [pathname])
}

/** Narrow where there is little room, or as this device was left. */
function useFolding() {
  const [choice] = useState(() => kept(memo, 'office-side'))
  const chosen = useSyncExternalStore(choice.subscribe, choice.get)
  const isBeside = useMedia('(min-width: 64rem)')
  const isWide = useMedia('(min-width: 80rem)')
  const isFolded = chosen === null ? !isWide : chosen === 'folded'
  return { isFolded, isBeside, fold: () => choice.set(isFolded ? 'open' : 'folded') }
}

function useFrameKeys(
  areas: readonly OfficeArea[],
  open: Open | null,
  setOpen: (what: Open | null) => void,
  fold: () => void,
): void {
  const navigate = useNavigate()
  const { undoLast, redoLast } = useUndo()
  useShortcuts([
    { key: 'k', ctrl: true, run: () => setOpen(open === 'palette' ? null : 'palette') },
    { key: 'z', ctrl: true, isTextual: true, run: undoLast },
    { key: 'z', ctrl: true, shift: true, isTextual: true, run: redoLast },
    { key: 'y', ctrl: true, isTextual: true, run: redoLast },
    { key: '[', run: fold },
    { key: '?', run: () => setOpen('keys') },
    ...areas.map(({ letter, to }) => ({ key: letter, isGoing: true, run: () => void navigate({ to }) })),
  ])
}

/** On a phone: the way back, where one is, and the search. */
function TopBar({ area, onPalette }: { area: OfficeArea | undefined; onPalette: () => void }) {
  const settings = useSettings()
  const router = useRouter()
  const { pathname } = useLocation()
  const isDeep = router.history.canGoBack() && pathname.split('/').length > 2
  return (
    <header className="flex items-center gap-1 border-b border-line bg-surface px-1 py-1 desktop:hidden">
      {isDeep ? (
        <IconButton
          label={texts.shell.back}
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={() => router.history.back()}
        />
      ) : (
        <span className="w-3" />
      )}
      <p className="min-w-0 flex-1 truncate font-strong">
        {area && area.area !== 'today' ? area.label : (settings?.businessName ?? '')}
      </p>
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

/** The address belongs to the router: the link moves the focus only. */
function skip(event: React.MouseEvent): void {
  event.preventDefault()
  document.getElementById('inhalt')?.focus()
}
