/** Whether two JSON values say the same: the order of an object's keys says nothing, and an absent key is as good as undefined. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => sameValue(entry, other[index]))
    )
  }
  if (!isObject(one) || !isObject(other)) return false
  // Compared thousands of times a second: nothing is laid down for it. A key that is missing is one without a value.
  return (
    Object.keys(one).every(key => sameValue(one[key], other[key])) &&
    Object.keys(other).every(key => other[key] === undefined || key in one)
  )
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
