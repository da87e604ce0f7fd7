import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { Config } from '../../../../schema/business/config.ts'
import { KioskShell } from '../../../counter/kiosk/KioskShell.tsx'
import { useConfig, useFreshness } from '../../../data/shop/useCatalogue.tsx'
import { knownDevice } from '../../../device/storage/knownDevice.ts'
import { cartOf } from '../../../ordering/cart/cart.effects.ts'
import { OfflineBar } from '../../../ordering/page/offline/OfflineBar.tsx'
import { OfflineScreen } from '../../../ordering/page/offline/OfflineScreen.tsx'
import { SkipLink } from '../../../ordering/page/SkipLink.tsx'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { readConsent } from '../../../website/consent/answer.ts'
import { useConsent } from '../../../website/consent/useConsent.ts'
import { useCounting } from '../../../website/counting/useCounting.ts'
import { usePageHead } from '../../../website/head/usePageHead.ts'
import { UpdateNotice } from '../../../website/install/UpdateNotice.tsx'

/** What all pages of the kiosk stand in: no footer, no question to the guest, and the screensaver over everything. */
export function Frame() {
  const config = useConfig()
  const { source, online } = useFreshness()
  usePageHead(useLocation({ select: location => location.pathname }))
  const isLost = source === 'empty' && !online
  return (
    <CurrencyContext value={config?.currency ?? 'EUR'}>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        {!isLost && <OfflineBar hasAdvice={false} zone={config?.timeZone ?? 'Europe/Vienna'} />}
        {isLost ? <OfflineScreen /> : <Outlet />}
      </div>
      {config && <Overlays config={config} />}
    </CurrencyContext>
  )
}

function Overlays({ config }: { config: Config }) {
  const [device] = useState(knownDevice)
  const navigate = useNavigate()
  const path = useLocation({ select: location => location.pathname })
  const wipe = useCallback(
    (branch: number) => {
      cartOf(branch, 'takeaway').send({ type: 'cart.cleared' })
      // Leaves the menu: what was searched and scrolled goes with it.
      void navigate({ to: '/', replace: true })
    },
    [navigate],
  )
  const begin = useCallback(
    (branchIdentifier: string) =>
      void navigate({ to: '/store/$branchIdentifier', params: { branchIdentifier }, replace: true }),
    [navigate],
  )
  useCounting({ config, path, answer: useConsent(), readAnswer: readConsent })
  return (
    <>
      {device && <KioskShell device={device} onWipe={wipe} onBegin={begin} />}
      <div className="notices pointer-events-none fixed z-30 flex flex-col items-center desktop:items-start print:hidden">
        <UpdateNotice isKept={config.enablePluginPWA} />
      </div>
    </>
  )
}
