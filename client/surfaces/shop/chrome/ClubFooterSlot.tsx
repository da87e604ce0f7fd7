import { useLocation } from '@tanstack/react-router'
import type { Config } from '../../../../schema/business/config.ts'
import { useList } from '../../../data/shop/useCatalogue.tsx'
import { ClubFooter } from '../../../website/navigation/ClubFooter.tsx'
import { useMenu } from '../../../website/navigation/useMenu.ts'
import { useFollow } from '../website/useFollow.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { homeLink } from './ShopHeader.tsx'
import { texts } from './texts.ts'

/** The footer of a site that has a navigation for it. */
export function ClubFooterSlot({ config }: { config: Config }) {
  const path = useLocation({ select: location => location.pathname })
  const entries = useMenu('footer', path)
  const nodes = useList('nodes')
  const branches = useList('branches')
  const follow = useFollow()
  return (
    <div className="contents" onClick={follow}>
      <ClubFooter
        config={config}
        entries={entries}
        nodes={nodes}
        branch={branches.length === 1 ? branches[0] : undefined}
        renderHome={homeLink}
        legal={
          <nav aria-label={texts.legal} className="flex flex-wrap gap-x-6">
            <LegalLinks
              config={config}
              className="flex min-h-10 items-center text-left text-caption underline-offset-4 hover:text-ink hover:underline"
            />
          </nav>
        }
      />
    </div>
  )
}
