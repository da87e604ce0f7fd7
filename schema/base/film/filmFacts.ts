import { type Box, type ByteSource, boxesIn, boxOn, topBoxes, typeAt, viewOf } from './boxes.ts'

/** What a film is, as far as TVs care. */
export interface FilmFacts {
  /** Four letters: 'avc1' is H.264, 'hvc1' H.265. */
  readonly codec: string
  /** Of H.264, as its standard numbers them: 66 is Baseline, 77 Main, 100 High; level 4.1 is 41. 0 for other codecs. */
  readonly profile: number
  readonly level: number
  /** As it is seen, turned where the file says so. */
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly framesPerSecond: number
  readonly bitsPerSecond: number
  /** Codec of its sound: 'mp4a' is AAC; null for none. */
  readonly sound: string | null
}

/** No list of a film's pictures is larger: ten minutes take some hundred kilobytes. */
const MOST_BYTES = 16 * 1024 * 1024

/** What the film in an MP4 file is; null where there is none in it. Reads its lists and never its pictures. */
export async function filmFacts(source: ByteSource): Promise<FilmFacts | null> {
  try {
    return await readFilm(source)
  } catch (error) {
    // Lists that lead beyond their end.
    if (error instanceof RangeError) return null
    throw error
  }
}

async function readFilm(source: ByteSource): Promise<FilmFacts | null> {
  let film: Track | null = null
  let sound: string | null = null
  let pieces = { samples: 0, ticks: 0 }
  for await (const box of topBoxes(source)) {
    if (box.to - box.from > MOST_BYTES) continue
    if (box.type === 'moov') {
      const view = viewOf(await source.read(box.from, box.to - box.from))
      const tracks = tracksOf(view)
      film = tracks.find(({ handler }) => handler === 'vide') ?? null
      sound = tracks.find(({ handler }) => handler === 'soun')?.codec ?? null
    } else if (box.type === 'moof' && film) {
      const { samples, ticks } = fragmentOf(viewOf(await source.read(box.from, box.to - box.from)), film)
      pieces = { samples: pieces.samples + samples, ticks: pieces.ticks + ticks }
    }
  }
  if (!film) return null
  const seconds = film.timescale > 0 ? (film.ticks + pieces.ticks) / film.timescale : 0
  const { codec, profile, level, width, height } = film
  return {
    codec,
    profile,
    level,
    width,
    height,
    seconds,
    framesPerSecond: seconds > 0 ? (film.samples + pieces.samples) / seconds : 0,
    bitsPerSecond: seconds > 0 ? (source.size * 8) / seconds : 0,
    sound,
  }
}

interface Track {
  readonly id: number
  readonly handler: string
  readonly codec: string
  readonly profile: number
  readonly level: number
  readonly width: number
  readonly height: number
  readonly timescale: number
  readonly samples: number
  readonly ticks: number
  /** How long a sample of a fragment is that says nothing of it. */
  readonly usualTicks: number
}

function tracksOf(view: DataView): readonly Track[] {
  const usual = new Map<number, number>()
  const extended = boxOn(view, 'mvex')
  if (extended)
    for (const { type, from } of boxesIn(view, extended.from, extended.to))
      if (type === 'trex') usual.set(view.getUint32(from + 4), view.getUint32(from + 12))
  return boxesIn(view)
    .filter(({ type }) => type === 'trak')
    .flatMap(track => trackOf(view, track, usual) ?? [])
}

function trackOf(view: DataView, track: Box, usual: ReadonlyMap<number, number>): Track | null {
  const [head, media, handler, description, times] = [
    'tkhd',
    'mdia.mdhd',
    'mdia.hdlr',
    'mdia.minf.stbl.stsd',
    'mdia.minf.stbl.stts',
  ].map(path => boxOn(view, path, track))
  if (!head || !media || !handler || !description) return null
  const isLong = view.getUint8(head.from) === 1
  const id = view.getUint32(head.from + (isLong ? 20 : 12))
  const timescale = view.getUint32(media.from + (view.getUint8(media.from) === 1 ? 20 : 12))
  const { samples, ticks } = times ? sumOf(view, times) : { samples: 0, ticks: 0 }
  const kind = typeAt(view, handler.from + 8)
  const picture = describedPicture(view, description)
  // The matrix of a film that lies on its side has nothing on its diagonal.
  const isTurned = view.getInt32(head.from + (isLong ? 52 : 40)) === 0
  const { width, height } = picture
  const sides = isTurned ? { width: height, height: width } : { width, height }
  return { ...picture, ...sides, id, handler: kind, timescale, samples, ticks, usualTicks: usual.get(id) ?? 0 }
}

/** The first kind of pictures of a track. */
function describedPicture(view: DataView, { from, to }: Box) {
  const nothing = { codec: '', profile: 0, level: 0, width: 0, height: 0 }
  const [entry] = boxesIn(view, from + 8, to)
  if (!entry) return nothing
  if (entry.to - entry.from < 78) return { ...nothing, codec: entry.type }
  const size = { width: view.getUint16(entry.from + 24), height: view.getUint16(entry.from + 26) }
  const config = boxesIn(view, entry.from + 78, entry.to).find(({ type }) => type === 'avcC')
  return config
    ? { ...size, codec: entry.type, profile: view.getUint8(config.from + 1), level: view.getUint8(config.from + 3) }
    : { ...nothing, ...size, codec: entry.type }
}

/** How many samples a list of times has, and how long they are together. */
function sumOf(view: DataView, { from, to }: Box) {
  let samples = 0
  let ticks = 0
  const count = Math.min(view.getUint32(from + 4), Math.floor((to - from - 8) / 8))
  for (let index = 0; index < count; index++) {
    const entries = view.getUint32(from + 8 + index * 8)
    samples += entries
    ticks += entries * view.getUint32(from + 12 + index * 8)
  }
  return { samples, ticks }
}

/** What a fragment adds to the film: files that were recorded in a browser have nothing else. */
function fragmentOf(view: DataView, { id, usualTicks }: Track) {
  let samples = 0
  let ticks = 0
  for (const part of boxesIn(view).filter(({ type }) => type === 'traf')) {
    const head = boxOn(view, 'tfhd', part)
    if (!head || view.getUint32(head.from + 4) !== id) continue
    const flags = view.getUint32(head.from) & 0xffffff
    const at = head.from + 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
    const usual = flags & 8 ? view.getUint32(at) : usualTicks
    for (const run of boxesIn(view, part.from, part.to).filter(({ type }) => type === 'trun')) {
      const added = runOf(view, run, usual)
      samples += added.samples
      ticks += added.ticks
    }
  }
  return { samples, ticks }
}

function runOf(view: DataView, { from, to }: Box, usual: number) {
  const flags = view.getUint32(from) & 0xffffff
  const samples = view.getUint32(from + 4)
  if (!(flags & 0x100)) return { samples, ticks: samples * usual }
  const first = from + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  const each = [0x100, 0x200, 0x400, 0x800].filter(flag => flags & flag).length * 4
  const count = Math.min(samples, Math.floor((to - first) / each))
  let ticks = 0
  for (let index = 0; index < count; index++) ticks += view.getUint32(first + index * each)
  return { samples: count, ticks }
}
