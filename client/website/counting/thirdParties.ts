import type { Config } from '../../../schema/business/config.ts'
import { PIXEL_SCRIPTS, TAG_MANAGER } from '../../../schema/website/thirdParties.ts'
import { globalOf, hasThirdPartyScripts, loadAnew, loadScript } from '../../device/page/thirdPartyScripts.ts'
import { dropCookies } from '../../device/storage/cookies.ts'
import type { Happening } from './happening.ts'
import { createPixel, type Pixel } from './pixel.ts'

type Ids = Pick<Config, 'socialPixelId' | 'tagManagerId'>

/** Loads the social pixel and the tag manager, each once and only where the settings have its id. After consent only. */
export function loadThirdParties({ socialPixelId, tagManagerId }: Ids): void {
  if (socialPixelId && loadScript(`${PIXEL_SCRIPTS}/en_US/fbevents.js`)) pixel()('init', socialPixelId)
  if (tagManagerId && loadScript(`${TAG_MANAGER}/gtm.js?id=${tagManagerId}`))
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
}

/** Tells them of a page, or of what was bought; what comes before their libraries waits in their own queues. */
export function tellThirdParties({ socialPixelId, tagManagerId }: Ids, happening: Happening): void {
  if (happening.name === 'init') return
  loadThirdParties({ socialPixelId, tagManagerId })
  const [event, data] = inTheirWords(happening)
  if (socialPixelId) pixel()('track', event, data)
  if (tagManagerId) dataLayer().push({ event, ...data })
}

/** Consent was taken back: their cookies go, and the page is loaded anew where their programs already run in it. */
export function dropThirdParties(): void {
  dropCookies(/^_(fbp|fbc|ga|gid|gat|gcl)/)
  if (hasThirdPartyScripts([PIXEL_SCRIPTS, TAG_MANAGER])) loadAnew()
}

/** Their amounts have a point, ours are cents. */
function inTheirWords(happening: Exclude<Happening, { name: 'init' }>): [event: string, data: Record<string, unknown>] {
  if (happening.name === 'pageView') return ['PageView', {}]
  if (happening.name === 'initiateCheckout') return ['InitiateCheckout', {}]
  if (happening.name === 'addToCart') {
    const { product, amount } = happening
    return ['AddToCart', { content_type: 'product', content_ids: [String(product)], quantity: amount }]
  }
  const { value, currency } = happening
  return ['Purchase', { value: value / 100, currency }]
}

function pixel(): Pixel {
  const made = globalOf('fbq', createPixel)
  globalOf('_fbq', () => made)
  return made
}

const dataLayer = () => globalOf<unknown[]>('dataLayer', () => [])
