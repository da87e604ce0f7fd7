/** Longest beginning: the longest accepted type and its parameters. */
const LONGEST_HEAD = 200
const BASE64 = ';base64'

/**
 * The bytes of a base64 data-URL, null for anything else. The type it names is not read: bytes and name decide. No pattern
 * runs over the text, however long it is.
 */
export function bytesOf(dataUrl: string): Buffer | null {
  const comma = dataUrl.slice(0, LONGEST_HEAD).indexOf(',')
  if (!dataUrl.startsWith('data:') || comma < 0 || !dataUrl.slice(0, comma).endsWith(BASE64)) return null
  const text = dataUrl.slice(comma + 1)
  const bytes = Buffer.from(text, 'base64')
  // What is no base64 is skipped by the decoder: then bytes are missing.
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return text.length % 4 === 0 && bytes.length === (text.length / 4) * 3 - padding ? bytes : null
}
