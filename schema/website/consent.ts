import type { Config } from '../business/config.ts'

/** What a visitor answered to the cookie banner. */
export type Consent = 'accepted' | 'declined'

/** The answer is kept in this cookie for 365 days. */
export const CONSENT_COOKIE = 'cookie-banner-acceptance-state'

/** Whether there is anything a visitor has to be asked for: where nothing is set up, no banner stands in the way. */
export const needsConsent = (config: Config): boolean =>
  Boolean(config.enableAnalytics || config.socialPixelId || config.tagManagerId || hasMap(config))

/** Whether the home page may show a map once the visitor agreed. */
export const hasMap = ({ enablePluginMapbox, mapStyle }: Config): boolean =>
  enablePluginMapbox && STYLE_ORIGIN.test(mapStyle)

/** The beginning of a style's address, up to its host: it ends up in the security policy. */
export const STYLE_ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?(?=\/)/i

/** The answer in a `Cookie` header or `document.cookie`; any other value is as good as none. */
export function consentIn(cookies: string): Consent | null {
  const found = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=(accepted|declined)(?:;|$)`).exec(cookies)
  const answer = found?.[1]
  return answer === 'accepted' || answer === 'declined' ? answer : null
}
