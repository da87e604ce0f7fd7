/** What a ticket is called in the page, so that others lead to it. */
export const ticketAnchor = (order: number): string => `ticket-${order}`

/** Brings a ticket to where one looks, and the keyboard with it. */
export function showTicket(order: number): void {
  const ticket = document.getElementById(ticketAnchor(order))
  ticket?.scrollIntoView({ block: 'start' })
  ticket?.focus({ preventScroll: true })
}
