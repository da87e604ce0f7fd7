import { Check, SearchX } from 'lucide-react'
import { useState } from 'react'
import type { Donatee } from '../../../../schema/ordering/donatee.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { texts } from '../texts.ts'
import { foundDonatees } from './donateeSearch.ts'

interface DonateeDialogProps {
  readonly donatees: readonly Donatee[]
  readonly chosen: number | null
  onChoose(id: number): void
  onClose(): void
}

export function DonateeDialog({ donatees, chosen, onChoose, onClose }: DonateeDialogProps) {
  const [term, setTerm] = useState('')
  const found = foundDonatees(donatees, term)
  return (
    <Dialog title={texts.donatee.dialog} onClose={onClose}>
      <div className="flex min-h-[32rem] flex-col gap-4 p-5">
        <SearchField
          label={texts.donatee.search}
          placeholder={texts.donatee.search}
          value={term}
          onChange={setTerm}
          autoComplete="off"
        />
        {found.length === 0 && (
          <p role="status" className="flex flex-col items-center gap-3 py-12 text-center text-ink-soft">
            <SearchX size={28} aria-hidden />
            {texts.donatee.none}
          </p>
        )}
        <ul className="flex flex-col gap-2">
          {found.map(donatee => (
            <li key={donatee.id}>
              <button
                type="button"
                aria-pressed={donatee.id === chosen}
                onClick={() => onChoose(donatee.id)}
                className="flex min-h-14 w-full items-center gap-3 rounded-control border border-line bg-surface px-4 py-3 text-left transition-colors duration-150 hover:border-edge/60 aria-pressed:border-accent-ink aria-pressed:bg-accent-soft"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-strong">{donatee.name}</span>
                  {donatee.description && (
                    <span className="block text-caption text-ink-soft">{donatee.description}</span>
                  )}
                </span>
                {donatee.id === chosen && <Check size={20} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
