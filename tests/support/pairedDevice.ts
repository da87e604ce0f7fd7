import type { Claim, Pairing, PairingKind } from '../../schema/counter/pairing.ts'
import { json, type Shop } from './shop.ts'

/** A device of the business, as staff would enter it. */
export const deviceDocument = (id: number, body: object = {}) => ({
  type: 'devices',
  id,
  body: { identifier: `geraet-${id}`, name: `Gerät ${id}`, kind: 'kiosk', branch: 1, isEnabled: true, ...body },
})

/** Lets a device in the way staff do; `cookie` is a person's. */
export async function pairDevice(shop: Shop, device: number, cookie: string, kind: PairingKind = 'kiosk') {
  const asked = await shop.request('/api/devices/pairings', json('POST', { kind }))
  const { data: pairing } = (await asked.json()) as { data: Pairing }
  const confirmed = await shop.request('/api/devices/pair', json('POST', { code: pairing.code, device }, { cookie }))
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${await confirmed.text()}`)
  const claimed = await shop.request('/api/devices/pairings/claim', json('POST', { secret: pairing.secret }))
  const { data } = (await claimed.json()) as { data: Claim }
  if (data.device === null) throw new Error('Confirmed, but not let in.')
  const bearer = { authorization: `Bearer ${data.token}` }
  return { ...data, bearer, cookie: (claimed.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}
