import { afterEach, beforeEach } from 'vitest'
import { contracts } from '../../../schema/time/contract.ts'
import type { createBalanceFeed } from '../../../server/time/balanceFeed.ts'
import { askOf, documentsWith } from '../counter.ts'
import { deviceDocument } from '../pairedDevice.ts'
import { json, NOON, openShop, type Shop } from '../shop.ts'

export const HOUR = 3_600_000
const person = (id: number, username: string, role: string, branches: readonly number[]) => ({
  type: 'users',
  id,
  body: { username, firstName: '', lastName: username, phone: '', roles: [role], branches, isEnabled: true },
})
const terms = { ...contracts.blank, from: '2026-01-01', note: 'geheim' }
const contract = (id: number, user: number, branch: number, more: object) => ({
  type: 'contracts',
  id,
  body: { ...terms, user, branch, ...more },
})

export let shop: Shop
export const cookies = new Map<string, string>()
export const everybody = ['admin', 'leitung', 'fern', 'buch', 'anna', 'otto']
/** A business of two branches whose people work by these terms, and who lead them: anew for every test. */
export function timeOffice(agreed: object = {}): void {
  beforeEach(async () => {
    shop = await openShop({
      documents: [
        ...documentsWith({}),
        person(20, 'leitung', 'ROLE_MANAGER', [1]),
        person(21, 'fern', 'ROLE_MANAGER', [2]),
        person(22, 'buch', 'ROLE_ACCOUNTING', []),
        contract(1, 10, 1, agreed),
        contract(2, 11, 2, agreed),
        deviceDocument(1, { kind: 'terminal' }),
      ],
    })
    cookies.clear()
    cookies.set('admin', await shop.login())
  })
  afterEach(() => shop.close())
}

/** So many hours later nobody is signed in any more but the administrator. */
export async function later(hours: number): Promise<void> {
  shop.clock.advance(hours * HOUR)
  cookies.clear()
  cookies.set('admin', await shop.login())
}

let uids = 0
export const uid = () => `nachtrag-${(uids += 1)}`
export const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString()
async function headersOf(name: string) {
  const cookie = cookies.get(name) ?? (await shop.loginAs(name))
  cookies.set(name, cookie)
  return { cookie }
}
export const as = async (name: string, path: string) => askOf(shop, path, { headers: await headersOf(name) })
/** Every deed at a time of its own. */
export async function send(name: string, method: string, path: string, content: object) {
  shop.clock.advance(1)
  return askOf(shop, path, json(method, content, await headersOf(name)))
}
export const times = (from: number, to: number, reason = 'Vergessen') => ({
  uid: uid(),
  startedAt: at(from),
  endedAt: at(to),
  breaks: [],
  reason,
})
export const clockOwn = (name: string, kind: string, hours: number) =>
  send(name, 'POST', `/api/working-activities/own/${kind}`, { uid: uid(), at: at(hours) })
/** Anna works from 04:00 to noon. */
export async function annasWork(): Promise<number> {
  const { body } = await clockOwn('anna', 'start', -8)
  await clockOwn('anna', 'end', 0)
  return body.data.id
}
/** Anna's balance as her own device has it. */
export async function shownBy(feed: ReturnType<typeof createBalanceFeed>) {
  await feed.tick()
  // Nobody stays signed in over night.
  cookies.delete('anna')
  const { body } = await as('anna', '/replication/user-10/_changes?include_docs=true')
  return body.results.findLast(({ id }: { id: string }) => id === 'time-balances:10')?.doc.body
}
/** What was written down about somebody's time, as their own device has it. */
export async function corrections(name: string) {
  const { body } = await as(name, '/replication/user-10/_changes?include_docs=true')
  return body.results
    .filter(({ id }: { id: string }) => id.startsWith('time-corrections:'))
    .map(({ doc }: { doc: { body: unknown } }) => doc.body)
}
export const path = (id: number) => `/api/working-activities/${id}`
