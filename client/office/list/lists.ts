/** The list with one entry moved by some places; unchanged where it cannot move that far. */
export function moved<T>(list: readonly T[], index: number, by: number): readonly T[] {
  return shifted(list, index, index + by)
}

/** The list with one entry taken to another place; unchanged where there is no such place. */
export function shifted<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return list
  return without(list, from).toSpliced(to, 0, entry)
}

export function without<T>(list: readonly T[], index: number): readonly T[] {
  return list.toSpliced(index, 1)
}

export function replaced<T>(list: readonly T[], index: number, entry: T): readonly T[] {
  return list.with(index, entry)
}
