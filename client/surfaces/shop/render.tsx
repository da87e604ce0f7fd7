import { createMemoryHistory, rootRouteId } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { type Catalogue, createCatalogue, type Snapshot } from '../../data/catalogue.ts'
import { imageAddress } from '../../ui/Picture.tsx'
import { themeCss } from '../../ui/theme.ts'
import { createShopRouter } from './router.tsx'
import { ShopApp } from './ShopApp.tsx'
import { findBranch, isLegalPage, titleOf } from './title.ts'

export interface RenderRequest {
  /** Path and search of the page. */
  readonly url: string
  readonly snapshot: Snapshot
  /** Epoch ms; the browser hydrates with the snapshot's `at`, so both are the same. */
  readonly now: number
}

/** The first HTML of a shop page: status for the answer, elements for the head, content for `#root`. */
export async function render({ url, snapshot }: RenderRequest): Promise<{ status: number; head: string; app: string }> {
  const catalogue = createCatalogue(snapshot)
  const router = createShopRouter(createMemoryHistory({ initialEntries: [url] }))
  await router.load()
  const app = renderToString(<ShopApp router={router} catalogue={catalogue} firstNow={snapshot.at} />)
  const path = router.state.location.pathname
  const isRouted = router.state.matches.at(-1)?.routeId !== rootRouteId
  return { status: isRouted ? statusOf(path, catalogue) : 404, head: headOf(path, catalogue), app }
}

function statusOf(path: string, catalogue: Catalogue): number {
  const [first, second] = path.split('/').filter(part => part !== '')
  if (first === 'store' && !findBranch(second, catalogue)) return 404
  if (first === 'site' && !isLegalPage(second)) return 404
  return 200
}

function headOf(path: string, catalogue: Catalogue): string {
  const config = catalogue.config()
  const branch = path.startsWith('/store/') ? findBranch(path.split('/')[2], catalogue) : undefined
  const description = branch?.description || config?.seoDescription || config?.description || ''
  return [
    `<title>${escaped(titleOf(path, catalogue))}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    config?.favicon ? `<link rel="icon" href="${imageAddress(config.favicon, 'icon')}">` : '',
    config ? `<style id="theme">${themeCss(config)}</style>` : '',
  ].join('')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
