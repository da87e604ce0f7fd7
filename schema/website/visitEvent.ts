import { keysOf } from '../base/keys.ts'
import { isOnline, paymentMethods } from '../business/paymentMethods.ts'
import type { AnalyticsCall } from './visits.ts'

/** What is kept of a visit's event, beside when, whose browser and which branch it was. */
interface KeptEvent {
  readonly kind: 'init' | 'view' | 'event'
  readonly key: string
  readonly screen: string
  readonly pixelRatio: number
  readonly scheme: 'dark' | 'light' | 'unknown'
  readonly referrer: string | null
}

/** Where guests pay and come back from, at a provider or where that sends them on: nobody was led here by them. */
const payers = keysOf(paymentMethods)
  .filter(isOnline)
  .flatMap<string>(method => paymentMethods[method].hosts)
  .concat('paypal.com', 'klarna.com', 'twint.ch')
const email = /[^\s@/]+@[^\s@/]+\.[a-z]{2,}/gi

/** What of a call is kept: of who came their screen and where from, of a page its path, of anything else its name. No key nobody knows. */
export function keptEvent({ type, category, action, data }: AnalyticsCall, ownHosts: readonly string[]): KeptEvent {
  if (category === 'device') return { ...nothing, kind: 'init', ...arrivalOf(data, ownHosts) }
  if (/^page-?view$/i.test(action) || /^page(-?view)?$/i.test(type))
    return { ...nothing, kind: 'view', key: countedPath(typeof data['path'] === 'string' ? data['path'] : '/') }
  return { ...nothing, kind: 'event', key: `${category}/${action}` }
}

/** The branch an event says it is of: by its id, or by the identifier in the path of the page. */
export function branchSaid({ data }: Pick<AnalyticsCall, 'data'>): number | string | null {
  const { branch, path } = data
  if (typeof branch === 'number' && Number.isSafeInteger(branch) && branch > 0) return branch
  return (typeof path === 'string' && /^\/store\/([^/?#]+)/.exec(path)?.[1]) || null
}

/** A path as pages are counted: without question, without a slash at its end, and never with what opens an order. */
function countedPath(given: string): string {
  const path = given.replace(/[?#].*$/s, '').replaceAll(/[\s\u0000-\u001f]+/g, '')
  if (/^\/status(\/|$)/.test(path)) return '/status/*'
  const bare = path.replace(/\/+$/, '').replace(email, '…')
  return bare.startsWith('/') ? bare : `/${bare}`
}

const nothing = { key: '', screen: '', pixelRatio: 1, scheme: 'unknown', referrer: '' } as const

function arrivalOf(data: AnalyticsCall['data'], ownHosts: readonly string[]) {
  const { screenWidth: width, screenHeight: height, windowDevicePixelRatio: ratio, darkMode, documentReferrer } = data
  return {
    screen: isSize(width) && isSize(height) ? `${width}×${height}` : '',
    pixelRatio: typeof ratio === 'number' && ratio > 0 && ratio <= 20 ? ratio : 1,
    scheme: typeof darkMode === 'boolean' ? (darkMode ? ('dark' as const) : ('light' as const)) : ('unknown' as const),
    referrer: hostOf(typeof documentReferrer === 'string' ? documentReferrer : '', ownHosts),
  }
}

const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 100_000

/** The host somebody came from; empty for none, null for ours and those of payment. */
function hostOf(referrer: string, ownHosts: readonly string[]): string | null {
  const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '')
  const host = bare(/^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(referrer)?.[1] ?? '')
  if (host === '') return ''
  return isOfPayment(host) || ownHosts.some(own => bare(own) === host) ? null : host
}

const isOfPayment = (host: string): boolean => payers.some(payer => host === payer || host.endsWith(`.${payer}`))
