import { randomBytes, randomInt } from 'node:crypto'
import { type Actor, keptByOwnManagers, may } from '../../../schema/base/access.ts'
import { deviceKindLabels } from '../../../schema/counter/device.ts'
import {
  type Claim,
  CODE_CHARACTERS,
  CODE_LENGTH,
  type PairCall,
  type PairedDevice,
  type PairedScreen,
  type Pairing,
  type PairingKind,
  plainCode,
} from '../../../schema/counter/pairing.ts'
import { Fault } from '../../base/http/fault.ts'
import type { PairingRow } from '../../base/storage/statements/counter/devices.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { hashOf } from './tokens.ts'

const PAIRING_MS = 10 * 60_000
/** More than that at once is nobody setting up a shop. */
const MAX_WAITING = 1000

/** Where those who are let in by a code are kept, and how they get their key. */
export interface Admission {
  /** As staff keep it; null where there is none or it is switched off. */
  enabled(id: number): Promise<PairedDevice | PairedScreen | null>
  /** Makes its key, in the caller's transaction. */
  issue(transaction: Transaction, id: number, at: number): Promise<string>
}
type Admissions = { readonly boards: Admission; readonly screens: Admission }

const admissionOf = ({ boards, screens }: Admissions, kind: PairingKind | undefined): Admission =>
  kind === 'screen' ? screens : boards

/** A device asks to be let in: it shows the code and keeps the secret, with which alone it learns that it was. */
export async function beginPairing({ storage, clock }: MessagesDeps, kind: PairingKind): Promise<Pairing> {
  const secret = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expiresAt = now + PAIRING_MS
  const code = await storage.write(async transaction => {
    await transaction.devices.endOldPairings(now)
    if ((await transaction.devices.waitingPairings()) >= MAX_WAITING) throw new Fault(429, 'tooManyRequests')
    const free = await freeCode(transaction)
    const row = { secretHash: hashOf(secret), code: free, kind, device: null, createdAt: now, expiresAt }
    await transaction.devices.insertPairing(row)
    return free
  })
  return { code, secret, expiresAt: new Date(expiresAt).toISOString() }
}

/**
 * Staff confirm the code that a device shows as this one of theirs. Throws 404 for a code that is unknown, over or taken, 403
 * where the person may not keep the device, 422 where what asks is of another kind.
 */
export async function confirmPairing(
  { storage, clock }: MessagesDeps,
  admissions: Admissions,
  { code, device, kind }: PairCall,
  actor: Actor,
): Promise<void> {
  const asking = kind ?? (await storage.read.devices.pairingByCode(plainCode(code)))?.kind
  const found = await admissionOf(admissions, asking).enabled(device)
  if (!found) throw new Fault(404, [{ code: 'notFound', message: texts.device, field: 'device' }])
  if (!may(actor, 'update', keptByOwnManagers, [found.branch])) throw new Fault(403, 'forbidden')
  await storage.write(async transaction => {
    const plain = plainCode(code)
    const pairing = await transaction.devices.pairingByCode(plain)
    if (!pairing || isOver(pairing, clock.now()) || pairing.device !== null)
      throw new Fault(404, [{ code: 'notFound', message: texts.code, field: 'code' }])
    if (pairing.kind !== found.kind)
      throw new Fault(422, [{ code: 'choice', message: texts.kind(pairing.kind), field: 'device' }])
    await transaction.devices.confirmPairing(plain, device)
  })
}

/** The device asks whether it was let in. Its token is told exactly once. Throws 404 once the code is over. */
export async function claimPairing(
  { storage, clock }: MessagesDeps,
  admissions: Admissions,
  secret: string,
): Promise<Claim> {
  const now = clock.now()
  const secretHash = hashOf(secret)
  // Asked every few seconds: only a confirmed one is worth a transaction.
  const waiting = await storage.read.devices.pairing(secretHash)
  if (!waiting || isOver(waiting, now)) throw new Fault(404, 'notFound')
  if (waiting.device === null) return { device: null }
  const admission = admissionOf(admissions, waiting.kind)
  const found = await admission.enabled(waiting.device)
  if (!found) throw new Fault(404, 'notFound')
  return storage.write(async transaction => {
    if (!(await transaction.devices.pairing(secretHash))) throw new Fault(404, 'notFound')
    await transaction.devices.endPairing(secretHash)
    return { device: found, token: await admission.issue(transaction, found.id, now) }
  })
}

const isOver = ({ expiresAt }: PairingRow, now: number): boolean => expiresAt <= now

async function freeCode({ devices }: Transaction): Promise<string> {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')
    if (!(await devices.pairingByCode(code))) return code
  }
}

const texts = {
  code: 'Dieser Code ist unbekannt, schon bestätigt oder abgelaufen. Das Gerät zeigt alle zehn Minuten einen neuen.',
  device: 'Dieses Gerät gibt es nicht, oder es ist nicht aktiv.',
  kind: (kind: PairingKind): string => `Der Code gehört zu einem Gerät der Art „${kindLabels[kind]}“.`,
}

const kindLabels = { ...deviceKindLabels, screen: 'TV' }
