import type { FilmFacts } from './filmFacts.ts'

/** What the decoders of ordinary TVs and sticks play without a stutter. */
const most = { long: 1920, short: 1080, level: 41, rate: 30.5, bits: 12_000_000, seconds: 600 } as const
/** Baseline, Main and High: eight bits, colours at half the size. */
const profiles: ReadonlySet<number> = new Set([66, 77, 100])

const codecs: Readonly<Record<string, string>> = {
  hvc1: 'H.265 (HEVC)',
  hev1: 'H.265 (HEVC)',
  av01: 'AV1',
  vp09: 'VP9',
  vp08: 'VP8',
  mp4v: 'MPEG-4',
  ap4h: 'ProRes',
}

/** Why TVs cannot be relied on to play a film, in a sentence that says how to export it; null where they play it. */
export function filmFault(film: FilmFacts | null): string | null {
  const reason = film ? reasonOf(film) : 'In dieser Datei ist kein Film, den ein TV lesen kann'
  return reason && `${reason}. ${HOW_TO}`
}

const HOW_TO =
  'Bitte als MP4 mit H.264 exportieren: höchstens 1920 × 1080 Bildpunkte, 30 Bilder je Sekunde und 10 Minuten, Ton AAC oder keiner.'

function reasonOf({ codec, profile, level, width, height, seconds, framesPerSecond, bitsPerSecond, sound }: FilmFacts) {
  if (codec !== 'avc1' && codec !== 'avc3')
    return `Der Film ist in ${codecs[codec] ?? 'einer anderen Art als H.264'} gespeichert`
  if (!profiles.has(profile))
    return 'Der Film hat mehr Farbtiefe, als ein TV zeigt (H.264 „High“ mit 8 Bit ist das meiste)'
  if (Math.max(width, height) > most.long || Math.min(width, height) > most.short)
    return `Der Film hat ${width} × ${height} Bildpunkte`
  if (framesPerSecond > most.rate) return `Der Film hat ${Math.round(framesPerSecond)} Bilder je Sekunde`
  if (bitsPerSecond > most.bits)
    return `Der Film hat ${Math.round(bitsPerSecond / 1_000_000)} Mbit je Sekunde, mehr als 12`
  if (seconds > most.seconds) return `Der Film dauert ${Math.ceil(seconds / 60)} Minuten`
  if (seconds <= 0) return 'Der Film hat keine Bilder'
  if (level > most.level) return `Der Film hat die H.264-Stufe ${level / 10}, mehr als 4.1`
  if (sound !== null && sound !== 'mp4a') return 'Der Ton des Films ist nicht in AAC gespeichert'
  return null
}
