/** What is open above the menu stands in the address: the phone's back button closes it. */
export interface StoreSearch {
  /** Id of the product whose overlay is open. */
  readonly product?: number
  /** Key of the cart line that is being changed. */
  readonly line?: string
  /** At the checkout: the order (its uid) in the outbox that is shown before the cart. */
  readonly order?: string
  readonly cart?: true
  /** The dialog for the time of the order. */
  readonly when?: true
  /** Allergens and diets. */
  readonly filter?: true
  /** The other branches. */
  readonly branches?: true
  /** The table whose code was scanned. */
  readonly table?: string
  /** The delivery area that was searched for. */
  readonly area?: string
}

/** The known parts of an address's search; what does not fit is left out. */
export function readStoreSearch(search: Record<string, unknown>): StoreSearch {
  const product = Number(search.product)
  const known = (names: readonly string[], read: (value: unknown) => unknown) =>
    Object.fromEntries(names.map(name => [name, read(search[name])]).filter(([, value]) => value !== undefined))
  return {
    ...(Number.isSafeInteger(product) && product > 0 ? { product } : {}),
    ...known(['line', 'order', 'table', 'area'], value => (value === undefined ? value : String(value))),
    ...known(['cart', 'when', 'filter', 'branches'], value => String(value) === 'true' || undefined),
  }
}
