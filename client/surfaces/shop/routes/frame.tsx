import { lazyRouteComponent, Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useConfig, useFreshness } from '../../../data/shop/useCatalogue.tsx'
import { tellHydrated } from '../../../device/page/hydrated.ts'
import { whenIdle } from '../../../device/page/idle.ts'
import type { OfflineBar as Bar } from '../../../ordering/page/offline/OfflineBar.tsx'
import { SkipLink } from '../../../ordering/page/SkipLink.tsx'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { useHydrated } from '../../../ui/useHydrated.ts'
import { usePageHead } from '../../../website/head/usePageHead.ts'
import { NotFoundLater } from '../notFoundLater.tsx'

const Chrome = lazy(async () => {
  await whenIdle()
  return { default: (await import('../chrome/Chrome.tsx')).Chrome }
})

/** No server draws it, and it has to be here before the connection is gone. */
const OfflineBar = lazy<typeof Bar>(() =>
  import('../../../ordering/page/offline/OfflineBar.tsx').then(
    ({ OfflineBar }) => ({ default: OfflineBar }),
    () => ({ default: () => <></> }),
  ),
)
/** The worker keeps it with everything else of the program. */
const OfflineScreen = lazy(() =>
  import('../../../ordering/page/offline/OfflineScreen.tsx').then(({ OfflineScreen }) => ({ default: OfflineScreen })),
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
export const drawnLater = () =>
  Promise.all([
    ShopFooter.preload?.(),
    NotFoundLater.preload?.(),
    import('../chrome/ShopFooter.tsx').then(({ loadClubFooter }) => loadClubFooter()),
  ])

/** What all pages of the shop stand in. Pages bring their own header and `<main id="main">`. */
export function Frame() {
  const config = useConfig()
  const { source, online } = useFreshness()
  usePageHead(useLocation({ select: location => location.pathname }))
  const isHydrated = useHydrated()
  useEffect(tellHydrated, [])
  const isLost = source === 'empty' && !online
  return (
    <CurrencyContext value={config?.currency ?? 'EUR'}>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        {!isLost && isHydrated && (
          <Suspense>
            <OfflineBar hasAdvice zone={config?.timeZone ?? 'Europe/Vienna'} />
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
