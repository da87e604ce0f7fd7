import type { Config } from '../../../schema/business/config.ts'
import { PIXEL_SCRIPTS, TAG_MANAGER } from '../../../schema/website/thirdParties.ts'
import { globalOf, hasThirdPartyScripts, loadAnew, loadScript } from '../../device/page/thirdPartyScripts.ts'
import { dropCookies } from '../../device/storage/cookies.ts'
import { createPixel, type Pixel } from './pixel.ts'
import type { VisitEvent } from './visitEvent.ts'

type Ids = Pick<Config, 'socialPixelId' | 'tagManagerId'>

/** Loads the social pixel and the tag manager, each once and only where the settings have its id. After consent only. */
export function loadThirdParties({ socialPixelId, tagManagerId }: Ids): void {
  if (socialPixelId && loadScript(`${PIXEL_SCRIPTS}/en_US/fbevents.js`)) pixel()('init', socialPixelId)
  if (tagManagerId && loadScript(`${TAG_MANAGER}/gtm.js?id=${tagManagerId}`))
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
}

/** Tells them of a page, or of what was bought; what comes before their libraries waits in their own queues. */
export function tellThirdParties({ socialPixelId, tagManagerId }: Ids, event: VisitEvent): void {
  if (event.name === 'init') return
  loadThirdParties({ socialPixelId, tagManagerId })
  const [name, data] = inTheirWords(event)
  if (socialPixelId) pixel()('track', name, data)
  if (tagManagerId) dataLayer().push({ event: name, ...data })
}

/** Consent was taken back: their cookies go, and the page is loaded anew where their programs already run in it. */
export function dropThirdParties(): void {
  dropCookies(/^_(fbp|fbc|ga|gid|gat|gcl)/)
  if (hasThirdPartyScripts([PIXEL_SCRIPTS, TAG_MANAGER])) loadAnew()
}

/** Their amounts have a point, ours are cents. */
function inTheirWords(event: Exclude<VisitEvent, { name: 'init' }>): [name: string, data: Record<string, unknown>] {
  if (event.name === 'pageView') return ['PageView', {}]
  if (event.name === 'initiateCheckout') return ['InitiateCheckout', {}]
  if (event.name === 'addToCart') {
    const { product, amount } = event
    return ['AddToCart', { content_type: 'product', content_ids: [String(product)], quantity: amount }]
  }
  const { value, currency } = event
  return ['Purchase', { value: value / 100, currency }]
}

function pixel(): Pixel {
  const made = globalOf('fbq', createPixel)
  globalOf('_fbq', () => made)
  return made
}

const dataLayer = () => globalOf<unknown[]>('dataLayer', () => [])
