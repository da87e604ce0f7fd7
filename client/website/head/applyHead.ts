import { iconAddress } from '../../../schema/business/webApp.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { setPageTitle } from '../../device/page/pageTitle.ts'
import { applyTheme } from '../../ui/theme/theme.ts'
import { pageFacts } from './facts.ts'

/**
 * Keeps the head true while the guest moves on: a phone that shares a page shares its canonical address, and the page
 * the device keeps comes without any of it.
 */
export function applyHead(path: string, catalogue: Catalogue): void {
  const config = catalogue.config()
  if (!config) return
  const facts = pageFacts(path, catalogue)
  setPageTitle(facts.title)
  put('meta[name="description"]', 'meta', { name: 'description', content: facts.description })
  put('meta[name="robots"]', 'meta', facts.isIndexed ? null : { name: 'robots', content: 'noindex' })
  const canonical = facts.canonical === null ? null : `${location.origin}${facts.canonical}`
  put('link[rel="canonical"]', 'link', canonical === null ? null : { rel: 'canonical', href: canonical })
  put('link[rel="icon"]', 'link', { rel: 'icon', type: 'image/png', sizes: '32x32', href: iconAddress(config, '32') })
  put(
    'link[rel="manifest"]',
    'link',
    config.enablePluginPWA ? { rel: 'manifest', href: '/manifest.webmanifest' } : null,
  )
  applyTheme(config)
}

/** The one element that matches has these attributes, or is not there. */
function put(selector: string, tag: 'meta' | 'link', attributes: Readonly<Record<string, string>> | null): void {
  const present = document.head.querySelector(selector)
  if (!attributes) return present?.remove()
  const element = present ?? document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  if (!present) document.head.append(element)
}
