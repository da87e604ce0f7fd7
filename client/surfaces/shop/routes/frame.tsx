import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCatalogue, useConfig, useFreshness } from '../../../data/useCatalogue.tsx'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { applyTheme } from '../../../ui/theme.ts'
import { OfflineBar } from '../OfflineBar.tsx'
import { OfflineScreen } from '../OfflineScreen.tsx'
import { ShopFooter } from '../ShopFooter.tsx'
import { texts } from '../texts.ts'
import { titleOf } from '../title.ts'
import { UpdateNotice } from '../UpdateNotice.tsx'

/** What all pages of the shop stand in. Pages bring their own header and `<main id="main">`. */
export function Frame() {
  const config = useConfig()
  const { source, online } = useFreshness()
  useEffect(() => {
    if (config) applyTheme(config)
  }, [config])
  usePageTitle()
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
      <UpdateNotice />
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
