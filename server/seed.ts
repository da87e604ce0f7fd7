import { randomBytes } from 'node:crypto'
import type { Actor } from '../schema/access.ts'
import type { Body, Entity } from '../schema/entity.ts'
import type { Clock } from './deps.ts'
import { type Outcome, writeDocument } from './documents/write.ts'
import { hashPassword } from './staff/passwords.ts'
import type { Storage } from './storage/storage.ts'

/** The installation itself, as an author in the audit trail. */
const installer: Actor = { id: 0, roles: ['ROLE_ADMIN'], branches: [] }

export interface SeedDocument {
  readonly type: string
  readonly id: number
  readonly body: Body
}

export const isEmpty = async (storage: Storage): Promise<boolean> =>
  (await storage.read.documents.document('config', 1)) === undefined &&
  (await storage.read.documents.counter('feed:admin')) === 0

/** Writes documents into an empty database in one transaction, the same way staff's edits are written. */
export async function seedDocuments(
  storage: Storage,
  entities: readonly Entity[],
  documents: readonly SeedDocument[],
  clock: Clock,
): Promise<void> {
  const byType = new Map(entities.map(entity => [entity.type, entity]))
  const author = { actor: installer, device: 'installation', at: clock.now() }
  await storage.write(async transaction => {
    const highest = new Map<string, number>()
    for (const { type, id, body } of documents) {
      const entity = byType.get(type)
      if (!entity) throw new Error(`The seed has a document of the unknown type ${type}.`)
      assertWritten(await writeDocument(transaction, entity, { id, base: null, body }, author), `${type}:${id}`)
      highest.set(type, Math.max(highest.get(type) ?? 0, id))
    }
    for (const [type, id] of highest) await transaction.documents.count(`id:${type}`, id)
  })
}

/** The first administrator. Returns the password where one was generated, to be printed once. */
export async function seedAdmin(
  storage: Storage,
  users: Entity,
  admin: { readonly email: string; readonly password: string | undefined },
  clock: Clock,
): Promise<string | null> {
  const password = admin.password ?? randomBytes(9).toString('base64url')
  const hash = await hashPassword(password)
  const body = {
    username: admin.email,
    firstName: '',
    lastName: 'Administration',
    email: admin.email,
    phone: '',
    roles: ['ROLE_ADMIN'],
    branches: [],
    isEnabled: true,
  }
  const author = { actor: installer, device: 'installation', at: clock.now() }
  await storage.write(async transaction => {
    const id = await transaction.documents.count('id:users')
    assertWritten(await writeDocument(transaction, users, { id, base: null, body }, author), 'the administrator')
    await transaction.staff.putPassword(id, hash, clock.now())
  })
  return admin.password === undefined ? password : null
}

/** What a business starts with when there is no demo: settings to be filled in. */
export const firstConfig = (config: Entity): SeedDocument => ({
  type: 'config',
  id: 1,
  body: {
    ...config.blank,
    title: 'Online bestellen',
    shopName: 'Mein Betrieb',
    businessName: 'Mein Betrieb',
    description: '',
    seoTitle: '',
    seoDescription: '',
    phone: '',
    zipCode: '',
    city: '',
    taxClasses: [{ key: 'food', name: 'Speisen', rates: [{ from: '2020-01-01', rate: 10 }] }],
    disableTickets: false,
    termsAndConditionsText: '',
    privacyPolicyText: '',
    imprintText: '',
    allergensText: '',
    mapStyle: '',
    mapboxToken: '',
    enablePluginPWA: true,
    enablePluginToolbar: true,
    enablePluginMapbox: false,
    enablePluginHomePage: false,
    enablePluginSearch: true,
    enablePluginTags: false,
    enablePluginFrontdesk: false,
    enablePluginOrderReviews: false,
  },
})

function assertWritten(outcome: Outcome, what: string): void {
  if (outcome.kind === 'written') return
  throw new Error(`Seeding ${what} failed: ${JSON.stringify(outcome)}`)
}

/** Only an invented business may be paid with invented money. */
export const markAsDemo = (storage: Storage): Promise<void> =>
  storage.write(({ documents }) => documents.putFact('demo', 'true'))

export const isDemoBusiness = async (storage: Storage): Promise<boolean> =>
  (await storage.read.documents.fact('demo')) === 'true'
