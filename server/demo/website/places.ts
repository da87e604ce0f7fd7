import type { SitePicture } from '../../../schema/website/fields.ts'
import type { SiteNode } from '../../../schema/website/node.ts'
import { siteAddress } from '../../../schema/website/paths.ts'
import type { Redirect } from '../../../schema/website/redirect.ts'
import type { Draft } from '../authoring.ts'
import { to } from './links.ts'
import type { ClubPath } from './paths.ts'
import { rich } from './rich.ts'
import type { Shots } from './shots.ts'

/** What stands at the named places of the site. '/' is the bakery's: no page is named for it. */
export const clubNodes = (shot: Shots): Draft<SiteNode>[] => [
  {
    identifier: 'contact',
    name: 'SK Morgenkrume',
    text: rich('**SK Morgenkrume**', 'Sekretariat: Dienstag, 17 bis 19 Uhr'),
    entries: [
      { key: 'phone', name: 'Telefon', link: to.call('+43 1 000 80 99') },
      { key: 'mail', name: 'E-Mail', link: to.mail('klub@morgenkrume.example') },
    ],
  },
  {
    identifier: 'location',
    name: 'Standort',
    text: rich('Sportplatzweg 3', '1220 Wien'),
    entries: [{ key: 'way', name: 'Anfahrt', link: to.site('klub/anfahrt', 'Anfahrt planen') }],
  },
  {
    identifier: 'partners',
    name: 'Partner',
    entries: [
      partner('Morgenkrume', shot('sponsorBakery'), to.route('/', 'Morgenkrume')),
      partner('Blühwerk', shot('sponsorGarden'), to.web('https://bluehwerk.example', 'Blühwerk')),
      partner('Radhaus', shot('sponsorBikes'), to.web('https://radhaus.example', 'Radhaus')),
      partner('Lerchenbank', shot('sponsorBank'), to.web('https://lerchenbank.example', 'Lerchenbank')),
    ],
  },
  {
    identifier: 'design',
    name: 'Gestaltung',
    entries: [
      { key: 'studio', name: 'Studio Mehlstaub', link: to.web('https://mehlstaub.example', 'Studio Mehlstaub') },
    ],
  },
]

const partner = (name: string, image: SitePicture, link: ReturnType<typeof to.web>) => ({
  key: name.toLowerCase().replace('ü', 'ue'),
  name,
  image,
  link,
})

const moved = (path: string, page: ClubPath, permanent = true): Draft<Redirect> => ({
  path,
  target: siteAddress(page),
  permanent,
})

/** Addresses of the former site that still stand on posters. */
export const clubRedirects: readonly Draft<Redirect>[] = [
  moved('verein', 'klub'),
  moved('jugend', 'klub/sport/nachwuchs'),
  moved('klub/vorstand', 'klub/verein/vorstand'),
  moved('sommercamp', 'klub/news/anmeldung-sommercamp', false),
]
