import { Link } from '@tanstack/react-router'
import type { Config } from '../../../schema/entities/config.ts'
import { useConfig, useList } from '../../data/useCatalogue.tsx'
import { texts } from './texts.ts'
import type { LegalPage } from './title.ts'

/** Storefront section 2, footer shop variant: name, order link when there is one branch, legal links. */
export function ShopFooter() {
  const config = useConfig()
  const branches = useList('branches')
  const [only] = branches.length === 1 ? branches : []
  if (!config) return null
  return (
    <footer className="mt-auto border-t border-line bg-surface">
      <div className="page flex flex-col gap-4 py-8 text-caption text-ink-soft tablet:flex-row tablet:items-center">
        <p className="flex-1">
          <Link to="/" className="font-display text-lead font-strong text-ink no-underline">
            {config.shopName}
          </Link>
          <span className="mt-0.5 block">{config.businessName}</span>
        </p>
        <nav aria-label={texts.legal} className="flex flex-wrap gap-x-5 gap-y-1">
          {only && (
            <Link to="/store/$branchIdentifier" params={{ branchIdentifier: only.identifier }} className={link}>
              {texts.orderOnline}
            </Link>
          )}
          {legalLinks(config).map(({ page, address }) =>
            address === null ? (
              <Link key={page} to="/site/$page" params={{ page }} className={link}>
                {texts.legalPages[page]}
              </Link>
            ) : (
              <a key={page} href={address} target="_blank" rel="noopener" className={link}>
                {texts.legalPages[page]}
              </a>
            ),
          )}
        </nav>
      </div>
    </footer>
  )
}

const link = 'inline-flex min-h-9 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline'

/** The text kept here goes before the address elsewhere; without either there is no link. */
export function legalLinks(config: Config): { page: LegalPage; address: string | null }[] {
  const pages = [
    { page: 'terms-and-conditions', text: config.termsAndConditionsText, address: config.termsAndConditions },
    { page: 'privacy', text: config.privacyPolicyText, address: config.privacyPolicy },
    { page: 'imprint', text: config.imprintText, address: config.imprint },
    { page: 'allergens', text: config.allergensText, address: config.allergens },
  ] as const
  return pages.flatMap(({ page, text, address }): { page: LegalPage; address: string | null }[] => {
    if (text) return [{ page, address: null }]
    return address ? [{ page, address }] : []
  })
}
