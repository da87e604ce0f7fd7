import { useState } from 'react'
import type { Branch } from '../../../../schema/business/branch.ts'
import { modeIn } from '../../../../schema/business/modes.ts'
import { isUnit } from '../../../../schema/catalogue/quantity.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { supplyOf } from '../../../../schema/ordering/quoteTime.ts'
import type { Catalogue, Wanted } from '../../../../schema/ordering/wanted.ts'
import { now } from '../../../device/clock.ts'
import { useRulesCatalogue } from '../useRulesCatalogue.ts'
import { AppointmentDialog } from './AppointmentDialog.tsx'

interface OrderTimeDialogProps {
  readonly order: PublicOrder
  readonly branch: Branch
  /** Epoch ms. */
  onChoose(at: number): void
  onClose(): void
}

/** Another time for an order that is placed: the same slots as in the checkout, for what it is made of. */
export function OrderTimeDialog({ order, branch, ...choice }: OrderTimeDialogProps) {
  const catalogue = useRulesCatalogue(branch)
  return catalogue && <Slots {...{ order, branch, catalogue }} {...choice} />
}

function Slots({ order, branch, catalogue, ...choice }: OrderTimeDialogProps & { readonly catalogue: Catalogue }) {
  const [openedAt] = useState(now)
  const [wanted] = useState(() => wantedOf(order))
  return (
    <AppointmentDialog
      branch={branch}
      mode={modeIn(order)}
      appointment={order.appointmentDate === null ? null : Date.parse(order.appointmentDate)}
      earliest={supplyOf(wanted, catalogue, openedAt).earliest}
      items={wanted.items}
      now={openedAt}
      {...choice}
    />
  )
}

/** What the order is made of. */
function wantedOf(order: PublicOrder): Wanted {
  const items = order.items.map(({ product, amount, unit, parts }, index) => ({
    key: String(index),
    product,
    amount,
    unit: isUnit(unit) ? unit : 'amount',
    parts,
  }))
  return { items, mode: modeIn(order), deliveryArea: null, appointment: null, donatee: null, table: null }
}
