import type { Config } from '../../../schema/business/config.ts'
import { type Consent, hasMap, needsConsent } from '../../../schema/website/consent.ts'
import { texts } from './texts.ts'

/** Where a page is shown: a guest's own device, or a kiosk that belongs to the shop. */
export type ShopContext = 'guest' | 'self-service'

interface Asked {
  readonly config: Config
  readonly context: ShopContext
  readonly answer: Consent | null
  /** The visitor wants to answer anew. */
  readonly isReopened: boolean
}

/** Storefront section 2: self-service skips the banner; where there is nothing to ask, nobody is asked. */
export function isBannerShown({ config, context, answer, isReopened }: Asked): boolean {
  return context !== 'self-service' && needsConsent(config) && (answer === null || isReopened)
}

/** What is asked for, in the banner's words. */
export function purposesOf(config: Config): string[] {
  return [
    ...(config.enableAnalytics ? [texts.purposes.statistics] : []),
    ...(config.socialPixelId || config.tagManagerId ? [texts.purposes.marketing] : []),
    ...(hasMap(config) ? [texts.purposes.map] : []),
  ]
}
