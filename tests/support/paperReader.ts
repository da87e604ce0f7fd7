/**
 * Reads what a printer would put on paper out of its commands: an own small reading of ESC/POS and StarPRNT, so that
 * the tests do not lean on the encoder they judge. Styles are shown as tags; `{cut}` ends a paper.
 */
export function readPaper(bytes: Uint8Array): string {
  const data = [...bytes]
  const isStar = startsWith(data, [0x1b, 0x40, 0x18])
  let text = ''
  for (let at = 0; at < data.length; ) {
    const command = (isStar ? starCommands : escPosCommands).find(({ start }) =>
      startsWith(data.slice(at, at + 4), start),
    )
    if (command) {
      const length = typeof command.length === 'number' ? command.length : command.length(data, at)
      text += command.shown?.(data.slice(at, at + length)) ?? ''
      at += length
    } else {
      const byte = data[at] ?? 0
      at += 1
      if (byte === 0x0d || byte === 0x00) continue
      if (byte < 0x20 && byte !== 0x0a)
        throw new Error(`A control character ${byte} that is no command, after: ${text.slice(-60)}`)
      text += byte === 0x0a ? '\n' : letterOf(byte)
    }
  }
  return text
}

/** The paper without styles. */
export const plainPaper = (bytes: Uint8Array): string => readPaper(bytes).replace(/\{[^}]*\}/g, '')

interface Command {
  readonly start: readonly number[]
  readonly length: number | ((data: readonly number[], at: number) => number)
  readonly shown?: (command: readonly number[]) => string
}

const size = (width: number, height: number): string =>
  width === 0 && height === 0 ? '{/size}' : `{${width + 1}x${height + 1}}`
const page = (expected: number) => (command: readonly number[]) => {
  if (command.at(-1) !== expected) throw new Error(`Another code page: ${command.at(-1)}`)
  return '{cp858}'
}

const wordAt = (data: readonly number[], at: number): number => (data[at] ?? 0) + 256 * (data[at + 1] ?? 0)

const escPosCommands: readonly Command[] = [
  { start: [0x1b, 0x40], length: 2 },
  { start: [0x1c, 0x2e], length: 2 },
  { start: [0x1b, 0x4d], length: 3 },
  { start: [0x1b, 0x74], length: 3, shown: page(19) },
  { start: [0x1d, 0x21], length: 3, shown: ([, , value = 0]) => size(value >> 4, value & 15) },
  { start: [0x1b, 0x45], length: 3, shown: ([, , on]) => (on ? '{b}' : '{/b}') },
  { start: [0x1d, 0x42], length: 3, shown: ([, , on]) => (on ? '{inv}' : '{/inv}') },
  { start: [0x1b, 0x61], length: 3 },
  {
    start: [0x1d, 0x28, 0x6b],
    length: (data, at) => 5 + (data[at + 3] ?? 0) + 256 * (data[at + 4] ?? 0),
    shown: command => (command[6] === 0x50 ? `{qr ${String.fromCharCode(...command.slice(8))}}` : ''),
  },
  {
    start: [0x1d, 0x76, 0x30],
    length: (data, at) => 8 + wordAt(data, at + 4) * wordAt(data, at + 6),
    shown: command => `{image ${wordAt(command, 4) * 8} × ${wordAt(command, 6)}}`,
  },
  { start: [0x1d, 0x0c], length: 2, shown: () => '{next label}' },
  { start: [0x1d, 0x56], length: 2 + 1, shown: () => '{cut}' },
]

const starCommands: readonly Command[] = [
  { start: [0x1b, 0x40], length: 2 },
  { start: [0x18], length: 1 },
  { start: [0x1b, 0x69], length: 4, shown: ([, , height = 0, width = 0]) => size(width, height) },
  { start: [0x1b, 0x1d, 0x74], length: 4, shown: page(4) },
  { start: [0x1b, 0x1d, 0x61], length: 4 },
  { start: [0x1b, 0x1e, 0x46], length: 4 },
  { start: [0x1b, 0x45], length: 2, shown: () => '{b}' },
  { start: [0x1b, 0x46], length: 2, shown: () => '{/b}' },
  { start: [0x1b, 0x34], length: 2, shown: () => '{inv}' },
  { start: [0x1b, 0x35], length: 2, shown: () => '{/inv}' },
  { start: [0x1b, 0x1d, 0x79, 0x53], length: 6 },
  {
    start: [0x1b, 0x1d, 0x79, 0x44],
    length: (data, at) => 8 + (data[at + 6] ?? 0) + 256 * (data[at + 7] ?? 0),
    shown: command => `{qr ${String.fromCharCode(...command.slice(8))}}`,
  },
  { start: [0x1b, 0x1d, 0x79, 0x50], length: 4 },
  {
    start: [0x1b, 0x58],
    length: (data, at) => 4 + 3 * wordAt(data, at + 2) + 2,
    shown: command => `{image ${wordAt(command, 2)} × 24}`,
  },
  { start: [0x1b, 0x1d, 0x50], length: 4 },
  { start: [0x1b, 0x30], length: 2 },
  { start: [0x1b, 0x7a], length: 3 },
  { start: [0x0c], length: 1, shown: () => '{next label}' },
  { start: [0x1b, 0x64], length: 3, shown: () => '{cut}' },
]

const startsWith = (data: readonly number[], start: readonly number[]): boolean =>
  start.every((byte, index) => data[index] === byte)

/** Code page 858 from 0x80 on; what receipts never need is left out. */
const upper =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'
const letterOf = (byte: number): string => (byte < 0x80 ? String.fromCharCode(byte) : (upper[byte - 0x80] ?? '?'))
