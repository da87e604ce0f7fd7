/** Leaves the shop for another site: a payment page. */
export function goTo(address: string): void {
  window.location.assign(address)
}
