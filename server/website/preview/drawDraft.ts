import { keptBlocksOf, type ReusableBlock, reusableBlocks } from '../../../schema/website/block.ts'
import { siteAddress } from '../../../schema/website/paths.ts'
import type { Site } from '../../../schema/website/site.ts'
import { sites } from '../../../schema/website/site.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { iso } from '../../base/http/answer.ts'
import type { Content } from '../rendering/content.ts'
import { excerptFor, type Init, publicDocuments } from '../rendering/excerpt.ts'
import type { Pages } from '../rendering/pages.ts'

/**
 * Draws a page as it is being written: readable without a program, kept nowhere and found by nobody. Null where the page is
 * gone. It is drawn each time, for who has such a link is one of few.
 */
export function drawDrafts(
  deps: BaseDeps,
  pages: Pages,
  contentNow: () => Promise<Content>,
): (id: number) => Promise<Response | null> {
  return async id => {
    const site = await deps.storage.read.documents.entity(sites, id)
    if (!site) return null
    const now = deps.clock.now()
    const { init } = await contentNow()
    const url = siteAddress(site.path)
    const kept = await keptBlocks(deps, site.draft ?? site.content)
    const snapshot = excerptFor(withDraft(init, site, kept, iso(now) ?? ''), url, now)
    const origin = deps.settings.publicOrigin
    const renderer = await pages.renderer()
    const [text, drawn] = await Promise.all([
      pages.template('shop'),
      renderer.render({ url, snapshot, now, origin, picture: async () => null }),
    ])
    const filled = {
      '<!--head-->': drawn.head.replace(/<link rel="canonical"[^>]*>/, ''),
      '<!--app-->': drawn.app,
    }
    const html = Object.entries(filled).reduce(
      (page, [hole, content]) => page.replace(hole, () => content),
      withoutProgram(text),
    )
    return new Response(html, { status: drawn.status, headers })
  }
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
}

const withoutProgram = (html: string): string =>
  html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '').replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** The kept blocks that a page shows, also those that no public page shows yet. */
async function keptBlocks({ storage }: BaseDeps, content: Site['content']): Promise<readonly ReusableBlock[]> {
  const ids = [...new Set(keptBlocksOf(content))]
  const found = await Promise.all(ids.map(id => storage.read.documents.entity(reusableBlocks, id)))
  return found.flatMap(block => block ?? [])
}

/** What guests may see, with one page as it is being written among it. */
function withDraft(
  init: Init,
  { draft, publishAt: _, unpublishAt: __, ...site }: Site,
  kept: readonly ReusableBlock[],
  now: string,
): Init {
  const shown = { ...site, isPublic: false, content: draft ?? site.content, createdAt: now, updatedAt: now }
  const { '/sites': sites = [], '/blocks': blocks = [] } = publicDocuments(init)
  const others = sites.filter(({ id }) => id !== site.id)
  const otherBlocks = blocks.filter(({ id }) => !kept.some(block => block.id === id))
  return {
    ...init,
    data: [
      ...init.data.filter(({ url }) => url !== '/sites' && url !== '/blocks'),
      { url: '/sites', data: [...others, shown] },
      { url: '/blocks', data: [...otherBlocks, ...kept] },
    ],
  }
}
