import { Link } from '@tanstack/react-router'
import { KeyRound, LayoutDashboard, LogOut, ReceiptText, Search, Store } from 'lucide-react'
import type { Connection } from '../../data/engine/connection.ts'
import { texts as printing } from '../counter/printing/texts.ts'
import { texts as formTexts } from '../form/texts.ts'
import { texts as orders } from '../orders/texts.ts'
import { useUndecidedPrints, useWaitingOrders } from '../overview/useAttention.ts'
import { type Group, pathOf } from './groups.ts'
import { type OfficePage, officePagesFor } from './officePages.ts'
import { syncText } from './savedState.ts'
import { useOffice, useSettings, useTroubles, useZone } from './scope.tsx'
import { texts } from './texts.ts'

interface SidebarProps {
  readonly groups: readonly Group[]
  readonly state: Connection | undefined
  readonly onPalette: () => void
  readonly onSignOut: () => void
  /** On a phone the side bar closes with every step. */
  readonly onStep?: () => void
}

export function Sidebar({ groups, state, onPalette, onSignOut, onStep }: SidebarProps) {
  const { me, actor } = useOffice()
  const pages = officePagesFor(actor)
  const own = [...new Set(pages.flatMap(({ group }) => group ?? []))].filter(name =>
    groups.every(group => group.name !== name),
  )
  const settings = useSettings()
  const { firstName, lastName, username } = me.user
  return (
    <div className="flex h-full flex-col">
      <div className="px-5 pt-5 pb-3">
        <p className="truncate font-strong">{settings?.businessName ?? settings?.shopName ?? '\u00a0'}</p>
      </div>
      <div className="px-3 pb-3">
        <button
          type="button"
          className="flex min-h-9 w-full items-center gap-2.5 rounded-control border border-line bg-surface px-2.5 text-caption text-ink-soft hover:border-edge hover:text-ink"
          aria-keyshortcuts="Control+K"
          onClick={onPalette}
        >
          <Search size={15} aria-hidden />
          <span className="flex-1 text-left">{texts.shell.palette}</span>
          <kbd className="rounded-[5px] border border-line px-1.5 font-sans text-[0.6875rem]">Strg K</kbd>
        </button>
      </div>
      <nav aria-label={texts.shell.menu} className="min-h-0 flex-1 overflow-y-auto px-3 pb-4" onClick={onStep}>
        <SideLink to="/" icon={<LayoutDashboard size={16} aria-hidden />} exact>
          {texts.shell.overview}
          <TroubleCount />
        </SideLink>
        {pages
          .filter(({ group }) => group === null)
          .map(({ to, label }) => (
            <SideLink key={to} to={to} icon={<ReceiptText size={16} aria-hidden />}>
              {label}
              <WaitingCount />
            </SideLink>
          ))}
        {groups.map(group => (
          <SideGroup key={group.name} name={group.name} pages={pages}>
            {group.entities.map(entity => (
              <SideLink key={entity.type} to={pathOf(entity)}>
                {entity.label.many}
              </SideLink>
            ))}
          </SideGroup>
        ))}
        {own.map(name => (
          <SideGroup key={name} name={name} pages={pages} />
        ))}
      </nav>
      <footer className="flex flex-col gap-1 border-t border-line p-3">
        <SyncLine state={state} />
        <a href="/" className={line}>
          <Store size={16} aria-hidden />
          {texts.shell.toShop}
        </a>
        <SideLink to="/passwort" icon={<KeyRound size={16} aria-hidden />}>
          {texts.shell.password}
        </SideLink>
        <button type="button" className={line} onClick={onSignOut}>
          <LogOut size={16} aria-hidden />
          {texts.shell.signOut}
          <span className="ml-auto max-w-28 truncate text-caption text-ink-soft">
            {`${firstName} ${lastName}`.trim() || username}
          </span>
        </button>
      </footer>
    </div>
  )
}

/** Lists and pages of one kind. */
function SideGroup({
  name,
  pages,
  children,
}: {
  name: string
  pages: readonly OfficePage[]
  children?: React.ReactNode
}) {
  return (
    <div role="group" aria-label={name} className="mt-4">
      <h2 className="px-2.5 pb-1 text-caption font-medium text-ink-soft">{name}</h2>
      {children}
      {pages
        .filter(({ group }) => group === name)
        .map(({ to, label }) => (
          <SideLink key={to} to={to}>
            {label}
            {to === '/druckauftraege' && <UndecidedCount />}
          </SideLink>
        ))}
    </div>
  )
}

const line = 'flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 text-left hover:bg-sunken'

function SideLink({
  to,
  icon,
  exact = false,
  children,
}: {
  to: string
  icon?: React.ReactNode
  exact?: boolean
  children: React.ReactNode
}) {
  return (
    <Link
      to={to}
      activeOptions={{ exact, includeSearch: false }}
      className={`${line} min-h-8`}
      activeProps={{ className: 'bg-sunken font-strong' }}
    >
      {icon}
      {children}
    </Link>
  )
}

const TroubleCount = () => <Count count={useTroubles()?.length ?? 0} title={formTexts.trouble.heading} />

/** Orders that wait for an answer or need somebody: seen from every page. */
function WaitingCount() {
  const { fresh, troubled } = useWaitingOrders()
  return <Count count={fresh.length + troubled.length} title={orders.waiting} />
}

/** Papers nobody knows the end of: seen from every page. */
function UndecidedCount() {
  const count = useUndecidedPrints()
  return <Count count={count} title={printing.undecided(count)} />
}

function Count({ count, title }: { count: number; title: string }) {
  if (count === 0) return null
  return (
    <span
      className="figures ml-auto rounded-pill bg-warning-soft px-2 text-caption font-medium text-warning"
      title={title}
    >
      {count}
    </span>
  )
}

/** Whether everything is with the server, and if not, what is still on this device. */
function SyncLine({ state }: { state: Connection | undefined }) {
  const zone = useZone()
  if (!state) return null
  const { online, pending } = state
  return (
    <p role="status" data-online={online} className="flex items-center gap-2.5 px-2.5 py-1 text-caption text-ink-soft">
      <span
        aria-hidden
        className={`size-2 rounded-pill ${online ? (pending > 0 ? 'bg-warning' : 'bg-success') : 'bg-edge'}`}
      />
      {syncText(state, zone)}
    </p>
  )
}
