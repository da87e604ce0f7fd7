import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Printer, printers } from '../../../schema/counter/printer.ts'
import type { Storage } from '../../base/storage/storage.ts'

type Documents = Pick<Storage['read']['documents'], 'entity' | 'every'>

export const printerOf = async (documents: Documents, id: number): Promise<Printer | null> =>
  (await documents.entity(printers, id)) ?? null

export const everyPrinter = (documents: Documents): Promise<Printer[]> => documents.every(printers)

export const targetOf = ({ id }: Pick<Printer, 'id'>): string => `printers:${id}`
export const idOfTarget = (target: string): number => Number(target.slice('printers:'.length))

/**
 * What a printer that fetches its papers proves itself with. Nothing is stored: it follows from the server's secret, and
 * another version of it makes the former one worthless.
 */
export const keyOf = (secret: Uint8Array, { id, keyVersion }: Pick<Printer, 'id' | 'keyVersion'>): string =>
  createHmac('sha256', secret).update(`printer:${id}:${keyVersion}`).digest('base64url').slice(0, 32)

/** Compares in constant time. */
export function isKeyOf(secret: Uint8Array, printer: Printer, given: string): boolean {
  const digest = (text: string): Buffer => createHmac('sha256', secret).update(text).digest()
  return timingSafeEqual(digest(keyOf(secret, printer)), digest(given))
}

/** The address that is entered at a printer that fetches its papers; null for one the server connects to. */
export function addressOf(secret: Uint8Array, publicOrigin: string, printer: Printer): string | null {
  if (printer.kind === 'raw') return null
  const protocol = printer.kind === 'star-cloudprnt' ? 'star' : 'epson'
  return `${publicOrigin}/api/print/${protocol}/${printer.id}/${keyOf(secret, printer)}`
}
