import { Link } from '@tanstack/react-router'
import type { Config } from '../../../../schema/business/config.ts'
import { legalPages } from '../../../../schema/business/legalPages.ts'
import { needsConsent } from '../../../../schema/website/consent.ts'
import { legalLinks } from '../../../website/head/legalPages.ts'
import { InstallLink } from './InstallLink.tsx'
import { pageRequest } from './pageRequest.ts'
import { texts } from './texts.ts'

/** What ends every footer: the legal pages, the question about cookies, the install link. */
export function LegalLinks({ config, className }: { config: Config; className: string }) {
  return (
    <>
      {legalLinks(config).map(({ page, address }) =>
        address === null ? (
          <Link key={page} to="/site/$page" params={{ page }} className={className}>
            {legalPages[page].label}
          </Link>
        ) : (
          <a key={page} href={address} target="_blank" rel="noopener" className={className}>
            {legalPages[page].label}
          </a>
        ),
      )}
      {needsConsent(config) && (
        <button type="button" className={className} onClick={() => pageRequest.set('cookies')}>
          {texts.cookies}
        </button>
      )}
      <InstallLink text={texts.install} className={className} />
    </>
  )
}
