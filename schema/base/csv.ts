/** A table as German Excel opens it by a double click: byte order mark, semicolons, and no cell that begins as a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(row => row.map(cell => quoted(guarded(cell))).join(';')).join('\r\n')}`

/** A number less than nothing reckons nothing: it stays a number. */
const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) && !/^-\d+(,\d+)?$/.test(cell) ? `'${cell}` : cell)
/** A cell as it was before it was guarded. */
export const unguarded = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

const quoted = (cell: string): string =>
  /[;"\r\n\uFEFF]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** '12,90' of cents. */
export const decimal = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')
