import { Link } from '@tanstack/react-router'
import { CalendarSearch, CircleUser, Keyboard, KeyRound, LogOut, Store } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { nameOfPerson } from '../../../schema/business/personName.ts'
import { readable } from '../shell/rights.ts'
import { useEntity, useOffice } from '../shell/scope.tsx'
import { floating } from '../shell/styles.ts'
import { texts as shellTexts } from '../shell/texts.ts'
import { DeviceChoices } from './DeviceChoices.tsx'
import { texts } from './texts.ts'

interface PersonActions {
  readonly onKeys: () => void
  readonly onSignOut: () => void
}

/** Who is at work here, and what belongs to the person and not to the business. */
export function PersonMenu({ isFolded, ...actions }: PersonActions & { readonly isFolded: boolean }) {
  const name = usePersonName()
  const id = useId()
  // What leads elsewhere closes it; what is set here is tried out.
  const hide = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={texts.person.menu(name)}
        title={isFolded ? name : undefined}
        className={`flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-left hover:bg-sunken ${isFolded ? 'w-9 justify-center px-0' : 'w-full'}`}
      >
        <CircleUser size={16} aria-hidden className="shrink-0" />
        {!isFolded && <span className="min-w-0 flex-1 truncate text-caption font-medium">{name}</span>}
      </button>
      <div
        id={id}
        popover="auto"
        className={`office-popover ${floating} flex-col p-1.5 [&:popover-open]:flex`}
        onClick={hide}
      >
        <PersonActionList {...actions} />
      </div>
    </>
  )
}

export const usePersonName = (): string => nameOfPerson(useOffice().me.user)

/** The same on a phone, where it stands under „Mehr“. */
export function PersonActionList({ onKeys, onSignOut }: PersonActions) {
  const { me } = useOffice()
  const products = useEntity('products')
  const sees = products !== undefined && readable(products, me)
  return (
    <>
      <Link to="/passwort" className={line}>
        <KeyRound size={16} aria-hidden />
        {shellTexts.shell.password}
      </Link>
      <a href="/" className={line}>
        <Store size={16} aria-hidden />
        {shellTexts.shell.toShop}
      </a>
      {sees && (
        <Link to="/vorschau" className={line}>
          <CalendarSearch size={16} aria-hidden />
          {texts.person.preview}
        </Link>
      )}
      <ActionLine icon={<Keyboard size={16} aria-hidden />} onClick={onKeys}>
        {texts.person.keys}
      </ActionLine>
      <DeviceChoices />
      <ActionLine icon={<LogOut size={16} aria-hidden />} onClick={onSignOut}>
        {shellTexts.shell.signOut}
      </ActionLine>
      <p className="px-2.5 pt-1 text-caption text-ink-soft">
        {texts.person.version(String(import.meta.env['APP_VERSION']))}
      </p>
    </>
  )
}

const line =
  'flex min-h-9 w-full items-center gap-2.5 rounded-[7px] px-2.5 text-left hover:bg-sunken pointer-coarse:min-h-11'

interface ActionLineProps {
  readonly icon: ReactNode
  readonly onClick: () => void
  readonly children: ReactNode
}

const ActionLine = ({ icon, onClick, children }: ActionLineProps) => (
  <button type="button" className={line} onClick={onClick}>
    {icon}
    {children}
  </button>
)
