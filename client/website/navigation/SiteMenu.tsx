import { Menu } from 'lucide-react'
import type { MenuEntry } from '../../../schema/website/menuEntries.ts'
import { ChevronDown, X } from '../../ui/icons.tsx'
import { OutIn } from '../../ui/OutIn.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { EntryLink } from './EntryLink.tsx'
import { EntryList } from './EntryList.tsx'
import { EntryTree } from './EntryTree.tsx'
import { openedGroups } from './panels.ts'
import { SubPanel } from './SubPanel.tsx'
import { texts } from './texts.ts'
import type { useMenuPanels } from './useMenuPanels.ts'

const PANEL = 'site-menu'

interface SiteMenuProps {
  readonly main: readonly MenuEntry[]
  readonly quick: readonly MenuEntry[]
  readonly menu: ReturnType<typeof useMenuPanels>
}

/** The hamburger and what it opens. The browser opens it itself, so it works before and without the program. */
export function SiteMenu({ main, quick, menu }: SiteMenuProps) {
  const { panels, panel, onToggle } = menu
  const isHydrated = useHydrated()
  return (
    <>
      {/* The browser opens it: a press before the program is there must not be held for it (earlyTaps.ts). */}
      <button
        type="submit"
        popoverTarget={PANEL}
        aria-expanded={panels.isOpen}
        aria-controls={PANEL}
        className={`-ml-2.5 flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-pill px-2.5 text-ink hover:bg-sunken ${main.length === 0 ? 'tablet:hidden' : ''}`}
      >
        <Menu aria-hidden size={22} />
        <span className="max-desktop:sr-only">{texts.menu}</span>
      </button>
      <nav
        ref={panel}
        id={PANEL}
        popover="auto"
        aria-label={texts.main}
        className="site-menu"
        data-sub={panels.trail.length > 0 || undefined}
        onToggle={onToggle}
      >
        <div className="flex items-center justify-between gap-2 px-3 pt-2 desktop:pt-3">
          <h2 className="px-3 font-display text-title font-strong">{texts.menu}</h2>
          <button
            type="submit"
            popoverTarget={PANEL}
            popoverTargetAction="hide"
            aria-label={texts.close}
            className="grid size-11 place-items-center rounded-pill hover:bg-sunken"
          >
            <X size={20} />
          </button>
        </div>
        {isHydrated ? <Levels {...{ main, quick, menu }} /> : <WholeTree {...{ main, quick }} />}
      </nav>
    </>
  )
}

function Levels({ main, quick, menu }: SiteMenuProps) {
  const { panels, onPick, onBack, arrive } = menu
  const all = [...main, ...quick]
  const groups = openedGroups(all, panels)
  const [first] = groups
  const depth = groups.length
  return (
    <div className="site-menu-levels">
      <div className="site-menu-main p-3 pt-1">
        <EntryList isLarge entries={main} opened={first?.key} onPick={entry => onPick(entry, 0)} />
        {quick.length > 0 && (
          <div className="mt-3 border-t border-line pt-3 tablet:hidden">
            <p className="px-3 pb-1 text-caption text-ink-soft">{texts.quick}</p>
            <EntryList entries={quick} opened={first?.key} onPick={entry => onPick(entry, 0)} />
          </div>
        )}
      </div>
      <div className="site-menu-sub p-3 pt-1">
        <OutIn
          name={groups.at(-1)?.key ?? ''}
          isHidden={!panels.isOpen}
          render={key => {
            const group = found(all, key)
            return (
              group && (
                <SubPanel group={group} onPick={entry => onPick(entry, depth)} onBack={onBack} onShown={arrive} />
              )
            )
          }}
        />
      </div>
    </div>
  )
}

/** The group of this key, however deep; what fades out is no longer on the way that is open. */
function found(entries: readonly MenuEntry[], key: string): MenuEntry | undefined {
  for (const entry of entries) {
    const here = entry.key === key ? entry : found(entry.children, key)
    if (here) return here
  }
  return undefined
}

const line = 'flex min-h-11 items-center gap-2 px-3 text-ink no-underline'

function WholeTree({ main, quick }: Pick<SiteMenuProps, 'main' | 'quick'>) {
  return (
    <div className="p-3 pt-1">
      <EntryTree entries={main} className={line} />
      <EntryTree entries={quick} className={line} />
    </div>
  )
}

/** The few ways that everybody needs, in the header itself; on a phone they stand in the menu. */
export function QuickMenu({ quick, menu: { onPick } }: Pick<SiteMenuProps, 'quick' | 'menu'>) {
  if (quick.length === 0) return null
  const look =
    'flex h-11 items-center gap-1.5 rounded-pill px-3 text-ink no-underline hover:bg-sunken aria-[current]:font-strong aria-[current]:text-accent-ink'
  return (
    <nav aria-label={texts.quick} className="max-w-[60%] overflow-x-auto [scrollbar-width:none] max-tablet:hidden">
      <ul className="flex w-max items-center">
        {quick.map(entry => (
          <li key={entry.key}>
            {entry.children.length === 0 ? (
              <EntryLink entry={entry} className={look} />
            ) : (
              <button
                type="button"
                aria-haspopup="true"
                aria-controls={PANEL}
                aria-current={entry.isChildActive ? 'true' : undefined}
                className={look}
                onClick={() => onPick(entry, 0)}
              >
                {entry.label}
                <ChevronDown size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
