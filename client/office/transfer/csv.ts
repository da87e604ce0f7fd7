import Papa from 'papaparse'
import { unguarded } from '../../../schema/base/csv.ts'

/**
 * The cells of a CSV file: UTF-8, or windows-1252 as Excel still writes it; the separator is found by looking. Rows keep
 * their places, empty ones among them, but for those at the end.
 */
export function csvRows(bytes: Uint8Array): string[][] {
  const text = decoded(bytes).replace(/^\uFEFF/, '')
  // Empty rows have no separator: they would have a say in which it is.
  const { meta } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: SEPARATORS, preview: 50 })
  const { data } = Papa.parse<string[]>(text, { delimiter: meta.delimiter })
  return data.slice(0, data.findLastIndex(isFilled) + 1).map(row => row.map(unguarded))
}

const SEPARATORS = [';', '\t', ',', '|']

/** Whether anything stands in a row. */
export const isFilled = (row: readonly string[]): boolean => row.some(cell => cell.trim() !== '')

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
