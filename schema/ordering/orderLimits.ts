/** Lines of one order. */
export const MOST_LINES = 200
/** Of one line, in whatever unit. */
export const MOST_AMOUNT = 1_000_000
/** Characters in all the choices of an order together; every one of them is kept, printed and mailed. */
export const MOST_CHARACTERS = 20_000

/** What is said of an order with more: it cannot be sent. */
export const tooManyCharacters = `Ihre Angaben zu den Produkten haben zusammen mehr als ${MOST_CHARACTERS.toLocaleString('de-DE')} Zeichen. Bitte kürzen Sie sie, oder teilen Sie die Bestellung auf.`

/** How many characters the choices of these lines have together, in a cart as on the wire. */
export const chosenCharacters = (items: readonly { readonly parts?: unknown }[]): number =>
  lettersIn(items.map(({ parts }) => parts))

/** Names and texts in a value, however it is nested. */
function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, each) => sum + lettersIn(each), 0)
}
