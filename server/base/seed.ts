import { randomBytes } from 'node:crypto'
import type { Body, Entity } from '../../schema/base/entity.ts'
import { hashPassword } from './auth/passwords.ts'
import type { Clock } from './clock.ts'
import { installation, type Outcome, writeDocument } from './documents/write.ts'
import type { Storage, Transaction } from './storage/storage.ts'

export interface SeedDocument {
  readonly type: string
  readonly id: number
  readonly body: Body
  /** When it was written, epoch ms; where it does not say, at the installation. */
  readonly at?: number
}

export const isEmpty = async (storage: Storage): Promise<boolean> =>
  (await storage.read.documents.document('config', 1)) === undefined &&
  (await storage.read.documents.counter('feed:admin')) === 0

interface FirstAdmin {
  readonly email: string
  readonly password: string | undefined
}

interface Installed {
  readonly documents: readonly SeedDocument[]
  readonly isDemo: boolean
  readonly admin: FirstAdmin
  /** Puts what is no document: where the files of the library lie. */
  readonly besides?: (transaction: Transaction) => Promise<void>
}

/**
 * Fills an empty database: documents, the first administrator, and whether it is the demo, in one transaction. A start that
 * is broken off leaves an empty one, never a business nobody can sign in to. Returns the password where one was generated.
 */
export async function install(
  storage: Storage,
  entities: readonly Entity[],
  { documents, isDemo, admin, besides }: Installed,
  clock: Clock,
): Promise<string | null> {
  const { hash, generated } = await passwordFor(admin)
  await storage.write(async transaction => {
    await putDocuments(transaction, entities, documents, clock)
    await besides?.(transaction)
    // Only an invented business may be paid with invented money.
    if (isDemo) await transaction.documents.putFact('demo', 'true')
    await putAdmin(transaction, entities, { email: admin.email, hash }, clock)
  })
  return generated
}

export const isDemoBusiness = async (storage: Storage): Promise<boolean> =>
  (await storage.read.documents.fact('demo')) === 'true'

/** The same way staff's edits are written. */
async function putDocuments(
  transaction: Transaction,
  entities: readonly Entity[],
  documents: readonly SeedDocument[],
  clock: Clock,
): Promise<void> {
  const byType = new Map(entities.map(entity => [entity.type, entity]))
  const now = clock.now()
  const highest = new Map<string, number>()
  for (const { type, id, body, at = now } of documents) {
    const entity = byType.get(type)
    if (!entity) throw new Error(`The seed has a document of the unknown type ${type}.`)
    const author = { actor: installation, device: 'installation', at }
    assertWritten(await writeDocument(transaction, entity, { id, base: null, body }, author, entities), `${type}:${id}`)
    highest.set(type, Math.max(highest.get(type) ?? 0, id))
  }
  for (const [type, id] of highest) await transaction.documents.count(`id:${type}`, id)
}

async function passwordFor({ password }: FirstAdmin): Promise<{ hash: string; generated: string | null }> {
  const generated = password === undefined ? randomBytes(9).toString('base64url') : null
  return { hash: await hashPassword(password ?? generated ?? ''), generated }
}

async function putAdmin(
  transaction: Transaction,
  entities: readonly Entity[],
  { email, hash }: { readonly email: string; readonly hash: string },
  clock: Clock,
): Promise<void> {
  const users = entities.find(entity => entity.type === 'users')
  if (!users) throw new Error('The register has no users: nobody could sign in.')
  const body = {
    username: email,
    firstName: '',
    lastName: 'Administration',
    email,
    phone: '',
    roles: ['ROLE_ADMIN'],
    branches: [],
    isEnabled: true,
  }
  const author = { actor: installation, device: 'installation', at: clock.now() }
  const id = await transaction.documents.count('id:users')
  assertWritten(await writeDocument(transaction, users, { id, base: null, body }, author), 'the administrator')
  await transaction.staff.putPassword(id, hash, clock.now())
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
