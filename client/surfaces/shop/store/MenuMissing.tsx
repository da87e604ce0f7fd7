import { Link } from '@tanstack/react-router'
import { UtensilsCrossed } from 'lucide-react'
import { isComplete } from '../../../data/shop/catalogue.ts'
import { useFreshness } from '../../../data/shop/useCatalogue.tsx'
import { texts } from '../../../ordering/menu/details/texts.ts'
import { RowSkeletons } from '../../../ordering/menu/StoreSkeleton.tsx'
import { buttonLook } from '../../../ui/Button.tsx'
import { OfflineScreen } from '../OfflineScreen.tsx'

/** In place of the menu: on its way, not kept on this device, or there is none now. */
export function MenuMissing() {
  const freshness = useFreshness()
  if (isComplete(freshness)) return <NoMenu />
  return freshness.online ? <RowSkeletons /> : <OfflineScreen within />
}

/** A branch without a menu that is valid now. */
function NoMenu() {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line px-4 py-14 text-center">
      <UtensilsCrossed aria-hidden size={28} className="text-ink-soft" />
      <h2 className="mt-1 text-title">{texts.noMenu}</h2>
      <p className="text-ink-soft">{texts.noMenuHint}</p>
      <Link to="/" className={`${buttonLook({ variant: 'secondary' })} mt-3`}>
        {texts.toBranches}
      </Link>
    </div>
  )
}
