import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useCatalogue, useConfig, useFreshness } from '../../../data/useCatalogue.tsx'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { OfflineBar } from '../OfflineBar.tsx'
import { OfflineScreen } from '../OfflineScreen.tsx'
import { ShopFooter } from '../ShopFooter.tsx'
import { texts } from '../texts.ts'
import { titleOf } from '../title.ts'
import { useHydrated } from '../useHydrated.ts'

const UpdateNotice = lazy(() => import('../UpdateNotice.tsx').then(({ UpdateNotice }) => ({ default: UpdateNotice })))

/** What all pages of the shop stand in. Pages bring their own header and `<main id="main">`. */
export function Frame() {
  const config = useConfig()
  const { source, online } = useFreshness()
  useEffect(() => {
    // The server's page brings its theme along; only a kept page and changed settings need the program for it.
    if (config) void import('../../../ui/theme.ts').then(({ applyTheme }) => applyTheme(config))
  }, [config])
  usePageTitle()
  const isHydrated = useHydrated()
  const isLost = source === 'empty' && !online
  return (
    <CurrencyContext value={config?.currency ?? 'EUR'}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {texts.skip}
      </a>
      <div className="flex min-h-dvh flex-col">
        {!isLost && <OfflineBar zone={config?.timeZone ?? 'Europe/Vienna'} />}
        {isLost ? <OfflineScreen /> : <Outlet />}
        <ShopFooter />
      </div>
      {isHydrated && (
        <Suspense>
          <UpdateNotice />
        </Suspense>
      )}
    </CurrencyContext>
  )
}

function usePageTitle(): void {
  const catalogue = useCatalogue()
  const config = useConfig()
  const path = useLocation({ select: location => location.pathname })
  useEffect(() => {
    if (config) document.title = titleOf(path, catalogue)
  }, [path, catalogue, config])
}
