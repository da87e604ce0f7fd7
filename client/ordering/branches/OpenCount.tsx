import type { Branch } from '../../../schema/business/branch.ts'
import { openBranches } from './branchList.ts'
import { texts } from './texts.ts'

/** '3 Standorte geöffnet', live. `now` in epoch ms. */
export function OpenCount({ branches, now }: { branches: readonly Branch[]; now: number }) {
  const count = openBranches(branches, now).length
  const isOpen = count > 0
  return (
    <span className="inline-flex items-baseline gap-1.5 font-medium">
      <span
        aria-hidden
        className={`relative -top-px size-2 shrink-0 rounded-pill ${isOpen ? 'bg-success' : 'bg-error'}`}
      />
      <span className={isOpen ? 'text-success' : 'text-error'}>
        {isOpen ? texts.panel.open(count) : texts.panel.allClosed}
      </span>
    </span>
  )
}
