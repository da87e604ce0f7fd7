import { Link } from '@tanstack/react-router'
import { UndecidedCount } from './AreaCount.tsx'
import type { AreaTab, Member, OfficeArea } from './officeAreas.ts'
import { texts } from './texts.ts'

interface AreaTabsProps {
  readonly area: OfficeArea | undefined
  readonly tab: AreaTab | undefined
  readonly member: Member | undefined
  /** The side bar shows the tabs already. */
  readonly isAside: boolean
}

/** Where one is within an area: its tabs, and the lists of a tab that has several. */
export function AreaTabs({ area, tab, member, isAside }: AreaTabsProps) {
  if (!area) return null
  const members = tab?.members ?? []
  return (
    <>
      {!isAside && area.tabs.length > 1 && (
        <nav aria-label={texts.tabsLabel(area.label)} className={row}>
          {area.tabs.map(each => (
            <MemberLink key={each.label} member={each.members[0]} isHere={each === tab} className={underlined}>
              {each.label}
            </MemberLink>
          ))}
        </nav>
      )}
      {tab && members.length > 1 && (
        <nav aria-label={texts.membersLabel(tab.label)} className={`${row} gap-1.5 py-1.5`}>
          {members.map(each => (
            <MemberLink key={each.key} member={each} isHere={each === member} className={pill}>
              {each.label}
              {each.to === '/druckauftraege' && <UndecidedCount />}
            </MemberLink>
          ))}
        </nav>
      )}
    </>
  )
}

const row =
  'flex shrink-0 overflow-x-auto overscroll-x-contain border-b border-line bg-paper px-2 tablet:px-6 [scrollbar-width:none]'
const underlined =
  'min-h-11 border-b-2 border-transparent px-3 text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-ink'
const pill =
  'min-h-8 gap-2 rounded-pill px-3 text-caption font-medium text-ink-soft hover:bg-sunken aria-[current]:bg-sunken aria-[current]:text-ink pointer-coarse:min-h-11'

interface MemberLinkProps {
  readonly member: Member
  readonly isHere: boolean
  readonly className: string
  readonly children: React.ReactNode
  readonly title?: string
}

/** Leads to a list or a page; the one that is open says so. */
export function MemberLink({ member: { to, view }, isHere, className, children, title }: MemberLinkProps) {
  return (
    <Link
      to={to}
      search={view ? { view } : {}}
      // What is open says the frame: the router would count the views of one page as one.
      activeOptions={{ exact: true, includeSearch: true }}
      activeProps={{}}
      {...(isHere ? { 'aria-current': 'page' } : { 'aria-current': undefined })}
      className={`flex items-center whitespace-nowrap ${className}`}
      title={title}
    >
      {children}
    </Link>
  )
}
