/** German texts of what comes to a row of the menu with the cart: the first paint does without them. */
export const texts = {
  inCart: (amount: string) => `${amount} im Warenkorb`,
  toCart: 'Weiter zum Warenkorb',
} as const
