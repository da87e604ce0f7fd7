import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import type { Connection } from '../../data/engine/connection.ts'
import { AreaCount, UndecidedCount } from '../areas/AreaCount.tsx'
import { MemberLink } from '../areas/AreaTabs.tsx'
import { AreaIcon } from '../areas/areaIcons.tsx'
import type { AreaTab, OfficeArea } from '../areas/officeAreas.ts'
import { PersonMenu } from '../areas/PersonMenu.tsx'
import { ScopeChoice } from '../areas/ScopeChoice.tsx'
import { texts as areaTexts } from '../areas/texts.ts'
import { syncText } from './savedState.ts'
import { useSettings, useZone } from './scope.tsx'
import { iconButton } from './styles.ts'
import { texts } from './texts.ts'

interface SidebarProps {
  readonly areas: readonly OfficeArea[]
  readonly here: { readonly area?: OfficeArea | undefined; readonly tab?: AreaTab | undefined }
  readonly state: Connection | undefined
  readonly isFolded: boolean
  readonly onFold: () => void
  readonly onPalette: () => void
  readonly onKeys: () => void
  readonly onSignOut: () => void
}

/** The areas of the office, with the tabs of the one that is open; folded it has only their icons. */
export function Sidebar({ areas, here, state, isFolded, onFold, onPalette, onKeys, onSignOut }: SidebarProps) {
  const settings = useSettings()
  const FoldIcon = isFolded ? PanelLeftOpen : PanelLeftClose
  return (
    <aside
      aria-label={texts.shell.side}
      data-folded={isFolded}
      className={`hidden h-full shrink-0 flex-col border-r border-line bg-surface desktop:flex ${isFolded ? 'w-14 items-center' : 'w-58'}`}
    >
      <div className={`flex items-center gap-1 ${isFolded ? 'py-2.5' : 'py-2.5 pr-2 pl-5'}`}>
        {!isFolded && (
          <p className="min-w-0 flex-1 truncate font-strong">
            {settings?.businessName ?? settings?.shopName ?? '\u00a0'}
          </p>
        )}
        <button
          type="button"
          className={iconButton}
          aria-label={areaTexts.fold}
          aria-expanded={!isFolded}
          aria-keyshortcuts="["
          title={areaTexts.fold}
          onClick={onFold}
        >
          <FoldIcon size={17} aria-hidden />
        </button>
      </div>
      <div className={`flex flex-col gap-1 pb-2 ${isFolded ? '' : 'px-3'}`}>
        <ScopeChoice isFolded={isFolded} />
        <SearchButton isFolded={isFolded} onPalette={onPalette} />
      </div>
      <nav aria-label={texts.shell.menu} className={`min-h-0 flex-1 overflow-y-auto ${isFolded ? '' : 'px-3'} pb-2`}>
        <ul className="flex flex-col gap-px">
          {areas.map(area => (
            <li key={area.area}>
              <AreaLink area={area} isHere={area === here.area} isFolded={isFolded} />
              {!isFolded && area === here.area && area.tabs.length > 1 && <Tabs tabs={area.tabs} here={here.tab} />}
            </li>
          ))}
        </ul>
      </nav>
      <footer className={`flex flex-col gap-0.5 border-t border-line py-2 ${isFolded ? 'items-center' : 'px-3'}`}>
        <SyncLine state={state} isFolded={isFolded} />
        <PersonMenu isFolded={isFolded} onKeys={onKeys} onSignOut={onSignOut} />
      </footer>
    </aside>
  )
}

function AreaLink({ area, isHere, isFolded }: { area: OfficeArea; isHere: boolean; isFolded: boolean }) {
  const look = 'relative min-h-8.5 gap-2.5 rounded-control px-2.5 hover:bg-sunken pointer-coarse:min-h-11'
  return (
    <MemberLink
      member={{ key: area.area, label: area.label, to: area.to }}
      isHere={isHere}
      className={`${look} aria-[current]:bg-sunken aria-[current]:font-strong ${isFolded ? 'w-9 justify-center px-0' : ''}`}
      title={isFolded ? `${area.label} · ${areaTexts.goTo(area.letter)}` : areaTexts.goTo(area.letter)}
    >
      <AreaIcon area={area.area} size={16} />
      <span className={isFolded ? 'sr-only' : ''}>{area.label}</span>
      <AreaCount area={area.area} isDot={isFolded} />
    </MemberLink>
  )
}

function Tabs({ tabs, here }: { tabs: readonly AreaTab[]; here: AreaTab | undefined }) {
  return (
    <ul className="my-0.5 ml-4.5 border-l border-line pl-2">
      {tabs.map(tab => (
        <li key={tab.label}>
          <MemberLink
            member={tab.members[0]}
            isHere={tab === here}
            className="min-h-7 rounded-control px-2.5 text-caption text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:font-strong aria-[current]:text-ink pointer-coarse:min-h-11"
          >
            {tab.label}
            {tab.members.some(({ to }) => to === '/druckauftraege') && <UndecidedCount />}
          </MemberLink>
        </li>
      ))}
    </ul>
  )
}

function SearchButton({ isFolded, onPalette }: { isFolded: boolean; onPalette: () => void }) {
  return (
    <button
      type="button"
      className={`flex min-h-9 items-center gap-2.5 rounded-control border border-line bg-surface text-caption text-ink-soft hover:border-edge hover:text-ink pointer-coarse:min-h-11 ${isFolded ? 'w-9 justify-center' : 'w-full px-2.5'}`}
      aria-keyshortcuts="Control+K"
      aria-label={isFolded ? texts.shell.palette : undefined}
      onClick={onPalette}
    >
      <Search size={15} aria-hidden />
      {!isFolded && (
        <>
          <span className="flex-1 text-left">{texts.shell.palette}</span>
          <kbd className="rounded-[5px] border border-line px-1.5 font-sans text-[0.6875rem]">Strg K</kbd>
        </>
      )}
    </button>
  )
}

/** Whether everything is with the server, and if not, what is still on this device. */
function SyncLine({ state, isFolded }: { state: Connection | undefined; isFolded: boolean }) {
  const zone = useZone()
  if (!state) return null
  const { online, pending, unkept } = state
  const tone = unkept ? 'bg-error' : pending > 0 ? 'bg-warning' : 'bg-success'
  const text = syncText(state, zone)
  return (
    <p
      role="status"
      data-online={online}
      title={isFolded ? text : undefined}
      className={`flex items-center gap-2.5 py-1 text-caption text-ink-soft ${isFolded ? '' : 'px-3.5'}`}
    >
      <span aria-hidden className={`size-2 shrink-0 rounded-pill ${online ? tone : 'bg-edge'}`} />
      <span className={isFolded ? 'sr-only' : ''}>{text}</span>
    </p>
  )
}
