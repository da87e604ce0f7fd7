import { Link, lazyRouteComponent, useLocation } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { Suspense } from 'react'
import { telephoneLink } from '../../../../schema/base/telephoneLink.ts'
import type { Config } from '../../../../schema/business/config.ts'
import { useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import { texts as headTexts } from '../../../website/head/texts.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { texts } from './texts.ts'

/** Only a site that has its own footer fetches it. */
const ClubFooter = lazyRouteComponent(() => import('./ClubFooterSlot.tsx'), 'ClubFooterSlot')

/** What of the footer the server draws and the browser fetches later. */
export const loadClubFooter = () => ClubFooter.preload?.()

/** The footer of the club where it has a navigation, except where somebody orders; else the shop's. */
export function ShopFooter() {
  const config = useConfig()
  const isClub = useList('navigations').some(({ identifier, isPublic }) => isPublic && identifier === 'footer')
  const isOrdering = useLocation({ select: ({ pathname }) => /^\/(store|status)\//.test(pathname) })
  if (!config) return null
  if (!isClub || isOrdering) return <PlainFooter config={config} />
  return (
    <Suspense>
      <ClubFooter config={config} />
    </Suspense>
  )
}

/** Name and address, order link when there is one branch, legal links, install link. */
function PlainFooter({ config }: { config: Config }) {
  const branches = useList('branches')
  const [only] = branches.length === 1 ? branches : []
  const { shopName, businessName, phone } = config
  return (
    <footer className="mt-auto border-t border-line bg-sunken text-ink-soft">
      <div className="page grid gap-8 py-10 tablet:flex tablet:flex-wrap tablet:justify-between tablet:gap-16">
        <div>
          {/* In the text's typeface: a checkout must not fetch another one for its last line. */}
          <Link to="/" className="text-title font-strong text-ink no-underline">
            {shopName}
          </Link>
          <p className="mt-1">
            {businessName}
            <br />
            {config.zipCode} {config.city}
          </p>
          {phone && (
            <a href={telephoneLink(phone)} className={`${link} gap-2`}>
              <Phone aria-hidden size={16} />
              {phone}
            </a>
          )}
        </div>
        <nav
          aria-label={texts.legal}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] content-start gap-x-8 tablet:grid-cols-[repeat(2,auto)] tablet:gap-x-14"
        >
          {only && (
            <Link
              to="/store/$branchIdentifier"
              params={{ branchIdentifier: only.identifier }}
              className={`${link} font-strong text-ink`}
            >
              {headTexts.orderOnline}
            </Link>
          )}
          <LegalLinks config={config} className={link} />
        </nav>
      </div>
    </footer>
  )
}

const link = 'flex min-h-10 items-center text-left underline-offset-4 hover:text-ink hover:underline'
