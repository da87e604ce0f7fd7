/** What an order keeps of its table. */
interface OrderTable {
  /** The name it had when it was chosen. */
  readonly tableName: string | null
  readonly tableIdentifier: string | null
}

/** A table as people speak of it: 'Tisch Hof 1', and 'Tisch 3' where its name says so itself. */
export const tableTitle = (name: string): string => (/^tisch\b/i.test(name) ? name : `Tisch ${name}`)

/** The table of an order as people read it; null for one without. Orders of the first days know only its code. */
export function tableTitleOf({ tableName, tableIdentifier }: OrderTable): string | null {
  const name = tableName ?? tableIdentifier
  return name === null ? null : tableTitle(name)
}
