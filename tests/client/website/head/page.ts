import type { Snapshot } from '../../../../client/data/engine/snapshot.ts'
import { render } from '../../../../client/surfaces/shop/render.tsx'

/** Tuesday noon in Vienna. */
const NOW = Date.parse('2026-06-16T10:00:00Z')
export const ORIGIN = 'https://shop.example'

type Lists = Readonly<Record<string, unknown>>

/** A page as the server makes it, of these documents. */
export async function pageOf(
  url: string,
  lists: Lists,
  picture: { width: number; height: number; alt: string } | null = null,
) {
  const data = Object.entries(lists).map(([type, value]) => ({ url: `/${type}`, data: value }))
  const snapshot: Snapshot = { data, seq: '1.e1', at: NOW, partial: true }
  const page = await render({ url, snapshot, now: NOW, origin: ORIGIN, picture: async () => picture })
  return {
    ...page,
    /** The content of a meta element as a browser reads it. */
    meta: (key: string) => attribute(page.head, new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`)),
    link: (rel: string) => attribute(page.head, new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)">`)),
    title: attribute(page.head, /<title>([^<]*)<\/title>/),
    ld: page.data
      ? JSON.parse(/^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(page.data)?.[1] ?? '')
      : null,
  }
}

function attribute(html: string, pattern: RegExp): string | null {
  const found = pattern.exec(html)?.[1]
  return found === undefined
    ? null
    : found.replace(/&(amp|lt|gt|quot|#39|#96);/g, (_, name: string) => characters[name] ?? '')
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#96': '`' }
