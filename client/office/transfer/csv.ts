import Papa from 'papaparse'
import { unguarded } from '../../../schema/base/csv.ts'

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
