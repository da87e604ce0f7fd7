/** Whether two JSON values say the same; the order of an object's keys says nothing, and an absent key is as good as undefined. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => sameValue(entry, other[index]))
    )
  }
  const left = one as Record<string, unknown>
  const right = other as Record<string, unknown>
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every(key => sameValue(left[key], right[key]))
}
