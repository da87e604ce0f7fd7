import type { BoardItem, BoardOrder } from '../../schema/ordering/liveOrder.ts'

/** An order of two rolls for takeaway as a board has it; tests say only what they are about. */
export const boardOrderOf = (given: Partial<BoardOrder> = {}): BoardOrder => {
  const { id = 1, createdAt = 0 } = given
  return {
    id,
    orderRev: 1,
    uid: `uid-${id}`,
    branch: 1,
    ticketNumber: String(id),
    status: 'new',
    mode: 'takeaway',
    isQuotation: false,
    paymentMethod: 'cash',
    paymentState: 'open',
    toCollect: 0,
    needsReview: false,
    appointmentAt: null,
    counterAppointmentAt: null,
    promisedAt: null,
    isPromiseAsked: false,
    dueAt: null,
    tableIdentifier: null,
    tableName: null,
    guestName: 'Anna H.',
    phone: null,
    address: null,
    isFromKiosk: false,
    comment: null,
    totalGross: 240,
    currency: 'EUR',
    createdAt,
    updatedAt: createdAt,
    acknowledgedAt: null,
    escalation: 0,
    items: [boardItemOf()],
    ...given,
  }
}

export const boardItemOf = (given: Partial<BoardItem> = {}): BoardItem => ({
  position: 0,
  product: 1,
  categories: [1],
  name: 'Semmel',
  amount: 2,
  unit: 'amount',
  lines: [],
  gross: 240,
  ...given,
})
