import { Outlet, useLocation, useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Config } from '../../../../schema/business/config.ts'
import type { Mode } from '../../../../schema/business/modes.ts'
import { Fresh } from '../../../counter/kiosk/Fresh.tsx'
import { freshProducts } from '../../../counter/kiosk/freshProducts.ts'
import { forgetDraft } from '../../../counter/kiosk/guestDraft.ts'
import { KioskShell } from '../../../counter/kiosk/KioskShell.tsx'
import { modesAtKiosk } from '../../../counter/kiosk/kioskOrder.ts'
import { resetControls, useLowControls } from '../../../counter/kiosk/lowControls.ts'
import { forgetLanguage } from '../../../counter/kiosk/texts.ts'
import { useConfig, useFreshness } from '../../../data/shop/useCatalogue.tsx'
import { knownDevice } from '../../../device/storage/knownDevice.ts'
import { cartOf } from '../../../ordering/cart/cart.effects.ts'
import { OfflineBar } from '../../../ordering/page/offline/OfflineBar.tsx'
import { OfflineScreen } from '../../../ordering/page/offline/OfflineScreen.tsx'
import { SkipLink } from '../../../ordering/page/SkipLink.tsx'
import { useShopNow } from '../../../ordering/page/shopNow.ts'
import { forgetFilter } from '../../../ordering/page/useBrowse.ts'
import { useMenu } from '../../../ordering/page/useMenu.ts'
import { CurrencyContext } from '../../../ui/Money.tsx'
import { useArrival } from '../../../ui/useArrival.ts'
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
  const isLow = useLowControls()
  useArrival(useRouterState({ select: state => state.resolvedLocation?.pathname ?? null }), { isPage: true })
  const isLost = source === 'empty' && !online
  return (
    <CurrencyContext value={config?.currency ?? 'EUR'}>
      <SkipLink />
      {/* A page fills the screen: what is read above, what is tapped below, only the middle scrolls. */}
      <div className={`group/screen flex h-dvh flex-col ${isLow ? lowLook : ''}`}>
        {/* Behind a cover there is nothing: not for a finger, a key or a reader. */}
        <div className="contents group-has-data-cover/screen:invisible">
          {!isLost && <OfflineBar hasAdvice={false} zone={config?.timeZone ?? 'Europe/Vienna'} />}
          {isLost ? <OfflineScreen /> : <Outlet />}
          {config && <Notices isKept={config.enablePluginPWA} />}
        </div>
        {config && <Overlays config={config} />}
      </div>
    </CurrencyContext>
  )
}

/** Everything into the lower half, pages and what opens over them; the cover's words lie there anyway. */
const lowLook =
  'pt-[46dvh] [--dialog-bottom:0px] [--dialog-top:46dvh] landscape:pt-[30dvh] landscape:[--dialog-top:30dvh]'

function Overlays({ config }: { config: Config }) {
  const [device] = useState(knownDevice)
  const navigate = useNavigate()
  const path = useLocation({ select: location => location.pathname })
  const wipe = useCallback(
    (branch: number) => {
      cartOf(branch, 'takeaway').send({ type: 'cart.cleared' })
      forgetFilter()
      forgetLanguage()
      resetControls()
      forgetDraft()
      // Leaves the menu: what was searched and scrolled goes with it.
      void navigate({ to: '/', replace: true })
    },
    [navigate],
  )
  const begin = useCallback(
    (branch: Branch, wanted: Mode | null) => {
      const [only, second] = modesAtKiosk(branch)
      const mode = wanted ?? (second ? null : only)
      // Where to eat is asked by the page behind the screensaver.
      if (!mode) return
      cartOf(branch.id, mode).send({ type: 'choice.made', choice: { mode } })
      const params = { branchIdentifier: branch.identifier }
      void navigate({ to: '/store/$branchIdentifier', params, replace: true })
    },
    [navigate],
  )
  useCounting({ config, path, answer: useConsent(), readAnswer: readConsent })
  return (
    <>
      {device && (
        <KioskShell
          device={device}
          onWipe={wipe}
          onBegin={begin}
          renderFresh={branch => <FreshNow branch={branch} />}
        />
      )}
    </>
  )
}

const Notices = ({ isKept }: { isKept: boolean }) => (
  <div className="notices pointer-events-none fixed z-30 flex flex-col items-center desktop:items-start print:hidden">
    <UpdateNotice isKept={isKept} />
  </div>
)

function FreshNow({ branch }: { branch: Branch }) {
  const now = useShopNow()
  const { groups } = useMenu(branch, now, now)
  return <Fresh products={useMemo(() => freshProducts(groups), [groups])} />
}
