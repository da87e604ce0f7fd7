import { fromCallback, fromPromise } from 'xstate'
import {
  installMethod,
  isInstallSupported,
  isStandalone,
  onInstalled,
  rememberInstalled,
  wasInstalled,
} from '../../device/app/installation.ts'
import { installOffer } from '../../device/app/installOffer.ts'
import { readCookie, writeCookie } from '../../device/storage/cookies.ts'
import type { InstallEvent, InstallInput, installMachine } from './install.machine.ts'

/** 'Jetzt nicht' holds for a month. */
const DISMISS_COOKIE = 'pwa-dismiss'
const DISMISS_DAYS = 30

/** How things stand on this device when the page is opened. */
export function installInput(given: { isWanted: boolean; hasConsent: boolean }): InstallInput {
  const hasOffer = installOffer.get() !== null
  return {
    isPossible: given.isWanted && isInstallSupported() && !isStandalone(),
    // A browser that offers it says by that that it is not installed (any more).
    isInstalled: wasInstalled() && !hasOffer,
    isDismissed: readCookie(DISMISS_COOKIE) === 'true',
    hasConsent: given.hasConsent,
    hasOffer,
    way: installMethod(),
  }
}

/** The effects of install.machine.ts in a browser. */
export function installEffects() {
  return {
    actors: {
      askBrowser: fromPromise<'accepted' | 'dismissed'>(async () => {
        const offer = installOffer.get()
        if (!offer) throw new Error('The browser has taken its offer back.')
        return offer.ask()
      }),
      browser: fromCallback<InstallEvent>(({ sendBack }) => {
        const stops = [
          installOffer.subscribe(() => sendBack({ type: 'offer.changed', hasOffer: installOffer.get() !== null })),
          onInstalled(() => sendBack({ type: 'app.installed' })),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      }),
    },
    actions: {
      rememberDismissal: () => writeCookie(DISMISS_COOKIE, 'true', DISMISS_DAYS),
      rememberInstalled: () => rememberInstalled(true),
      forgetInstalled: () => rememberInstalled(false),
    },
  } satisfies Parameters<typeof installMachine.provide>[0]
}
