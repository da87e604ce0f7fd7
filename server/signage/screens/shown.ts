import { branchOfFrontdesk, screenDatabase, screenOfDatabase } from '../../../schema/base/access.ts'
import type { Screen } from '../../../schema/signage/screen.ts'
import { SCREEN_VERSION } from '../../../schema/signage/screenDocuments.ts'
import type { BaseDeps } from '../../base/deps.ts'
import type { LiveDatabase } from '../../base/documents/liveDatabases.ts'
import { forgetGone, LOST_STEPS, putListed, takeListed } from '../../base/documents/liveFeed.ts'
import type { Statements } from '../../base/storage/statements/register.ts'
import type { Transaction } from '../../base/storage/storage.ts'
import { expireCommands, showCommand } from './commands.ts'
import { type Facts, playedOn, readFacts, shownOn } from './facts.ts'
import type { Shown } from './liveFacts.ts'
import { createManifests } from './manifest.ts'

/** `screen-{id}`: what one TV shows and is asked to do, for that TV alone. */
export const screenShown: LiveDatabase = {
  covers: name => screenOfDatabase(name) !== null,
  mayOpen: ({ screen }, name) => screen !== null && screen !== undefined && screenOfDatabase(name) === screen.id,
  version: SCREEN_VERSION,
  async relist(transaction) {
    const facts = await readFacts(transaction)
    for (const screen of facts.screens) {
      const database = screenDatabase(screen.id)
      for (const shown of await shownOn(screen, facts)) await list(transaction, database, shown, LOST_STEPS)
      // What files are is read outside of a transaction; until then it holds what was told.
      const told = await transaction.documents.entry(database, 'manifest', 1)
      if (told && !told.deleted)
        await list(transaction, database, { type: 'manifest', id: 1, text: told.body }, LOST_STEPS)
    }
    for (const command of await transaction.screens.openCommands())
      if (command.state === 'pending') await showCommand(transaction, command, LOST_STEPS)
  },
}

/** So many TVs are written in one transaction: the disk is waited for once, and who writes besides does not wait for long. */
const AT_ONCE = 50

interface Step {
  readonly database: string
  /** All that it has then, by the name of the document. */
  readonly next: ReadonlyMap<string, Shown>
  readonly changed: readonly Shown[]
  readonly gone: readonly Shown[]
}

/**
 * Keeps the databases of TVs right: whatever of the documents changes is there at the next look, which `wake` asks for at
 * once. A TV whose own did not change is left alone.
 */
export function createScreenFeed(
  { storage, feeds, clock, settings }: Pick<BaseDeps, 'storage' | 'feeds' | 'clock' | 'settings'>,
  wake: () => void,
): { tick(): Promise<number> } {
  /** What each database has, by the name of the document. */
  const listed = new Map<string, ReadonlyMap<string, Shown>>()
  const manifests = createManifests({ storage, settings })
  let isChanged = true
  feeds.subscribe(database => {
    if (isChanged || (database !== 'office' && branchOfFrontdesk(database) === null)) return
    isChanged = true
    wake()
  })

  /** What of a TV's database has to change; null where nothing has. */
  async function stepOf(database: string, shown: readonly Shown[]): Promise<Step | null> {
    const former = listed.get(database) ?? (await present(storage.read, database))
    const next = new Map(shown.map(each => [nameOf(each), each]))
    const changed = shown.filter(each => former.get(nameOf(each))?.text !== each.text)
    const gone = [...former.values()].filter(each => !next.has(nameOf(each)))
    if (changed.length + gone.length > 0) return { database, next, changed, gone }
    listed.set(database, next)
    return null
  }

  async function bring(steps: readonly Step[]): Promise<void> {
    if (steps.length === 0) return
    await storage.write(async transaction => {
      for (const { database, changed, gone } of steps) {
        for (const each of changed) await list(transaction, database, each)
        for (const each of gone) await takeListed(transaction, database, each)
        await forgetGone(transaction, database, clock.now())
      }
    })
    for (const { database, next } of steps) listed.set(database, next)
  }

  /** What is shown, and last of all its files: whoever has read so far has what they are for. */
  async function wholeOf(screen: Screen, facts: Facts): Promise<readonly Shown[]> {
    const { segmentsOf, scenesOf } = playedOn(screen, facts)
    const contents = segmentsOf.map(({ kept }) => kept.content)
    const manifest = await manifests.of({ contents, layers: scenesOf.flatMap(({ kept }) => kept.layers) })
    const listed = { type: 'manifest', id: 1, text: JSON.stringify({ id: 1, ...manifest }) }
    return [...(await shownOn(screen, facts)), listed]
  }

  async function look(): Promise<number> {
    const facts = await readFacts(storage.read)
    let brought = 0
    for (let from = 0; from < facts.screens.length; from += AT_ONCE) {
      const some = facts.screens.slice(from, from + AT_ONCE)
      const steps: Step[] = []
      for (const screen of some) {
        const step = await stepOf(screenDatabase(screen.id), await wholeOf(screen, facts))
        if (step) steps.push(step)
      }
      await bring(steps)
      brought += steps.length
    }
    return brought
  }

  return {
    async tick() {
      const expired = await expireCommands({ storage, clock })
      if (!isChanged) return expired
      isChanged = false
      try {
        return expired + (await look())
      } catch (error) {
        // What could not be written is looked at again.
        isChanged = true
        throw error
      }
    },
  }
}

async function present(
  { documents }: Pick<Statements, 'documents'>,
  database: string,
): Promise<ReadonlyMap<string, Shown>> {
  const found = new Map<string, Shown>()
  for (const { type, id } of await documents.names(database)) {
    const row = type === 'command' ? undefined : await documents.entry(database, type, id)
    if (row) found.set(nameOf(row), { type, id, text: row.body })
  }
  return found
}

const nameOf = ({ type, id }: Pick<Shown, 'type' | 'id'>): string => `${type}:${id}`

async function list(transaction: Transaction, database: string, { type, id, text }: Shown, steps = 1): Promise<void> {
  const present = await transaction.documents.entry(database, type, id)
  const listed = { type, id, title: '', parent: '', order: 0, body: JSON.parse(text) }
  await putListed(transaction, database, listed, present?.rev ?? null, steps)
}
