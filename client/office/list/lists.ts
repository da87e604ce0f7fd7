/** The list with one entry moved by some places; unchanged where it cannot move that far. */
export function moved<T>(list: readonly T[], index: number, by: number): readonly T[] {
  const target = index + by
  const entry = list[index]
  if (entry === undefined || target < 0 || target >= list.length) return list
  return without(list, index).toSpliced(target, 0, entry)
}

export function without<T>(list: readonly T[], index: number): readonly T[] {
  return list.toSpliced(index, 1)
}

export function replaced<T>(list: readonly T[], index: number, entry: T): readonly T[] {
  return list.with(index, entry)
}
