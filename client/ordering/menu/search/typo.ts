/**
 * Whether `typed` is `word`, its beginning or its end with one letter wrong, missing, too many, or two neighbours exchanged: somebody
 * may still be at it, and a Kaisersemmel is a Semmel. The first letter is nearly always right.
 */
export const isOneLetterOff = (word: string, typed: string): boolean =>
  [typed.length, typed.length + 1, typed.length - 1].some(
    length => isNear(word.slice(0, length), typed) || isNear(word.slice(-length), typed),
  )

function isNear(one: string, other: string): boolean {
  if (one[0] !== other[0]) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isExchanged = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isExchanged && short.slice(at + 2) === long.slice(at + 2)
}
