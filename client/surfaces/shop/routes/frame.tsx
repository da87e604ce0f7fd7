import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useCatalogue, useConfig, useFreshness, useList } from '../../../data/useCatalogue.tsx'
import { whenIdle } from '../../../device/idle.ts'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { OfflineBar } from '../OfflineBar.tsx'
import { OfflineScreen } from '../OfflineScreen.tsx'
import { ShopFooter } from '../ShopFooter.tsx'
import { texts } from '../texts.ts'
import { useHydrated } from '../useHydrated.ts'

const Chrome = lazy(async () => {
  await whenIdle()
  return { default: (await import('../Chrome.tsx')).Chrome }
})

/** What all pages of the shop stand in. Pages bring their own header and `<main id="main">`. */
export function Frame() {
  const config = useConfig()
  const { source, online } = useFreshness()
  useHead()
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
          <Chrome />
        </Suspense>
      )}
    </CurrencyContext>
  )
}

/** The server's page brings its head along; only a kept page, the next page and changed settings need the program for it. */
function useHead(): void {
  const catalogue = useCatalogue()
  const config = useConfig()
  const branches = useList('branches')
  const path = useLocation({ select: location => location.pathname })
  useEffect(() => {
    let isLeft = false
    if (config)
      void import('../head/applyHead.ts').then(({ applyHead }) => {
        if (!isLeft) applyHead(path, catalogue)
      })
    return () => {
      isLeft = true
    }
  }, [path, catalogue, config, branches])
}
