import { useMemo, useState } from 'react'
import { prices } from '../../../../schema/catalogue/priceList.ts'
import { products } from '../../../../schema/catalogue/product.ts'
import { useLive } from '../../../data/engine/live.ts'
import { useShortcuts } from '../../../device/page/shortcuts.ts'
import { Button } from '../../../ui/Button.tsx'
import { useApply } from '../../bulk/useApply.ts'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import type { Undos } from '../../history/undo.ts'
import { EntityList } from '../../list/EntityList.tsx'
import type { ListView } from '../../list/listView.ts'
import { OfficeContext, useOffice } from '../../shell/scope.tsx'
import { useKeptPrices } from './keptPrices.ts'
import { createPriceDesk } from './priceDesk.ts'
import type { PriceDraft } from './priceShelf.ts'
import { texts } from './texts.ts'

interface PriceListProps {
  readonly view: ListView
  readonly onView: (view: ListView) => void
}

/** What is typed into the price list is taken back by the list itself: it is no deed before it is saved. */
const noUndos: Undos = {
  did: () => false,
  undo: async () => null,
  redo: async () => null,
  takeBack: async () => null,
}

/** Every price of the business in one table, with those of sizes and extras: changed as in a spreadsheet, saved as one. */
export function PriceList({ view, onView }: PriceListProps) {
  const scope = useOffice()
  const apply = useApply()
  const [desk] = useState(() => createPriceDesk(scope.office))
  const draft = useLive(desk.draft) ?? nothing
  const [isBusy, setBusy] = useState(false)
  const isDrafted = draft.size > 0
  const count = isDrafted ? desk.count() : 0
  const listScope = useMemo(() => ({ ...scope, office: desk.office, undos: noUndos }), [scope, desk])
  useKeptPrices(draft, desk.begin)
  const discard = () => desk.begin(nothing)
  const save = async (): Promise<boolean> => {
    const told = desk.count()
    setBusy(true)
    await apply(products, desk.changes(), () => texts.saved(told))
    setBusy(false)
    discard()
    return true
  }
  useShortcuts([
    { key: 's', ctrl: true, run: () => void (desk.changes().length > 0 && save()) },
    ...(isDrafted ? [{ key: 'z', ctrl: true, isTextual: true, run: () => void desk.undo() }] : []),
    ...(isDrafted ? [{ key: 'z', ctrl: true, shift: true, isTextual: true, run: () => void desk.redo() }] : []),
  ])
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <OfficeContext value={listScope}>
        <EntityList entity={prices} {...{ view, onView }} />
      </OfficeContext>
      {isDrafted && (
        <section
          aria-label={texts.bar}
          className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-raised px-4 py-2 shadow-float tablet:px-8"
        >
          <p role="status" className="figures mr-auto font-medium">
            {texts.unsaved(count)}
          </p>
          <Button variant="secondary" size="small" className="pointer-coarse:min-h-11" onClick={discard}>
            {texts.discard}
          </Button>
          <Button
            size="small"
            className="pointer-coarse:min-h-11"
            busy={isBusy}
            title={texts.saveKeys}
            onClick={() => void save()}
          >
            {texts.save(count)}
          </Button>
        </section>
      )}
      <LeaveGuard when={() => desk.changes().length > 0} saving={isBusy} onSave={save} />
    </div>
  )
}

const nothing: PriceDraft = new Map()
