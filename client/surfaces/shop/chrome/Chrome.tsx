import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Config } from '../../../../schema/business/config.ts'
import { type Consent, needsConsent } from '../../../../schema/website/consent.ts'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { uncoverPage } from '../../../device/page/page.ts'
import { knownDevice } from '../../../device/storage/knownDevice.ts'
import { giveConsent, readConsent } from '../../../website/consent/answer.ts'
import { ConsentBanner } from '../../../website/consent/ConsentBanner.tsx'
import { isBannerShown, type ShopContext } from '../../../website/consent/question.ts'
import { texts } from '../../../website/consent/texts.ts'
import { useConsent } from '../../../website/consent/useConsent.ts'
import { useCounting } from '../../../website/counting/useCounting.ts'
import { legalLinks } from '../../../website/head/legalPages.ts'
import { OrderBar } from './OrderBar.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { wish } from './wishes.ts'

/** Only on a screen of the shop: no guest's phone loads it. */
const Kiosk = lazy(() =>
  import('../../kiosk/Kiosk.tsx').then(
    ({ Kiosk }) => ({ default: Kiosk }),
    error => {
      uncoverPage()
      throw error
    },
  ),
)
const Install = lazy(() => import('./Install.tsx').then(({ Install }) => ({ default: Install })))

/**
 * What comes after the first paint and lies over the page without blocking it: the cookie banner, the install prompt, the
 * update notice. One column at the lower edge, above the cart bar, so that none covers another.
 */
export function Chrome() {
  const config = useConfig()
  const [device] = useState(knownDevice)
  const kiosk = device?.kind === 'kiosk' ? device : null
  const context: ShopContext = kiosk ? 'self-service' : 'guest'
  if (!config) return null
  return (
    <>
      {kiosk && (
        <Suspense>
          <Kiosk device={kiosk} />
        </Suspense>
      )}
      <div className="notices pointer-events-none fixed z-30 flex flex-col items-center gap-3 desktop:items-start print:hidden">
        <UpdateNotice isKept={config.enablePluginPWA} />
        <Asking config={config} context={context} />
        {context !== 'self-service' && <OrderBar />}
      </div>
    </>
  )
}

function Asking({ config, context }: { config: Config; context: ShopContext }) {
  const answer = useConsent()
  const path = useLocation({ select: location => location.pathname })
  const { isShown, isReopened, close } = useBanner(config, context, answer)
  useCounting({ config, path, answer, readAnswer: readConsent })
  return (
    <>
      {isShown && (
        <ConsentBanner
          config={config}
          answer={answer}
          isReopened={isReopened}
          moreLink={<MoreLink config={config} />}
          onAnswer={given => {
            giveConsent(given)
            close()
          }}
          onLater={close}
        />
      )}
      <Suspense>
        <Install
          key={String(config.enablePluginPWA)}
          config={config}
          isWanted={config.enablePluginPWA && context !== 'self-service'}
          hasConsent={answer === 'accepted' || !needsConsent(config)}
          // Nobody is asked for anything while they pay.
          isQuiet={isShown || /\/checkout(\/|$)/.test(path)}
        />
      </Suspense>
    </>
  )
}

/** Whether the banner is there: until it is answered, or again by the link in the footer, which gets the focus back. */
function useBanner(config: Config, context: ShopContext, answer: Consent | null) {
  const wished = useSyncExternalStore(wish.subscribe, wish.get)
  const [isPutOff, setPutOff] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const isReopened = wished === 'cookies'
  // Before the banner's own effect takes the focus.
  useLayoutEffect(() => {
    if (isReopened) opener.current = document.activeElement as HTMLElement | null
  }, [isReopened])
  return {
    isReopened,
    isShown: isBannerShown({ config, context, answer: isPutOff ? 'declined' : answer, isReopened }),
    close() {
      setPutOff(true)
      if (wish.get() === 'cookies') wish.set(null)
      opener.current?.focus()
      opener.current = null
    },
  }
}

/** 'Mehr erfahren': the privacy page kept here, else the address of another. */
function MoreLink({ config }: { config: Config }) {
  const privacy = legalLinks(config).find(({ page }) => page === 'privacy')
  if (!privacy) return null
  const look = 'text-accent-ink underline underline-offset-2'
  return privacy.address === null ? (
    <Link to="/site/$page" params={{ page: 'privacy' }} className={look}>
      {texts.more}
    </Link>
  ) : (
    <a href={privacy.address} target="_blank" rel="noopener" className={look}>
      {texts.more}
    </a>
  )
}
