import Papa from 'papaparse'

/** A table as German Excel opens it by a double click: byte order mark, semicolons, and no cell that begins as a formula. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${Papa.unparse(
    rows.map(row => row.map(guarded)),
    { delimiter: ';', newline: '\r\n' },
  )}`
}

/** The cells of a CSV file: UTF-8, or windows-1252 as Excel still writes it; the separator is found by looking. */
export function csvRows(bytes: Uint8Array): string[][] {
  const text = decoded(bytes).replace(/^\uFEFF/, '')
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', '\t', ',', '|'],
  })
  return data.map(row => row.map(unguarded))
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const guarded = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const unguarded = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
