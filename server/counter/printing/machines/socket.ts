import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { codeOf, messageOf } from '../../../base/errors.ts'
import { isOtherMachine, lookupWhere } from '../../../base/http/addresses.ts'
import type { PrintResult } from '../jobSteps.ts'

const CONNECT_MS = 5_000
/** Most printers answer at once or never. */
const STATUS_MS = 600
const CLOSE_MS = 30_000
const PORT = 9100

/** DLE EOT n: real-time status of the paper, and of why the printer is off line. */
const askPaper = Buffer.from([0x10, 0x04, 0x04])
const askOffline = Buffer.from([0x10, 0x04, 0x02])

const refused = (): Error => new Error('EOWNADDRESS')
/** Whoever enters printers must not reach what else listens on this machine, whatever the name of the printer leads to. */
const otherMachines = lookupWhere(isOtherMachine, refused)

/**
 * Sends a paper to a printer in the network. `commit` is called once it is certain that bytes will be sent: from then on
 * nobody knows whether there is paper until the connection ends well, and that says „handed over“ and no more.
 * Resolves with null where `commit` refused.
 */
export async function sendRaw(
  address: string,
  bytes: Uint8Array,
  commit: () => Promise<boolean>,
  lookup: LookupFunction = otherMachines,
): Promise<PrintResult | null> {
  let socket: Socket | undefined
  try {
    socket = await opened(address, lookup)
    const obstacle = await statusOf(socket)
    if (obstacle) return { kind: 'failed', text: obstacle }
  } catch (error) {
    socket?.destroy()
    return { kind: 'failed', text: reasonOf(error) }
  }
  try {
    if (!(await commit())) return null
    await delivered(socket, bytes)
    return { kind: 'printed', note: 'An den Drucker übergeben.' }
  } catch (error) {
    return { kind: 'unsure', text: `Beim Übertragen abgebrochen: ${reasonOf(error)}` }
  } finally {
    socket.destroy()
  }
}

function opened(address: string, lookup: LookupFunction): Promise<Socket> {
  const { hostname, port } = new URL(`tcp://${address}`)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    // An address is not looked up.
    if (isIP(host) !== 0 && !isOtherMachine(host)) return reject(refused())
    const socket = connect({ host, port: Number(port || PORT), lookup })
    socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('ETIMEDOUT')))
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('error', reject)
      // Whoever waits for something listens for it; a late one must not end the process.
      socket.on('error', () => undefined)
      resolve(socket)
    })
  })
}

/** Why it cannot print, if it says so; null where it can or does not answer. */
async function statusOf(socket: Socket): Promise<string | null> {
  const paper = await asked(socket, askPaper)
  // One that is silent is not asked twice.
  if (paper === null) return null
  if (paper & 0x60) return texts.paper
  const offline = await asked(socket, askOffline)
  if (offline === null) return null
  if (offline & 0x04) return texts.cover
  if (offline & 0x20) return texts.paper
  return offline & 0x40 ? texts.fault : null
}

function asked(socket: Socket, question: Uint8Array): Promise<number | null> {
  return new Promise(resolve => {
    const finish = (status: number | null) => {
      clearTimeout(timer)
      socket.off('data', onData)
      resolve(status)
    }
    const timer = setTimeout(() => finish(null), STATUS_MS)
    // Four bits of an answer are fixed: anything else is no answer to this.
    const onData = (data: Buffer) => finish([...data].find(byte => (byte & 0x93) === 0x12) ?? null)
    socket.on('data', onData)
    socket.write(question)
  })
}

/** Resolves when the printer has taken every byte and closed its side. */
function delivered(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(CLOSE_MS, () => socket.destroy(new Error('ETIMEDOUT')))
    socket.once('error', reject)
    // One that closes before it was told everything has not taken everything.
    socket.once('end', () => (socket.writableFinished ? resolve() : reject(new Error('ECONNRESET'))))
    socket.once('close', () => reject(new Error('ECONNRESET')))
    socket.resume()
    socket.end(bytes)
  })
}

const texts = {
  paper: 'Das Papier ist aus.',
  cover: 'Der Deckel ist offen.',
  fault: 'Der Drucker meldet eine Störung.',
} as const

function reasonOf(error: unknown): string {
  const known = codeOf(error) ?? messageOf(error)
  return reasons[known] ?? `Der Drucker ist nicht erreichbar (${known}).`
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Der Drucker nimmt keine Verbindung an.',
  ETIMEDOUT: 'Der Drucker antwortet nicht.',
  EHOSTUNREACH: 'Der Drucker ist im Netz nicht zu finden.',
  EOWNADDRESS: 'Unter der Adresse des Druckers antwortet dieser Rechner selbst: Dorthin wird nichts gesendet.',
  ENOTFOUND: 'Den Namen des Druckers gibt es im Netz nicht.',
  ECONNRESET: 'Der Drucker hat die Verbindung getrennt.',
  EPIPE: 'Der Drucker hat die Verbindung getrennt.',
}
