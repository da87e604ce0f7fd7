import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser's end of Web Push: the keys it hands out, and what it reads with them (RFC 8291, one record). */
export function pushReceiver(endpoint: string) {
  const curve = createECDH('prime256v1')
  const own = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } },
    /** What was sent, as the worker gets it. */
    read(body: Uint8Array): { readonly title: string; readonly body: string; readonly url: string } {
      const bytes = Buffer.from(body)
      const [salt, sender] = [bytes.subarray(0, 16), bytes.subarray(21, 21 + bytes.readUInt8(20))]
      const sealed = bytes.subarray(21 + sender.length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const shared = hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32)
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
      const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      open.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
    },
  }
}

export type PushReceiver = ReturnType<typeof pushReceiver>
