import type { Config } from '../../../schema/business/config.ts'
import { daysOf, overAt } from '../../../schema/website/appointmentTime.ts'
import type { Appointment } from '../../../schema/website/blockKinds/appointments.ts'
import { siteAddress } from '../../../schema/website/paths.ts'
import type { PublicSite } from '../../../schema/website/site.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { imageAddress } from '../../ui/Picture.tsx'
import { type Ld, present } from './ld.ts'
import { siteDescription, sitePicture } from './siteFacts.ts'
import { toldPictures } from './toldPictures.ts'

/** So many events and pictures of one page are told: the rest is found on it. */
const MAX_TOLD = 30

/** What a page of the website tells search engines: what it is, its coming events, and where it lies. `now` in epoch ms. */
export function sitePageLd(site: PublicSite, catalogue: Catalogue, origin: string, now: number): Ld[] {
  const config = catalogue.config()
  if (!config) return []
  return [
    ...thingOf(site, config, origin),
    ...events(site, catalogue, origin, now),
    ...breadcrumbs(site, catalogue, origin),
  ]
}

const heading = ({ name, content }: PublicSite): string => content.title || name
const addressOf = (site: PublicSite, origin: string): string => `${origin}${siteAddress(site.path)}`

const publisher = (config: Config, origin: string): Ld =>
  present({
    '@type': 'Organization',
    name: config.businessName || config.shopName,
    url: `${origin}/`,
    logo: config.logo ? `${origin}${imageAddress(config.logo, 'small')}` : '',
  })

function thingOf(site: PublicSite, config: Config, origin: string): Ld[] {
  const picture = sitePicture(site)
  const told = {
    url: addressOf(site, origin),
    description: siteDescription(site),
    image: picture ? toldPictures(picture, origin, 'large') : '',
  }
  switch (site.type) {
    case 'news':
      return [
        present({
          '@type': 'NewsArticle',
          headline: heading(site),
          ...told,
          datePublished: site.createdAt,
          dateModified: site.updatedAt,
          inLanguage: 'de',
          publisher: publisher(config, origin),
          author: publisher(config, origin),
        }),
      ]
    case 'sport':
      return [
        present({
          '@type': 'SportsOrganization',
          name: config.businessName || config.shopName,
          sport: heading(site),
          ...told,
        }),
      ]
    case 'gallery':
      return [
        present({
          '@type': 'ImageGallery',
          name: heading(site),
          ...told,
          image: site.content.images.slice(0, MAX_TOLD).map(image => `${origin}${imageAddress(image, 'large')}`),
        }),
      ]
    default:
      return []
  }
}

/** What is still to come; a page may hold several lists of dates, and one that is kept for many pages. */
function events(site: PublicSite, catalogue: Catalogue, origin: string, now: number): Ld[] {
  const config = catalogue.config()
  const zone = config?.timeZone ?? 'Europe/Vienna'
  const blocks = site.content.body.flatMap(block => {
    const own = block.type === 'block' ? catalogue.get('blocks', block.value.block)?.block : block
    return own && !block.isHidden && !own.isHidden ? [own] : []
  })
  return blocks
    .flatMap(block => (block.type === 'appointments' ? block.value.entries : []))
    .filter(entry => overAt(entry, zone) > now)
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from))
    .slice(0, MAX_TOLD)
    .map(entry =>
      present({
        '@type': 'Event',
        name: entry.title,
        ...datesOf(entry, zone),
        description: entry.description,
        url: addressOf(site, origin),
        location: present({ '@type': 'Place', name: entry.place || config?.shopName, address: config?.city }),
        organizer: config && publisher(config, origin),
      }),
    )
}

/** Whole days as days where it takes place, whatever zone their instants are written in. */
function datesOf(entry: Appointment, zone: string): Ld {
  const { first, last } = daysOf(entry, zone)
  if (!entry.isAllDay) return { startDate: entry.from, endDate: entry.until }
  return { startDate: first, endDate: entry.until ? last : undefined }
}

/** From the first page over those whose path is the beginning of this one's. */
function breadcrumbs(site: PublicSite, catalogue: Catalogue, origin: string): Ld[] {
  const words = site.path.split('/')
  const above = words.slice(1).flatMap((_, index) => {
    const path = words.slice(0, index + 1).join('/')
    return catalogue.list('sites').filter(each => each.path === path)
  })
  if (above.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...above, site].map((each, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: heading(each),
        item: addressOf(each, origin),
      })),
    },
  ]
}
