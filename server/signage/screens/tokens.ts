import { hash, randomBytes } from 'node:crypto'
import type { ScreenDevice } from '../../../schema/base/access.ts'
import { screens as screenEntity } from '../../../schema/signage/screen.ts'
import type { BaseDeps } from '../../base/deps.ts'
import type { Transaction } from '../../base/storage/storage.ts'

/** What every key of a TV begins with: so those of other devices are never looked for among them. */
const PREFIX = 'screen-'
const MAX_CACHED = 10_000

export interface ScreenTokens {
  /** The TV behind a key, or null: unknown, revoked, or the TV is switched off. */
  screenOf(token: string): Promise<ScreenDevice | null>
  /** A TV as staff keep it; null where there is none or it is switched off. */
  enabled(id: number): Promise<NamedScreen | null>
  /** Makes the only key a TV has, in the caller's transaction; to be told once and never logged. */
  issue(transaction: Transaction, screen: number, at: number): Promise<string>
  /** From now on the TV is a stranger. */
  revoke(screen: number): Promise<void>
}

/** What a TV is told of itself when it is let in. */
interface NamedScreen extends ScreenDevice {
  readonly kind: 'screen'
  readonly name: string
  readonly hasPrinter: false
}

/** Keys of TVs: 256 bits, stored hashed, revocable at once. What is known of them is forgotten when any document changes. */
export function createScreenTokens({ storage, feeds }: Pick<BaseDeps, 'storage' | 'feeds'>): ScreenTokens {
  const known = new Map<string, ScreenDevice>()
  feeds.subscribe(database => {
    if (database === 'office') known.clear()
  })

  const enabled: ScreenTokens['enabled'] = async id => {
    const screen = await storage.read.documents.entity(screenEntity, id)
    if (!screen?.isEnabled) return null
    return { id, kind: 'screen', branch: screen.branch, name: screen.name, hasPrinter: false }
  }

  async function load(token: string): Promise<ScreenDevice | null> {
    const row = await storage.read.screens.token(hashOf(token))
    const found = row && (await enabled(row.screen))
    if (!found) return null
    if (known.size >= MAX_CACHED) known.clear()
    const screen = { id: found.id, branch: found.branch }
    known.set(token, screen)
    return screen
  }

  return {
    screenOf: async token => (token.startsWith(PREFIX) ? (known.get(token) ?? (await load(token))) : null),
    enabled,
    async issue({ screens }, screen, at) {
      const token = `${PREFIX}${randomBytes(32).toString('base64url')}`
      await screens.putToken({ screen, tokenHash: hashOf(token), createdAt: at })
      known.clear()
      return token
    },
    async revoke(screen) {
      await storage.write(({ screens }) => screens.endToken(screen))
      // Forgotten after the write: a request in between would have read it from the disk again.
      known.clear()
    },
  }
}

const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')
