import { crc32 } from 'node:zlib'

/** A file of an archive. It is read when its turn comes; null where it is gone by then. */
export interface Packed {
  readonly name: string
  readonly read: () => Promise<Buffer | null>
}

/** What an archive without 64-bit extensions can address. */
const MOST_BYTES = 0xffff_ffff
/** Bit 11: names are UTF-8. */
const UTF8 = 0x0800
const VERSION = 20

/**
 * A ZIP archive (APPNOTE 6.3, method "stored") as it is asked for: one file in memory at a time, however many there are.
 * Pictures are packed already, so packing them again would only cost time. Who stops reading stops the reading of files.
 */
export function zipStream(files: readonly Packed[], at: Date): ReadableStream<Uint8Array> {
  const entries: Buffer[] = []
  const time = dosTime(at)
  let next = 0
  let offset = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        while (next < files.length) {
          const file = files[next]
          next += 1
          const bytes = await file?.read()
          if (!file || !bytes) continue
          const entry = { name: Buffer.from(file.name), sum: crc32(bytes), size: bytes.length, time, offset }
          const head = localHeader(entry)
          if (offset + head.length + bytes.length > MOST_BYTES) return controller.error(new Error('archive too large'))
          entries.push(centralHeader(entry))
          offset += head.length + bytes.length
          controller.enqueue(head)
          controller.enqueue(bytes)
          return
        }
        const directory = Buffer.concat(entries)
        controller.enqueue(directory)
        controller.enqueue(endOfDirectory(entries.length, directory.length, offset))
        controller.close()
      },
    },
    // What nobody has asked for yet is not read.
    { highWaterMark: 0 },
  )
}

interface Entry {
  readonly name: Buffer
  readonly sum: number
  readonly size: number
  readonly time: { readonly date: number; readonly clock: number }
  readonly offset: number
}

function localHeader(entry: Entry): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x0403_4b50, 0)
  writeCommon(head, 4, entry)
  return Buffer.concat([head, entry.name])
}

function centralHeader(entry: Entry): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x0201_4b50, 0)
  head.writeUInt16LE(VERSION, 4)
  writeCommon(head, 6, entry)
  head.writeUInt32LE(entry.offset, 42)
  return Buffer.concat([head, entry.name])
}

/** The 26 bytes that both headers of a file share. */
function writeCommon(head: Buffer, from: number, { name, sum, size, time }: Entry): void {
  head.writeUInt16LE(VERSION, from)
  head.writeUInt16LE(UTF8, from + 2)
  head.writeUInt16LE(time.clock, from + 6)
  head.writeUInt16LE(time.date, from + 8)
  head.writeUInt32LE(sum, from + 10)
  head.writeUInt32LE(size, from + 14)
  head.writeUInt32LE(size, from + 18)
  head.writeUInt16LE(name.length, from + 22)
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** Two seconds are the finest it knows, and nothing before 1980. */
function dosTime(at: Date): Entry['time'] {
  const years = Math.max(at.getUTCFullYear() - 1980, 0)
  return {
    date: (years << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    clock: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  }
}
