/** What has the same key, in the order in which the keys come first. */
export function groupsOf<Each, Key>(
  all: readonly Each[],
  keyOf: (each: Each) => Key,
): ReadonlyMap<Key, readonly Each[]> {
  const groups = new Map<Key, Each[]>()
  for (const each of all) {
    const key = keyOf(each)
    const known = groups.get(key)
    if (known) known.push(each)
    else groups.set(key, [each])
  }
  return groups
}
