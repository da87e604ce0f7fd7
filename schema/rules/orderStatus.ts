/** Where an order stands. Design 8.9; the flags of the public view (storefront section 3) derive from it. */
export const orderStatuses = ['new', 'confirmed', 'in-delivery', 'completed', 'rejected', 'canceled', 'failed'] as const
export type OrderStatus = (typeof orderStatuses)[number]
