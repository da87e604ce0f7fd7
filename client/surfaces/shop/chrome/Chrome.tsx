import { Link, useLocation, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Config } from '../../../../schema/business/config.ts'
import { type Consent, needsConsent } from '../../../../schema/website/consent.ts'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { KNOWN_STAFF } from '../../../device/storage/knownStaff.ts'
import { memo } from '../../../device/storage/memo.ts'
import { useArrival } from '../../../ui/useArrival.ts'
import { giveConsent, readConsent } from '../../../website/consent/answer.ts'
import { ConsentBanner } from '../../../website/consent/ConsentBanner.tsx'
import { isBannerShown } from '../../../website/consent/question.ts'
import { texts } from '../../../website/consent/texts.ts'
import { useConsent } from '../../../website/consent/useConsent.ts'
import { useCounting } from '../../../website/counting/useCounting.ts'
import { legalLinks } from '../../../website/head/legalPages.ts'
import { UpdateNotice } from '../../../website/install/UpdateNotice.tsx'
import { OrderBar } from './OrderBar.tsx'
import { pageRequest } from './pageRequest.ts'

/** Nobody fetches it where nobody ever signed in to the office. */
const Staff = lazy(() => import('./Staff.tsx').then(({ Staff }) => ({ default: Staff })))
const Install = lazy(() => import('./Install.tsx').then(({ Install }) => ({ default: Install })))

/**
 * What comes after the first paint and lies over the page without blocking it: the cookie banner, the install prompt, the
 * update notice. One column at the lower edge, above the cart bar, so that none covers another.
 */
export function Chrome() {
  const config = useConfig()
  useArrival(useRouterState({ select: state => state.resolvedLocation?.pathname ?? null }), { isPage: true })
  if (!config) return null
  return (
    <>
      {config.enablePluginToolbar && memo.get(KNOWN_STAFF) !== null && (
        <Suspense>
          <Staff />
        </Suspense>
      )}
      <div className="notices pointer-events-none fixed z-30 flex flex-col items-center gap-3 desktop:items-start print:hidden">
        <UpdateNotice isKept={config.enablePluginPWA} />
        <Questions config={config} />
        <OrderBar />
      </div>
    </>
  )
}

/** What the visitor is asked: for consent, and whether the shop shall be an app. */
function Questions({ config }: { config: Config }) {
  const answer = useConsent()
  const path = useLocation({ select: location => location.pathname })
  const { isShown, isReopened, close } = useBanner(config, answer)
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
          isWanted={config.enablePluginPWA}
          hasConsent={answer === 'accepted' || !needsConsent(config)}
          // Nobody is asked for anything while they pay.
          isQuiet={isShown || /\/checkout(\/|$)/.test(path)}
        />
      </Suspense>
    </>
  )
}

/** Whether the banner is there: until it is answered, or again by the link in the footer, which gets the focus back. */
function useBanner(config: Config, answer: Consent | null) {
  const requested = useSyncExternalStore(pageRequest.subscribe, pageRequest.get)
  const [isPutOff, setPutOff] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const isReopened = requested === 'cookies'
  // Before the banner's own effect takes the focus.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isReopened && activeElement instanceof HTMLElement) opener.current = activeElement
  }, [isReopened])
  return {
    isReopened,
    isShown: isBannerShown({ config, answer: isPutOff ? 'declined' : answer, isReopened }),
    close() {
      setPutOff(true)
      if (pageRequest.get() === 'cookies') pageRequest.set(null)
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
