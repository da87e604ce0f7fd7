/** Where an order stands; the flags of the public view derive from it. */
export const orderStatuses = ['new', 'confirmed', 'in-delivery', 'completed', 'rejected', 'canceled', 'failed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What the team calls where an order stands, on every screen and in every file. */
export const orderStatusLabels = {
  new: 'Neu',
  confirmed: 'In Arbeit',
  'in-delivery': 'Bereit',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  canceled: 'Storniert',
  failed: 'Gescheitert',
} as const satisfies Record<OrderStatus, string>

/**
 * What staff or the guest do with an order. `propose` offers another time and leaves the order new; `recall` takes back for a
 * while that it is ready.
 */
export const orderActions = ['confirm', 'reject', 'in-delivery', 'completed', 'cancel', 'propose', 'recall'] as const
export type OrderAction = (typeof orderActions)[number]

/** Characters of what a guest reads when the order is rejected. */
export const REJECTION_LENGTH = 500

/** An order in one of these takes no place in its slot any more: nobody makes it. */
export const placeless: readonly OrderStatus[] = ['rejected', 'canceled', 'failed']

/** The flags of the public view that follow from the status. */
interface StatusFlags {
  readonly isConfirmed: boolean
  readonly isInDelivery: boolean
  readonly isCompleted: boolean
  readonly isDelivered: boolean
  readonly isRejected: boolean
  readonly isCanceled: boolean
  readonly isFailed: boolean
}

/** Whether the action is allowed in this status. */
export const canMove = (from: OrderStatus, action: OrderAction): boolean => moves[from].includes(action)

/** What can be done in this status, in the order of the buttons. */
export const actionsFrom = (status: OrderStatus): readonly OrderAction[] => moves[status]

/** Whether the guest may still call the order off or change its time: as long as nobody has taken it up. */
export const guestMayChange = ({ status }: { readonly status: OrderStatus }): boolean => status === 'new'

/**
 * Whether what an order owes online can still be paid, online or at the counter instead: until it ends. Nobody takes up what is
 * not paid, except an offer: accepting it confirms it.
 */
export const canStillBePaid = (status: OrderStatus): boolean => !isFinal(status)

/** Whether staff can say that it was paid to them instead: also after it was handed over, as long as it stands. */
export const canBePaidToStaff = (status: OrderStatus): boolean => canStillBePaid(status) || status === 'completed'

/**
 * The other time (epoch ms) staff propose, as long as it can be answered: null once the order is confirmed or has ended, with
 * or without it. A step that is taken back leaves it standing as before.
 */
export const standingProposal = ({
  status,
  counterAppointmentAt,
}: {
  readonly status: OrderStatus
  readonly counterAppointmentAt: number | null
}): number | null => (status === 'new' ? counterAppointmentAt : null)

/** The status an action leads to. */
export const targetOf = (action: OrderAction): OrderStatus => targets[action]

/** How long after it was ready an order may be taken back into the kitchen. */
export const RECALL_MS = 10 * 60_000

/** Whether an order that became ready at `readyAt` may still be taken back; both epoch ms, the last moment is included. */
export const canRecall = (readyAt: number, now: number): boolean => now - readyAt <= RECALL_MS

/** Whether nothing can follow: polling stops here. */
export const isFinal = (status: OrderStatus): boolean => moves[status].length === 0

/**
 * Flags of the public view. Once confirmed an order stays confirmed; `isInDelivery` reads 'Abholbereit' for pickup, and only
 * a delivery is delivered when it completes.
 */
export function flagsOf(status: OrderStatus, order: { readonly isDelivery: boolean }): StatusFlags {
  return {
    isConfirmed: status === 'confirmed' || status === 'in-delivery' || status === 'completed',
    isInDelivery: status === 'in-delivery',
    isCompleted: status === 'completed',
    isDelivered: status === 'completed' && order.isDelivery,
    isRejected: status === 'rejected',
    isCanceled: status === 'canceled',
    isFailed: status === 'failed',
  }
}

const moves: Readonly<Record<OrderStatus, readonly OrderAction[]>> = {
  new: ['confirm', 'propose', 'reject', 'cancel'],
  confirmed: ['in-delivery', 'completed', 'cancel'],
  'in-delivery': ['completed', 'cancel', 'recall'],
  completed: [],
  rejected: [],
  canceled: [],
  failed: [],
}

const targets: Readonly<Record<OrderAction, OrderStatus>> = {
  confirm: 'confirmed',
  reject: 'rejected',
  'in-delivery': 'in-delivery',
  completed: 'completed',
  cancel: 'canceled',
  propose: 'new',
  recall: 'confirmed',
}
