import { useSyncExternalStore } from 'react'
import type { Consent } from '../../../schema/website/consent.ts'
import { knownConsent, subscribeConsent } from './answer.ts'

/** What the visitor answered; null before, on the server, and while its HTML is hydrated. */
export const useConsent = (): Consent | null => useSyncExternalStore(subscribeConsent, knownConsent, () => null)
