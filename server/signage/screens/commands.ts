import { screenDatabase } from '../../../schema/base/access.ts'
import { DAY } from '../../../schema/base/zonedTime.ts'
import { COMMAND_SECONDS, type CommandStep, commandAt, isOpen, stepped } from '../../../schema/signage/screenCommand.ts'
import type { CommandDocument } from '../../../schema/signage/screenDocuments.ts'
import type { ScreenCommandCall } from '../../../schema/signage/screenRequests.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { forgetGone, putListed, takeListed } from '../../base/documents/liveFeed.ts'
import type { ScreenCommandRow } from '../../base/storage/statements/signage/screens.ts'
import type { Transaction } from '../../base/storage/storage.ts'

type World = Pick<BaseDeps, 'storage' | 'clock'>

/** How long (ms) it is known what a TV was asked and said. */
const KEPT_MS = 14 * DAY

/**
 * Asks something of a TV: `replayed` where this very command was sent before, `busy` while another one is open. Two people
 * who ask at once get one command.
 */
export async function sendCommand(
  { storage, clock }: World,
  screen: number,
  { uid, name, value = null, expiresIn }: ScreenCommandCall,
  author: string,
): Promise<'sent' | 'replayed' | 'busy'> {
  const sentAt = clock.now()
  const expiresAt = sentAt + (expiresIn ?? COMMAND_SECONDS) * 1000
  return storage.write(async transaction => {
    const { documents, screens } = transaction
    if (await screens.command(screen, uid)) return 'replayed'
    const former = await screens.latestCommand(screen)
    if (former && isOpen(commandAt(former, sentAt))) return 'busy'
    if (former) await settle(transaction, former, commandAt(former, sentAt), sentAt)
    await screens.dropOldCommands(screen, sentAt - KEPT_MS)
    const id = await documents.count('id:screenCommands')
    const asked = { id, screen, uid, name, value, author, sentAt, expiresAt }
    const row = { ...asked, state: 'pending' as const, result: '', deliveredAt: null, endedAt: null }
    await screens.insertCommand(row)
    await showCommand(transaction, row)
    return 'sent'
  })
}

/** What is asked of a TV comes into its own database, until it says that it has it. */
export async function showCommand(
  transaction: Transaction,
  { id, screen, uid, name, value, sentAt, expiresAt }: ScreenCommandRow,
  steps = 1,
): Promise<void> {
  const database = screenDatabase(screen)
  const body: CommandDocument = { uid, name, value, sentAt, expiresAt }
  const present = await transaction.documents.entry(database, 'command', id)
  const listed = { type: 'command', id, title: name, parent: '', order: sentAt, body: { id, ...body } }
  await putListed(transaction, database, listed, present?.rev ?? null, steps)
}

/** What a TV says of a command: false where it is over, null where it never was. Said twice, it is said once. */
export async function answerCommand(
  { storage, clock }: World,
  screen: number,
  uid: string,
  step: Exclude<CommandStep, 'aborted'>,
  result: string,
): Promise<boolean | null> {
  return storage.write(async transaction => {
    const row = await transaction.screens.command(screen, uid)
    return row ? take(transaction, row, step, clock.now(), result) : null
  })
}

/** Takes back what no TV has taken. False where there is nothing that could be. */
export async function abortCommand({ storage, clock }: World, screen: number): Promise<boolean> {
  return storage.write(async transaction => {
    const row = await transaction.screens.latestCommand(screen)
    return row !== undefined && row.state !== 'aborted' && take(transaction, row, 'aborted', clock.now())
  })
}

/** Ends what nobody took or answered in time. Returns how many there were. */
export async function expireCommands({ storage, clock }: World): Promise<number> {
  const now = clock.now()
  const over = (await storage.read.screens.openCommands()).filter(row => !isOpen(commandAt(row, now)))
  for (const row of over)
    await storage.write(async transaction => {
      const present = await transaction.screens.command(row.screen, row.uid)
      if (present) await settle(transaction, present, commandAt(present, now), now)
    })
  return over.length
}

async function take(
  transaction: Transaction,
  row: ScreenCommandRow,
  step: CommandStep,
  now: number,
  result = '',
): Promise<boolean> {
  const next = stepped(row, step, now, result)
  await settle(transaction, row, next ?? commandAt(row, now), now)
  return next !== null
}

async function settle(
  transaction: Transaction,
  former: ScreenCommandRow,
  next: ScreenCommandRow,
  now: number,
): Promise<void> {
  if (next.state === former.state) return
  await transaction.screens.putCommand(next)
  const database = screenDatabase(next.screen)
  await takeListed(transaction, database, { type: 'command', id: next.id })
  await forgetGone(transaction, database, now)
}
