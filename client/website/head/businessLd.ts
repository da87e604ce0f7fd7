import { formatMoney } from '../../../schema/base/money.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import type { Config } from '../../../schema/business/config.ts'
import { modesOf } from '../../../schema/business/modes.ts'
import { isOnline, paymentMethodsOf } from '../../../schema/business/paymentMethods.ts'
import type { MenuGroup } from '../../../schema/catalogue/menuGroups.ts'
import type { Catalogue } from '../../data/shop/catalogue.ts'
import { imageAddress } from '../../ui/Picture.tsx'
import type { PageFacts } from './facts.ts'
import { openingHoursLd, specialHoursLd } from './hoursLd.ts'
import { type Ld, present } from './ld.ts'
import { menuLd, priceSpan, visibleMenu } from './menuLd.ts'
import { sitePageLd } from './sitePageLd.ts'
import { texts } from './texts.ts'
import { toldPictures } from './toldPictures.ts'

const MAX_BRANCHES = 100

/** What a page tells search engines: the house and its branches, one branch with hours and menu, a page of the website. */
export function pageLd({ place }: PageFacts, catalogue: Catalogue, origin: string, now: number): Ld[] {
  const config = catalogue.config()
  if (!config) return []
  const branches = catalogue.list('branches')
  const [only] = branches
  if (place.kind === 'store' && place.branch?.isPublic) {
    const groups = visibleMenu(place.branch, catalogue, now)
    return [branchLd(place.branch, config, catalogue, origin, now, groups)]
  }
  if (place.site?.isPublic && place.kind === 'site') return sitePageLd(place.site, catalogue, origin, now)
  if (place.kind !== 'home') return []
  if (only && branches.length === 1)
    return [branchLd(only, config, catalogue, origin, now, null), siteLd(config, origin)]
  return [organizationLd(config, branches, origin), siteLd(config, origin)]
}

function organizationLd(config: Config, branches: readonly Branch[], origin: string): Ld {
  const shown = branches.filter(({ isPublic }) => isPublic).slice(0, MAX_BRANCHES)
  return present({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: config.shopName,
    legalName: config.businessName,
    description: config.seoDescription || config.description,
    url: `${origin}/`,
    logo: config.logo ? `${origin}${imageAddress(config.logo, 'small')}` : '',
    telephone: config.phone,
    email: config.email,
    sameAs: config.website ? [config.website] : [],
    department: shown.map(branch =>
      present({
        '@type': typeOf(branch, config, null),
        name: branch.name,
        url: branchUrl(branch, origin),
        telephone: branch.phone,
        address: postalAddress(branch),
      }),
    ),
  })
}

const siteLd = (config: Config, origin: string): Ld => ({
  '@type': 'WebSite',
  name: config.shopName,
  url: `${origin}/`,
  inLanguage: 'de',
})

function branchLd(
  branch: Branch,
  config: Config,
  catalogue: Catalogue,
  origin: string,
  now: number,
  groups: readonly MenuGroup[] | null,
): Ld {
  const url = branchUrl(branch, origin)
  const picture = branch.images[0] ?? branch.logo ?? config.logo
  const span = groups && priceSpan(groups)
  const hasPlace = typeof branch.latitude === 'number' && typeof branch.longitude === 'number'
  return present({
    '@type': typeOf(branch, config, groups),
    '@id': `${url}#business`,
    name: branch.name,
    description: branch.description,
    url,
    image: picture ? toldPictures(picture, origin, 'medium') : '',
    logo: config.logo ? `${origin}${imageAddress(config.logo, 'small')}` : '',
    telephone: branch.phone || config.phone,
    email: branch.email || config.email,
    address: postalAddress(branch),
    geo: hasPlace ? { '@type': 'GeoCoordinates', latitude: branch.latitude, longitude: branch.longitude } : null,
    openingHoursSpecification: openingHoursLd(branch.openingHours, now, branch.timeZone),
    specialOpeningHoursSpecification: specialHoursLd(branch.openingHours, now, branch.timeZone),
    currenciesAccepted: config.currency,
    paymentAccepted: paymentsOf(branch).join(', '),
    priceRange: span ? `${formatMoney(span.from, config.currency)}–${formatMoney(span.to, config.currency)}` : '',
    servesCuisine: cuisinesOf(branch, catalogue),
    // Tables are reserved by telephone.
    acceptsReservations: branch.isDineInEnabled && Boolean(branch.phone || config.phone),
    parentOrganization: { '@type': 'Organization', '@id': `${origin}/#organization`, name: config.businessName },
    hasMenu: groups ? menuLd(groups, url, origin, config.currency) : url,
    potentialAction: modesOf(branch).length > 0 ? orderAction(branch, url) : null,
  })
}

const branchUrl = ({ identifier }: Branch, origin: string): string => `${origin}/store/${identifier}`

const postalAddress = ({ street, zipCode, city, country }: Branch): Ld =>
  present({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: zipCode,
    addressLocality: city,
    addressCountry: country,
  })

/** By what it calls itself: nobody enters the kind of a branch, and a bakery that serves lunch is a bakery. */
function typeOf(branch: Branch, config: Config, groups: readonly MenuGroup[] | null): string {
  const own = `${branch.name} ${branch.keywords}`
  if (/wirtshaus|restaurant|gasthaus|gasthof|pizzeria|bistro/i.test(own)) return 'Restaurant'
  if (/(^|\s)caf[eé](\s|$)|kaffeehaus/i.test(own)) return 'CafeOrCoffeeShop'
  if (/bäck|backhaus|backstube|konditor|torten|brot/i.test(`${own} ${config.businessName} ${config.shopName}`))
    return 'Bakery'
  return branch.isDineInEnabled || groups ? 'Restaurant' : 'FoodEstablishment'
}

/** Tags that name a kitchen; 'Gastgarten' and 'Parkplatz' are tags too. */
function cuisinesOf(branch: Branch, catalogue: Catalogue): string[] {
  return branch.tags.flatMap(id => {
    const name = catalogue.get('tags', id)?.name ?? ''
    return /isch(e[rs]?)?( küche)?$|küche$|^(pizza|pasta|burger|sushi|kebap|grill|fisch)\b/i.test(name) ? [name] : []
  })
}

function paymentsOf(branch: Branch): string[] {
  const { payments } = texts
  return [
    ...(branch.isCashEnabled ? [payments.cash] : []),
    ...(branch.isATMCardEnabled ? [payments.card] : []),
    ...(paymentMethodsOf(branch).some(isOnline) ? [payments.online] : []),
  ]
}

function orderAction(branch: Branch, url: string): Ld {
  const modes = modesOf(branch)
  return present({
    '@type': 'OrderAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: url,
      inLanguage: 'de',
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
    deliveryMethod: [
      ...(modes.includes('takeaway') ? ['https://purl.org/goodrelations/v1#DeliveryModePickUp'] : []),
      ...(modes.includes('delivery') ? ['https://purl.org/goodrelations/v1#DeliveryModeOwnFleet'] : []),
    ],
  })
}
