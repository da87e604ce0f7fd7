/** Bytes that are read in parts: a film is never as a whole in memory. */
export interface ByteSource {
  readonly size: number
  readonly read: (from: number, length: number) => Promise<Uint8Array>
}

/** A box of an MP4 file (ISO/IEC 14496-12): where its content lies. */
export interface Box {
  readonly type: string
  readonly from: number
  readonly to: number
}

/** More boxes than any film has; a file may name any number of empty ones. */
const MOST_BOXES = 20_000

/** The boxes of a file, one after another; ends where they make no sense any more. */
export async function* topBoxes({ size, read }: ByteSource): AsyncGenerator<Box> {
  let at = 0
  for (let count = 0; at + 8 <= size && count < MOST_BOXES; count++) {
    const box = boxAt(viewOf(await read(at, Math.min(16, size - at))), 0, size - at)
    if (!box) return
    yield { type: box.type, from: at + box.from, to: at + box.to }
    at += box.to
  }
}

/** The boxes within a part of what was read. */
export function boxesIn(view: DataView, from = 0, to = view.byteLength): readonly Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to && boxes.length < MOST_BOXES; ) {
    const box = boxAt(view, at, to)
    if (!box) break
    boxes.push(box)
    at = box.to
  }
  return boxes
}

/** The first box on the way `mdia.minf.stbl`; undefined where there is none. */
export function boxOn(view: DataView, path: string, within?: Box): Box | undefined {
  let found = within
  for (const type of path.split('.')) {
    found = boxesIn(view, found?.from, found?.to).find(box => box.type === type)
    if (!found) return undefined
  }
  return found
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Four letters. */
export const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map(offset => view.getUint8(at + offset)))

function boxAt(view: DataView, at: number, end: number): Box | null {
  const short = view.getUint32(at)
  const isLong = short === 1
  if (isLong && at + 16 > view.byteLength) return null
  const length = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? end - at : short
  const head = isLong ? 16 : 8
  if (length < head || at + length > end) return null
  return { type: typeAt(view, at + 4), from: at + head, to: at + length }
}
