import { useLocation } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useOffice } from '../shell/scope.tsx'
import { AreaCount } from './AreaCount.tsx'
import { MemberLink } from './AreaTabs.tsx'
import { AreaIcon } from './areaIcons.tsx'
import { type OfficeArea, phonePlaces } from './officeAreas.ts'
import { PersonActionList, usePersonName } from './PersonMenu.tsx'
import { ScopeChoice } from './ScopeChoice.tsx'
import { texts } from './texts.ts'

interface PhoneBarProps {
  readonly areas: readonly OfficeArea[]
  readonly here: OfficeArea | undefined
  readonly onMore: () => void
}

/** Four places for the thumb and everything else behind a fifth. */
export function PhoneBar({ areas, here, onMore }: PhoneBarProps) {
  const { me } = useOffice()
  const places = phonePlaces(areas, me.roles)
  const at = useLocation().pathname
  // The page itself before its area: of two places in one area one is open.
  const open =
    places.find(({ to }) => to !== '/' && at.startsWith(to)) ?? places.find(({ area }) => area === here?.area)
  const isElsewhere = here !== undefined && !open
  return (
    <nav
      aria-label={texts.phone.bar}
      className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] desktop:hidden"
    >
      {places.map(place => (
        <MemberLink key={place.to} member={memberOf(place)} isHere={place === open} className={spot}>
          <AreaIcon area={place.area} size={20} />
          {place.label}
          <AreaCount area={place.area} isDot />
        </MemberLink>
      ))}
      <button type="button" className={spot} aria-haspopup="dialog" aria-current={isElsewhere} onClick={onMore}>
        <Ellipsis size={20} aria-hidden />
        {texts.phone.more}
      </button>
    </nav>
  )
}

const spot =
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] font-medium text-ink-soft aria-[current=page]:text-accent-ink aria-[current=true]:text-accent-ink'

const memberOf = ({ area, label, to }: Pick<OfficeArea, 'area' | 'label' | 'to'>) => ({ key: area, label, to })

interface MoreSheetProps {
  readonly areas: readonly OfficeArea[]
  readonly here: OfficeArea | undefined
  readonly onKeys: () => void
  readonly onSignOut: () => void
  readonly onClose: () => void
}

/** All areas as tiles, the branches looked at, and what belongs to the person. */
export function MoreSheet({ areas, here, onKeys, onSignOut, onClose }: MoreSheetProps) {
  const name = usePersonName()
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="flex flex-col gap-3 p-4">
        <ul className="grid grid-cols-4 gap-2">
          {areas.map(each => (
            <li key={each.area}>
              <MemberLink
                member={memberOf(each)}
                isHere={each === here}
                className="relative min-h-18 flex-col justify-center gap-1 rounded-card border border-line bg-surface text-[0.75rem] font-medium aria-[current]:border-accent"
              >
                <AreaIcon area={each.area} size={20} />
                <span className="max-w-full truncate px-1">{each.label}</span>
                <AreaCount area={each.area} isDot />
              </MemberLink>
            </li>
          ))}
        </ul>
        <ScopeChoice />
        <div className="border-t border-line pt-2">
          <PersonActionList onKeys={onKeys} onSignOut={onSignOut} />
        </div>
      </div>
    </Dialog>
  )
}
