import { createServer, type LookupFunction, type Socket } from 'node:net'
import { plainPaper } from './paperReader.ts'

/** Where virtual printers are found by their name: on this machine, where no real one may be. */
export const findVirtual: LookupFunction = (_hostname, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)

/** A printer in the network that takes bytes at a port. It prints what it got when the other side is done. */
export async function rawPrinter() {
  const sockets = new Set<Socket>()
  const printer = {
    papers: [] as string[],
    /** The papers as they came. */
    bytes: [] as Buffer[],
    paper: 'full' as 'full' | 'out',
    answersStatus: true,
    /** Cuts the connection after so many bytes of a paper. */
    breaksAfter: Number.POSITIVE_INFINITY,
    /** Holds every connection until it is let go on. */
    isStuck: false,
    address: '',
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
    connections: 0,
  }
  const server = createServer({ allowHalfOpen: true }, socket => {
    sockets.add(socket)
    printer.connections += 1
    let data = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (chunk: Buffer) => {
      if (chunk.length === 3 && chunk[0] === 0x10 && chunk[1] === 0x04) {
        if (printer.answersStatus) socket.write(Buffer.from([statusOf(chunk[2] ?? 0, printer.paper)]))
        return
      }
      data = Buffer.concat([data, chunk])
      if (data.length > printer.breaksAfter) socket.resetAndDestroy()
    })
    socket.on('end', () => {
      if (data.length > 0) {
        printer.papers.push(plainPaper(data))
        printer.bytes.push(data)
      }
      if (!printer.isStuck) socket.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  printer.address = `bondrucker.test:${typeof listening === 'object' && listening ? listening.port : 0}`
  return printer
}

/** Four bits are fixed; the others say whether there is paper (question 4), or why it is off line (question 2). */
const statusOf = (question: number, paper: 'full' | 'out'): number =>
  0x12 | (paper === 'out' ? (question === 4 ? 0x60 : 0x20) : 0)
