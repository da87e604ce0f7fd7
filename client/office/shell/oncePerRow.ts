import type { Row } from '../../data/office/office.ts'

/** The same row says the same: each is read once. */
export function once<T>(read: (row: Row) => T | null): (row: Row) => T | null {
  const known = new WeakMap<Row, { readonly value: T | null }>()
  return row => {
    const kept = known.get(row) ?? { value: read(row) }
    known.set(row, kept)
    return kept.value
  }
}
