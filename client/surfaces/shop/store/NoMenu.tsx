import { Link } from '@tanstack/react-router'
import { texts } from '../../../menu/texts.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { UtensilsCrossed } from '../../../ui/icons.tsx'

/** A branch without a menu that is valid now. */
export function NoMenu() {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-line px-4 py-14 text-center">
      <UtensilsCrossed size={28} className="text-ink-soft" />
      <h2 className="mt-1 text-title">{texts.noMenu}</h2>
      <p className="text-ink-soft">{texts.noMenuHint}</p>
      <Link to="/" className={`${buttonLook({ variant: 'secondary' })} mt-3`}>
        {texts.toBranches}
      </Link>
    </div>
  )
}
