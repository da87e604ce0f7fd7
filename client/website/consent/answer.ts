import { CONSENT_COOKIE, type Consent, consentIn } from '../../../schema/website/consent.ts'
import { type Signal, signal } from '../../device/signal.ts'
import { readCookies, writeCookie } from '../../device/storage/cookies.ts'

/** The answer is kept for 365 days. */
const CONSENT_DAYS = 365

const answer: Signal<Consent | null> = signal(typeof document === 'undefined' ? null : consentIn(readCookies()))

/** What the visitor answered; null before. Another page of this device may have asked meanwhile, so the cookie is read anew. */
export function readConsent(): Consent | null {
  answer.set(consentIn(readCookies()))
  return answer.get()
}

export const subscribeConsent = answer.subscribe
export const knownConsent = answer.get

export function giveConsent(given: Consent): void {
  writeCookie(CONSENT_COOKIE, given, CONSENT_DAYS)
  answer.set(given)
}
