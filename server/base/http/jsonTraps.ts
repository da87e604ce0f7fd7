/** Nothing we keep is nested half as deep; what is nested a thousand deep breaks whatever walks through it. */
const MAX_DEPTH = 100

/** A key that would be a prototype, however its letters are written. */
const PROTOTYPE =
  /"(?:_|\\u005[fF]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[fF])(?:t|\\u0074)(?:o|\\u006[fF])(?:_|\\u005[fF]){2}"\s*:/

/**
 * Whether JSON text says what no value of ours may hold: the key `__proto__`, U+0000 (refused by PostgreSQL), half a surrogate
 * pair (which would come back as another character), or nesting without end. The text is looked at and not its
 * values: there can be millions of them in a text that is read within milliseconds.
 */
export function hasTraps(text: string): boolean {
  // A text this short cannot nest deep enough to break anything.
  if (text.length > 10 * MAX_DEPTH && isDeep(text)) return true
  return PROTOTYPE.test(text) || hasCrookedEscape(text)
}

function isDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) at = endOfString(text, at)
    else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth -= 1
  }
  return false
}

/** Where the string that begins at `from` has its other quotation mark. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

/** Escapes one after the other: in valid JSON a backslash is always the beginning of one. */
function hasCrookedEscape(text: string): boolean {
  let isHalf = false
  let after = -1
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', after)) {
    if (isHalf && at !== after) return true
    const unit = text.charCodeAt(at + 1) === LETTER_U ? Number.parseInt(text.slice(at + 2, at + 6), 16) : ASCII
    const isSecond = unit >= 0xdc00 && unit <= 0xdfff
    if (unit === 0 || isSecond !== isHalf) return true
    isHalf = unit >= 0xd800 && unit <= 0xdbff
    after = at + (unit === ASCII ? 2 : 6)
  }
  return isHalf
}

/** Any other escape: no part of a pair. */
const ASCII = 1
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, LETTER_U] = Buffer.from('"\\[]{}u')
