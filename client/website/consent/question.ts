import type { Config } from '../../../schema/business/config.ts'
import { type Consent, hasMap, needsConsent } from '../../../schema/website/consent.ts'
import { texts } from './texts.ts'

interface Asked {
  readonly config: Config
  readonly answer: Consent | null
  /** The visitor wants to answer anew. */
  readonly isReopened: boolean
}

/** Where there is nothing to ask, nobody is asked. */
export function isBannerShown({ config, answer, isReopened }: Asked): boolean {
  return needsConsent(config) && (answer === null || isReopened)
}

/** What is asked for, in the banner's words. */
export function purposesOf(config: Config): string[] {
  return [
    ...(config.enableAnalytics ? [texts.purposes.statistics] : []),
    ...(config.socialPixelId || config.tagManagerId ? [texts.purposes.marketing] : []),
    ...(hasMap(config) ? [texts.purposes.map] : []),
  ]
}
