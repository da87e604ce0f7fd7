import { lazyRouteComponent, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useCatalogue, useConfig, useFreshness } from '../../../data/shop/useCatalogue.tsx'
import { whenIdle } from '../../../device/page/idle.ts'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { useHydrated } from '../../../ui/useHydrated.ts'
import type { OfflineBar as Bar } from '../chrome/OfflineBar.tsx'
import { texts } from '../texts.ts'

const Chrome = lazy(async () => {
  await whenIdle()
  return { default: (await import('../chrome/Chrome.tsx')).Chrome }
})

/** No server draws it, and it has to be here before the connection is gone. */
const OfflineBar = lazy<typeof Bar>(() =>
  import('../chrome/OfflineBar.tsx').then(
    ({ OfflineBar }) => ({ default: OfflineBar }),
    () => ({ default: () => <></> }),
  ),
)
/** The worker keeps it with everything else of the program. */
const OfflineScreen = lazy(() =>
  import('../OfflineScreen.tsx').then(({ OfflineScreen }) => ({ default: OfflineScreen })),
)
const ShopFooter = lazyRouteComponent(
  // A footer that does not come is no reason to lose the page.
  () => import('../chrome/ShopFooter.tsx').catch(() => ({ ShopFooter: () => null })),
  'ShopFooter',
)
/** Drawn by the server, alive when its program has come. It is the same for ever, so nothing disturbs it until then. */
const footer = (
  <Suspense>
    <ShopFooter />
  </Suspense>
)

/** Resolves when everything is here that the server draws and the browser fetches later. */
export const drawnLater = async (): Promise<void> => ShopFooter.preload?.()

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
        {!isLost && isHydrated && (
          <Suspense>
            <OfflineBar zone={config?.timeZone ?? 'Europe/Vienna'} />
          </Suspense>
        )}
        {isLost ? (
          <Suspense>
            <OfflineScreen />
          </Suspense>
        ) : (
          <Outlet />
        )}
        {footer}
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
  const path = useLocation({ select: location => location.pathname })
  useEffect(() => {
    let isLeft = false
    const apply = async () => {
      const { applyHead } = await import('../../../website/head/applyHead.ts')
      if (!isLeft) applyHead(path, catalogue)
    }
    void apply()
    const stop = catalogue.subscribe(() => void apply())
    return () => {
      isLeft = true
      stop()
    }
  }, [path, catalogue])
}
