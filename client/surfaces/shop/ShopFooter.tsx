import { Link } from '@tanstack/react-router'
import { useConfig, useList } from '../../data/useCatalogue.tsx'
import { legalLinks } from './legalLinks.ts'
import { texts } from './texts.ts'

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
