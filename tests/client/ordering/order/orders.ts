import type { PublicOrder } from '../../../../schema/ordering/calls.ts'

/** A takeaway order just placed, paid in cash; what a test is about is said in `changes`. */
export function orderWith(changes: Partial<PublicOrder> = {}): PublicOrder {
  return {
    id: 7,
    uid: '0b0f7b0e-7f3c-4a43-9d52-0a6c1c0a6a11',
    ticketNumber: '042',
    status: 'new',
    paymentMethod: 'cash',
    appointment: false,
    appointmentDate: null,
    promisedAt: null,
    counterAppointment: null,
    rejectionMessage: null,
    questionnaireRating: null,
    tableIdentifier: null,
    tableName: null,
    branch: { id: 1 },
    isQuotation: false,
    isRejected: false,
    isCanceled: false,
    isFailed: false,
    isCompleted: false,
    isConfirmed: false,
    isDelivery: false,
    isInDelivery: false,
    isDelivered: false,
    isDineIn: false,
    isPaid: false,
    isRefunded: false,
    paymentUrl: null,
    currency: 'EUR',
    totalGross: 1240,
    items: [
      { product: 3, name: 'Bergkäsweckerl', amount: 2, unit: 'amount', gross: 1240, parts: {}, hasEntries: false },
    ],
    createdAt: '2026-11-20T11:00:00.000Z',
    updatedAt: '2026-11-20T11:00:00.000Z',
    ...changes,
  }
}
