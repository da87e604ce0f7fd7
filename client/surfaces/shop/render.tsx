import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { ImageRef } from '../../../schema/base/fields.ts'
import type { Snapshot } from '../../data/engine/snapshot.ts'
import { createCatalogue } from '../../data/shop/catalogue.ts'
import { pageLd } from '../../website/head/businessLd.ts'
import { pageFacts } from '../../website/head/facts.ts'
import { headHtml, type PictureFacts } from '../../website/head/headHtml.ts'
import { ldScript } from '../../website/head/ld.ts'
import { LegalTextLater } from './legalTextLater.tsx'
import { createShopRouter } from './router.tsx'
import { drawnLater } from './routes/frame.tsx'
import { ShopApp } from './ShopApp.tsx'
import { ShownSiteLater } from './shownSiteLater.tsx'

interface RenderRequest {
  /** Path and search of the page. */
  readonly url: string
  readonly snapshot: Snapshot
  /** Epoch ms; the browser hydrates with the snapshot's `at`, so both are the same. */
  readonly now: number
  /** The address guests use, without a slash at its end. */
  readonly origin: string
  /** What is known of a picture; null where nothing is. */
  readonly picture: (image: ImageRef) => Promise<PictureFacts | null>
}

interface RenderedPage {
  readonly status: number
  /** Whether nothing is ordered on it: it is read at once, and its program has time. */
  readonly isRead: boolean
  /** Elements for the head. */
  readonly head: string
  /** Content of `#root`. */
  readonly app: string
  /** What only search engines read: for the end of the body, where it delays nothing. */
  readonly data: string
}

/** The first HTML of a shop page. The head is made here and nowhere else, of the same facts the browser goes on with. */
export async function render({ url, snapshot, now, origin, picture }: RenderRequest): Promise<RenderedPage> {
  const catalogue = createCatalogue(snapshot)
  const router = createShopRouter(createMemoryHistory({ initialEntries: [url] }))
  await Promise.all([router.load(), drawnLater(), ShownSiteLater.preload?.(), LegalTextLater.preload?.()])
  const app = renderToString(<ShopApp router={router} catalogue={catalogue} firstNow={snapshot.at} />)
  const { pathname, search } = router.state.location
  const facts = pageFacts(pathname, catalogue, search.product)
  const known = facts.shared.picture ? await picture(facts.shared.picture) : null
  return {
    status: facts.place.kind === 'nowhere' ? 404 : 200,
    isRead: facts.place.kind === 'legal' || facts.place.site !== undefined,
    head: headHtml(facts, catalogue.config(), origin, known),
    app,
    data: ldScript(pageLd(facts, catalogue, origin, now)),
  }
}
