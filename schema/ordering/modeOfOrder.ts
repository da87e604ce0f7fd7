import type { Branch } from '../business/branch.ts'
import type { Mode } from '../business/modes.ts'

/** What ordering says of each mode and asks because of it; their names and flags are the business's. */
export const modeOfOrder = {
  takeaway: {
    listLabel: 'Abholung',
    ordersLabel: 'Bestellungen zur Abholung',
    handoverLabel: 'bei der Abholung',
    requiredContact: 'requiredForTakeaway',
    refusal: 'takeawayNotOffered',
  },
  delivery: {
    listLabel: 'Lieferung',
    ordersLabel: 'Bestellungen zur Lieferung',
    handoverLabel: 'bei der Übergabe',
    requiredContact: 'requiredForDelivery',
    refusal: 'deliveryNotOffered',
  },
  dineIn: {
    listLabel: 'vor Ort',
    ordersLabel: 'Bestellungen vor Ort',
    handoverLabel: 'vor Ort',
    requiredContact: 'requiredForDineIn',
    refusal: 'dineInNotOffered',
  },
} as const satisfies Record<Mode, OrderedMode>

interface OrderedMode {
  /** The mode's name where something stands before it. */
  readonly listLabel: string
  /** Orders of this mode, at the beginning of a sentence. */
  readonly ordersLabel: string
  /** When the guest gets the order, within a sentence. */
  readonly handoverLabel: string
  /** The field of a branch that says which contact data such an order needs. */
  readonly requiredContact: keyof Branch
  /** The code of what stands against an order where the branch does not offer it. */
  readonly refusal: string
}
