import type { ByteSource } from '../../schema/base/film/boxes.ts'

export interface ClipOptions {
  readonly codec?: string
  readonly profile?: number
  readonly level?: number
  readonly width?: number
  readonly height?: number
  readonly seconds?: number
  readonly rate?: number
  readonly sound?: string
  readonly isListLast?: boolean
  readonly isFragmented?: boolean
  readonly isTurned?: boolean
  /** Bytes of pictures. */
  readonly padding?: number
}

/** Lists of a film as encoders write them, with no picture behind them. */
export function clip(options: ClipOptions): Uint8Array {
  const { padding = 16, isListLast = false, isFragmented = false } = options
  const head = box('ftyp', text('isom'), u32(512), text('isomavc1'))
  const data = box('mdat', new Uint8Array(padding))
  const lists = box('moov', movieHead(), ...tracks(options), ...(isFragmented ? [box('mvex', trex(1), trex(2))] : []))
  const rest = isFragmented ? [lists, ...fragments(options), data] : isListLast ? [data, lists] : [lists, data]
  return joined([head, ...rest])
}

export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (from, length) => bytes.subarray(from, from + length),
})

const TIMESCALE = 12_800

function tracks(options: ClipOptions): Uint8Array[] {
  const { sound } = options
  const film = track(1, 'vide', pictures(options), options)
  return sound ? [film, track(2, 'soun', box(sound, new Uint8Array(28)), options)] : [film]
}

function track(id: number, handler: string, entry: Uint8Array, options: ClipOptions): Uint8Array {
  const { width = 1280, height = 720, seconds = 4, rate = 25, isFragmented, isTurned } = options
  const matrix = isTurned
    ? [0, 65_536, 0, -65_536, 0, 0, 0, 0, 0x40000000]
    : [65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x40000000]
  const head = box('tkhd', u32(3, 0, 0, id, 0, 0, 0, 0, 0, 0), u32(...matrix), u32(width << 16, height << 16))
  const samples = isFragmented ? [] : [seconds * rate, TIMESCALE / rate]
  return box(
    'trak',
    head,
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, TIMESCALE, isFragmented ? 0 : seconds * TIMESCALE, 0)),
      box('hdlr', u32(0, 0), text(handler), u32(0, 0, 0), text('\u0000')),
      box('minf', box('stbl', box('stsd', u32(0, 1), entry), box('stts', u32(0, samples.length / 2, ...samples)))),
    ),
  )
}

function pictures({ codec = 'avc1', profile = 100, level = 40, width = 1280, height = 720 }: ClipOptions): Uint8Array {
  const head = new Uint8Array(78)
  new DataView(head.buffer).setUint32(24, (width << 16) | height)
  const config = codec === 'avc1' ? [box('avcC', Uint8Array.of(1, profile, 0, level, 0xff, 0xe0))] : []
  return box(codec, head, ...config)
}

/** One second each: the first says how long its samples are, the others leave it to what is usual. */
function fragments({ seconds = 4, rate = 25 }: ClipOptions): Uint8Array[] {
  return Array.from({ length: seconds }, (_, second) => {
    const told = second === 0 ? Array.from({ length: rate }, () => TIMESCALE / rate) : []
    const run = box('trun', u32(told.length > 0 ? 0x100 : 0, rate, ...told))
    return box('moof', box('mfhd', u32(0, second + 1)), box('traf', box('tfhd', u32(0, 1)), run))
  })
}

const trex = (track: number) => box('trex', u32(0, track, 1, TIMESCALE / 25, 0, 0))
const movieHead = () => box('mvhd', new Uint8Array(100))

function box(type: string, ...content: Uint8Array[]): Uint8Array {
  const inner = joined(content)
  return joined([u32(inner.length + 8), text(type), inner])
}

function u32(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4)
  const view = new DataView(bytes.buffer)
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value)
  return bytes
}

const text = (letters: string): Uint8Array => Uint8Array.from(letters, letter => letter.charCodeAt(0))

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
