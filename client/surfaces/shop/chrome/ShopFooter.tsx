import { Link } from '@tanstack/react-router'
import { Phone } from 'lucide-react'
import { telephoneLink } from '../../../../schema/base/telephoneLink.ts'
import { needsConsent } from '../../../../schema/website/consent.ts'
import { useConfig, useList } from '../../../data/shop/useCatalogue.tsx'
import { legalLinks } from '../../../website/head/legalPages.ts'
import { texts as headTexts } from '../../../website/head/texts.ts'
import { InstallLink } from './InstallLink.tsx'
import { pageRequest } from './pageRequest.ts'
import { texts } from './texts.ts'

/** Name and address, order link when there is one branch, legal links, install link. */
export function ShopFooter() {
  const config = useConfig()
  const branches = useList('branches')
  const [only] = branches.length === 1 ? branches : []
  if (!config) return null
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
        <nav aria-label={texts.legal} className="grid grid-cols-[repeat(2,auto)] content-start gap-x-8 tablet:gap-x-14">
          {only && (
            <Link
              to="/store/$branchIdentifier"
              params={{ branchIdentifier: only.identifier }}
              className={`${link} font-strong text-ink`}
            >
              {headTexts.orderOnline}
            </Link>
          )}
          {legalLinks(config).map(({ page, address }) =>
            address === null ? (
              <Link key={page} to="/site/$page" params={{ page }} className={link}>
                {headTexts.legalPages[page]}
              </Link>
            ) : (
              <a key={page} href={address} target="_blank" rel="noopener" className={link}>
                {headTexts.legalPages[page]}
              </a>
            ),
          )}
          {needsConsent(config) && (
            <button type="button" className={link} onClick={() => pageRequest.set('cookies')}>
              {texts.cookies}
            </button>
          )}
          <InstallLink text={texts.install} className={link} />
        </nav>
      </div>
    </footer>
  )
}

const link = 'flex min-h-10 items-center text-left underline-offset-4 hover:text-ink hover:underline'
