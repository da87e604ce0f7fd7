import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { type IconName, iconAddress, shortName } from '../../../schema/business/webApp.ts'

/** The ground of the shop's pages: the screen between icon and page has it too. */
const PAPER = '#fbf9f5'
/** Phones show four at most; with more branches the list of them is the shortest way. */
const MAX_SHORTCUTS = 4

/** The web app manifest of the shop, as JSON (W3C Web Application Manifest). */
export function manifest(config: Config, branches: readonly Branch[]): string {
  const shown = branches.filter(({ isPublic }) => isPublic)
  const icon = (name: IconName) => ({
    src: iconAddress(config, name),
    sizes: name.replace(/^(maskable-)?(\d+)$/, '$2x$2'),
    type: 'image/png',
    purpose: name.startsWith('maskable') ? 'maskable' : 'any',
  })
  return JSON.stringify({
    id: '/',
    name: config.shopName || config.title,
    short_name: shortName(config),
    description: config.seoDescription || config.description,
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: config.themeColor,
    categories: ['food', 'shopping'],
    icons: (['192', '512', 'maskable-192', 'maskable-512'] as const).map(icon),
    shortcuts: shortcuts(shown).map(shortcut => ({ ...shortcut, icons: [icon('192')] })),
  })
}

/** What a long press on the app's icon offers: the menu, or each branch's, and the page that begins with what was ordered last. */
function shortcuts(branches: readonly Branch[]): { name: string; url: string }[] {
  const [only, second] = branches
  const again = { name: 'Noch einmal bestellen', url: '/' }
  if (only && !second) return [{ name: 'Speisekarte', url: `/store/${only.identifier}` }, again]
  if (branches.length >= MAX_SHORTCUTS) return [{ name: 'Filialen und Speisekarten', url: '/' }]
  return [...branches.map(({ name, identifier }) => ({ name, url: `/store/${identifier}` })), again]
}
