import write from 'write-excel-file/browser'
import { csvRows, isFilled } from './csv.ts'

/** The cells of a CSV text for Excel: hours with a decimal comma are numbers there, so that sums can be made of them. */
export function workbookOf(csv: string): Promise<Blob> {
  const [heads = [], ...rows] = csvRows(new TextEncoder().encode(csv)).filter(isFilled)
  const head = heads.map(value => ({ type: String, value, fontWeight: 'bold' as const }))
  return write([head, ...rows.map(row => row.map(cellOf))]).toBlob()
}

/** What a cell is to Excel: numbers of people and of wage types stay as they are written. */
export const cellOf = (text: string) =>
  /^-?\d+,\d{2}$/.test(text)
    ? { type: Number, value: Number(text.replace(',', '.')), format: '0.00' }
    : { type: String, value: text }
