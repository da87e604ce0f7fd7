import { Armchair } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Branch } from '../../../schema/business/branch.ts'
import { tableTitle } from '../../../schema/business/tableTitle.ts'
import { presentCart } from '../../../schema/ordering/cart.ts'
import { isComplete } from '../../data/shop/catalogue.ts'
import { useFreshness, useList } from '../../data/shop/useCatalogue.tsx'
import { now } from '../../device/clock.ts'
import { Notice } from '../../ui/Notice.tsx'
import { tableChoiceOf } from '../checkout/sections/tableChoice.ts'
import { texts } from '../checkout/texts.ts'

interface TableSignProps {
  readonly branch: Branch
  /** The code of the address (`?table=`); null where it has none. */
  readonly code: string | null
}

/** At which table one sits, above the menu; a code nobody knows is told before anything is chosen. */
export function TableSign({ branch, code }: TableSignProps) {
  const tables = useList('tables')
  const isKnown = isComplete(useFreshness())
  const kept = useKeptTable(branch.id)
  const { choice, refusal } = tableChoiceOf(code ?? kept, branch, tables, isKnown)
  if (refusal && code !== null) return <Notice tone="warning">{texts.handover.refusals[refusal]}</Notice>
  const table = tables.find(({ identifier }) => identifier === choice.table)
  if (!table) return null
  return (
    <p className="flex w-fit items-center gap-2 rounded-pill bg-accent-soft px-4 py-2">
      <Armchair size={18} aria-hidden className="shrink-0" />
      <span>
        <strong className="font-strong">{tableTitle(table.name)}</strong> · {texts.handover.tableHint}
      </span>
    </p>
  )
}

/** The table the cart of this device is for, from an earlier scan. */
function useKeptTable(branch: number): string | null {
  const [table, setTable] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    const read = async () => {
      const { thisDevice } = await import('../../data/thisDevice.ts')
      const kept = await thisDevice().carts.load(branch)
      const cart = kept && presentCart(kept, now(), 'takeaway')
      if (!isLeft && cart?.mode === 'dineIn') setTable(cart.table)
    }
    // A device that remembers nothing knows no table.
    read().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [branch])
  return table
}
