import type { UploadExtension } from '../../../schema/base/uploads.ts'

/**
 * Whether the bytes are what the extension says: the name of a file is only a claim. Reads the beginning of the bytes, and of
 * an Office document the names inside; nothing is ever unpacked.
 */
export function agrees(bytes: Buffer, extension: UploadExtension): boolean {
  const kind = kindOf(bytes)
  switch (extension) {
    case 'txt':
    case 'csv':
      return kind === null && isText(bytes)
    case 'svg':
      return kind === null && isText(bytes) && isSvg(bytes)
    case 'docx':
      return kind === 'zip' && isOffice(bytes, 'word/')
    case 'xlsx':
      return kind === 'zip' && isOffice(bytes, 'xl/')
    case 'pptx':
      return kind === 'zip' && isOffice(bytes, 'ppt/')
    case 'doc':
    case 'xls':
    case 'ppt':
      return kind === 'ole'
    case 'jpeg':
      return kind === 'jpg'
    default:
      return kind === extension
  }
}

type Kind = 'gif' | 'jpg' | 'png' | 'mp4' | 'mpeg' | 'webm' | 'zip' | 'pdf' | 'ole' | 'program'

/** The kind that the first bytes tell; null where they tell none that we know. */
function kindOf(bytes: Buffer): Kind | null {
  if (isIsoMedia(bytes)) return 'mp4'
  if (begins(bytes, '1a45dfa3')) return bytes.subarray(0, 64).includes('webm') ? 'webm' : 'program'
  return beginnings.find(([beginning]) => begins(bytes, beginning))?.[1] ?? null
}

const beginnings: readonly (readonly [string, Kind])[] = [
  ['474946383761', 'gif'],
  ['474946383961', 'gif'],
  ['ffd8ff', 'jpg'],
  ['89504e470d0a1a0a', 'png'],
  ['000001ba', 'mpeg'],
  ['000001b3', 'mpeg'],
  ['504b0304', 'zip'],
  ['504b0506', 'zip'],
  ['255044462d', 'pdf'],
  ['d0cf11e0a1b11ae1', 'ole'],
  // Windows, Linux, shell: text files never begin like this.
  ['4d5a90', 'program'],
  ['7f454c46', 'program'],
  ['2321', 'program'],
]

const begins = (bytes: Buffer, hex: string): boolean => bytes.subarray(0, hex.length / 2).toString('hex') === hex

/** MP4 and its kin; the pictures among them (HEIC, AVIF) are no films. */
function isIsoMedia(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  return !/^(hei|hev|mif|msf|avi)/.test(bytes.toString('latin1', 8, 12))
}

/** Text has no control characters but tabs and line ends; UTF-16 says so at its beginning. */
function isText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false
  if (begins(bytes, 'fffe') || begins(bytes, 'feff')) return bytes.length % 2 === 0
  return bytes.every(byte => byte >= SPACE || textControls.has(byte))
}

const SPACE = 32
/** Tab, line feed, form feed, carriage return. */
const textControls = new Set([9, 10, 12, 13])

const isSvg = (bytes: Buffer): boolean => /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 64)) && bytes.includes('<svg')

const isOffice = (bytes: Buffer, folder: string): boolean =>
  bytes.includes('[Content_Types].xml') && bytes.includes(folder)
