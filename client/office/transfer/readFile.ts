import { csvRows } from './csv.ts'

/** The cells of a chosen file, CSV or Excel, each row in its place; null where it is neither. */
export async function tableIn(file: File): Promise<readonly (readonly string[])[] | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) return bytes.includes(0) ? null : csvRows(bytes)
  try {
    const { readSheet } = await import('read-excel-file/browser')
    const rows = await readSheet(file)
    return rows.map(row => row.map(cellText))
  } catch {
    return null
  }
}

/** Excel shows no more of a number: what it reckoned as 4,290000000000001 stands there as 4,29. */
const SHOWN_DIGITS = 15

/** A cell of a spreadsheet as somebody would type it: decimal comma, German date. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(Number(cell.toPrecision(SHOWN_DIGITS))).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'Ja' : 'Nein'
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').toReversed().join('.')
  return String(cell)
}
