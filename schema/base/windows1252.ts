/** Characters of Windows-1252 that stand elsewhere in Unicode, from 0x80 on; a blank stands for what it leaves free. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** A text in Windows-1252, as programs of accountants read it; what that has no character for becomes a question mark. */
export const windows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Array.from(text.normalize('NFC'), byteOf))

function byteOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const place = HIGH.indexOf(character)
  return place < 0 ? 0x3f : 0x80 + place
}
