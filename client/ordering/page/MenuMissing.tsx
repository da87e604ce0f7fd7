import { UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { isComplete } from '../../data/shop/catalogue.ts'
import { useFreshness } from '../../data/shop/useCatalogue.tsx'
import { buttonLook } from '../../ui/Button.tsx'
import { texts } from '../menu/details/texts.ts'
import { RowSkeletons } from '../menu/StoreSkeleton.tsx'
import { OfflineScreen } from './offline/OfflineScreen.tsx'

interface MenuMissingProps {
  readonly renderHomeLink: (content: ReactNode, className: string) => ReactNode
}

/** In place of the menu: on its way, not kept on this device, or there is none now. */
export function MenuMissing({ renderHomeLink }: MenuMissingProps) {
  const freshness = useFreshness()
  if (isComplete(freshness)) return <NoMenu renderHomeLink={renderHomeLink} />
  return freshness.online ? <RowSkeletons /> : <OfflineScreen within />
}

/** A branch without a menu that is valid now. */
function NoMenu({ renderHomeLink }: Pick<MenuMissingProps, 'renderHomeLink'>) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line px-4 py-14 text-center">
      <UtensilsCrossed aria-hidden size={28} className="text-ink-soft" />
      <h2 className="mt-1 text-title">{texts.noMenu}</h2>
      <p className="text-ink-soft">{texts.noMenuHint}</p>
      {renderHomeLink(texts.toBranches, `${buttonLook({ variant: 'secondary' })} mt-3`)}
    </div>
  )
}
