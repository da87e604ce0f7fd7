/** One line of paper, or what stands in place of one. Texts are at most as wide as the paper. */
export type Line =
  | { readonly text: string; readonly style?: Style; readonly align?: 'center' }
  | { readonly rule: true }
  | { readonly qr: string }
/** `big` is twice as wide and twice as high, `tall` twice as high. */
export type Style = 'bold' | 'tall' | 'big' | 'mark'

export const rule: Line = { rule: true }
export const gap: Line = { text: '' }

/** A text as lines of `width` characters, broken between words; a word that is longer is broken where it has to be. */
export function wrap(text: string, width: number): string[] {
  return printable(text)
    .split('\n')
    .flatMap(paragraph => wrapParagraph(paragraph, width))
}

export const lines = (text: string, width: number, style?: Style, align?: 'center'): Line[] =>
  wrap(text, style === 'big' || style === 'mark' ? Math.floor(width / 2) : width).map(each => ({
    text: each,
    ...(style ? { style } : {}),
    ...(align ? { align } : {}),
  }))

/** Text on the left, an amount on the right that is never cut or broken, however long the text is. */
export function priced(text: string, amount: string, width: number, style?: Style): Line[] {
  const price = printable(amount)
  const [first = '', ...rest] = wrap(text, width - price.length - 1)
  const filled = `${first.padEnd(width - price.length)}${price}`
  return [filled, ...rest].map(each => ({ text: each, ...(style ? { style } : {}) }))
}

export const indented = (text: string, width: number, by = 2): Line[] =>
  wrap(text, width - by).map(each => ({ text: `${' '.repeat(by)}${each}` }))

/** A frame around a text nobody may overlook. */
export function boxed(title: string, text: string, width: number): Line[] {
  const inner = width - 4
  const edge = (left: string, right: string): Line => ({ text: `${left}${'─'.repeat(width - 2)}${right}` })
  const row = (style?: Style) => (each: string) => ({ text: `│ ${each.padEnd(inner)} │`, ...(style ? { style } : {}) })
  return [edge('┌', '┐'), ...wrap(title, inner).map(row()), ...wrap(text, inner).map(row('bold')), edge('└', '┘')]
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const broken: string[] = []
  let line = ''
  for (const word of paragraph.split(' ').filter(Boolean)) {
    if (line !== '' && line.length + 1 + word.length <= width) line += ` ${word}`
    else {
      if (line !== '') broken.push(line)
      line = word
      for (; line.length > width; line = line.slice(width)) broken.push(line.slice(0, width))
    }
  }
  return [...broken, line]
}

const westEuropean = new Set(
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»ÁÂÀ©¢¥ãÃ¤ðÐÊËÈ€ÍÎÏ¦ÌÓßÔÒõÕµþÞÚÛÙýÝ¯´±¾÷¸°¨·¹³²─│┌┐└┘',
)
const alike: Readonly<Record<string, string>> = {
  // On the page, but the encoder writes them with the codes of control characters.
  '§': 'Par.',
  '¶': ' ',
  '–': '-',
  '—': '-',
  '‑': '-',
  '„': '"',
  '“': '"',
  '”': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '…': '...',
  '•': '·',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  ẞ: 'SS',
}

/**
 * What the code page of the printer can say: look-alikes for what it lacks, and no control characters, for with those a
 * guest's comment could command the printer.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n'), printableCharacter).join('')
}

function printableCharacter(character: string): string {
  if (character === '\n' || (character >= ' ' && character <= '~') || westEuropean.has(character)) return character
  if (/\s/u.test(character)) return ' '
  const [base = ''] = character.normalize('NFD')
  if (base !== character && base >= ' ' && base <= '~') return base
  return alike[character] ?? (/[\p{L}\p{N}\p{S}\p{P}]/u.test(character) ? '?' : '')
}
