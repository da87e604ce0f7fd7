import { useEffect } from 'react'
import type { MenuEntry } from '../../../schema/website/menuEntries.ts'
import { ArrowLeft } from '../../ui/icons.tsx'
import { EntryList } from './EntryList.tsx'
import { texts } from './texts.ts'
import { BACK } from './useMenuPanels.ts'

interface SubPanelProps {
  readonly group: MenuEntry
  readonly onPick: (entry: MenuEntry) => void
  readonly onBack: () => void
  /** Called when it is there. */
  readonly onShown: () => void
}

/** The items of one group, and the way back. */
export function SubPanel({ group, onPick, onBack, onShown }: SubPanelProps) {
  useEffect(() => onShown(), [onShown])
  return (
    <>
      <button
        type="button"
        data-key={BACK}
        onClick={onBack}
        className="mb-1 flex min-h-11 items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft size={18} />
        {texts.back}
      </button>
      <p className="px-3 pt-2 pb-1 font-display text-title font-strong">{group.label}</p>
      <EntryList entries={group.children} onPick={onPick} />
    </>
  )
}
