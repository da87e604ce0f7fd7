import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Statements } from '../base/storage/statements/register.ts'

/** A PIN as it is kept: under this server's secret and the person's number, so that two who chose alike are not seen to. */
export const pinHash = (secret: Uint8Array, user: number, pin: string): string =>
  createHmac('sha256', secret).update(`pin:${user}:${pin}`).digest('base64url')

/** Whether this is the person's PIN; takes as long for somebody without one, and for nobody at all. */
export async function isPin(
  { pins }: Pick<Statements, 'pins'>,
  secret: Uint8Array,
  user: number | undefined,
  pin: string,
): Promise<boolean> {
  const kept = user === undefined ? undefined : await pins.of(user)
  const given = Buffer.from(pinHash(secret, user ?? 0, pin))
  return timingSafeEqual(given, Buffer.from(kept ?? pinHash(secret, 0, 'nobody'))) && kept !== undefined
}
