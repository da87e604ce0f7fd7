import type { Actor } from '../../schema/base/access.ts'
import { errorMessages } from '../../schema/base/answer.ts'
import type { Entity } from '../../schema/base/entity.ts'
import { CHANGE_SET_NAME_LENGTH } from '../../schema/base/history.ts'
import { mergeRules } from '../../schema/base/mergeRules.ts'
import type { Problem } from '../../schema/base/problems.ts'
import {
  changesOf,
  dueAt,
  type PlannedChange,
  plannedChanges,
  plannedFields,
  plannedOn,
} from '../../schema/business/plannedChange.ts'
import { users } from '../../schema/business/user.ts'
import { accessEnd } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { createDueDocuments } from '../base/documents/dueDocuments.ts'
import { generationOf } from '../base/documents/revisions.ts'
import { type Author, installation, writeDocument } from '../base/documents/write.ts'
import type { Transaction } from '../base/storage/storage.ts'

type World = Pick<BaseDeps, 'storage' | 'entities' | 'feeds' | 'clock' | 'log'>

interface PlannedChanges {
  /** One look at the clock. Returns how many plans were carried out or refused. */
  tick(): Promise<number>
}

/** What a reason is cut to. */
const LONGEST_REASON = 2000

const goneAuthor: Problem = { code: 'forbidden', message: 'Wer das geplant hat, hat hier keinen Zugang mehr.' }
const notAllowed: Problem = { code: 'forbidden', message: 'Wer das geplant hat, darf diesen Eintrag nicht ändern.' }
const goneDocument: Problem = { code: 'notFound', message: 'Den Eintrag gibt es nicht mehr.' }

/**
 * Carries out planned changes at their times, as whoever wrote the plan last and with what they may do then. The document and
 * what became of its plan are written in one transaction: however the server ends, it happens once.
 */
export function createPlannedChanges({ storage, entities, feeds, clock, log }: World): PlannedChanges {
  const due = createDueDocuments({ storage, feeds }, plannedChanges, dueAt)

  const tick = (): Promise<number> => {
    const now = clock.now()
    return due.each(now, id => settle(id, now))
  }

  async function settle(id: number, now: number): Promise<boolean> {
    const problems = await storage.write(async transaction => {
      const plan = await transaction.documents.entity(plannedChanges, id)
      const at = plan && dueAt(plan)
      if (!plan || at == null || at > now) return null
      const last = await transaction.documents.revision(plannedChanges.type, id, generationOf(plan.rev))
      const person = last?.author ?? installation.id
      const author = await authorOf(transaction, plan, person, now)
      const found = author ? await carryOut(transaction, plan, author, entities) : [goneAuthor]
      // What became of it is written for its author, who stays who wrote it last.
      const clerk = { actor: { ...installation, id: person }, device: 'clock', at: now }
      const { id: _id, rev, ...concluded } = { ...plan, ...conclusion(found) }
      await writeDocument(transaction, plannedChanges, { id, base: rev, body: concluded }, clerk, entities)
      return found
    })
    if (problems && problems.length > 0) log.warn('planned change refused', { plan: id, problems })
    return problems !== null
  }

  return { tick }
}

/** Whoever planned it, with the rights they have now; null where they may not sign in any more. */
async function authorOf(
  transaction: Transaction,
  { id, rev, title }: PlannedChange,
  person: number,
  now: number,
): Promise<Author | null> {
  const actor = await actorOf(transaction, person, now)
  const name = `Geplante Änderung: ${title}`.slice(0, CHANGE_SET_NAME_LENGTH)
  return actor && { actor, device: 'clock', at: now, under: { id: `planned-${id}-${generationOf(rev)}`, name } }
}

async function actorOf(transaction: Transaction, id: number, now: number): Promise<Actor | null> {
  if (id === installation.id) return installation
  const user = await transaction.documents.entity(users, id)
  if (!user?.isEnabled || now >= (await accessEnd({ read: transaction }, user))) return null
  return { id, roles: user.roles, branches: user.branches }
}

/** Writes the document. Returns what stands against it; nothing is written then. */
async function carryOut(
  transaction: Transaction,
  plan: PlannedChange,
  author: Author,
  entities: readonly Entity[],
): Promise<readonly Problem[]> {
  const [type, id] = plannedOn(plan)
  const entity = entities.find(each => each.type === type)
  const current = entity && (await transaction.documents.document(type, id))
  if (!entity || !current || current.deleted) return [goneDocument]
  const before = JSON.parse(current.body)
  const body = { ...before, ...plannedFields(changesOf(plan), before, mergeRules(entity.shape)) }
  const change = { id: current.id, base: current.rev, body }
  const outcome = await writeDocument(transaction, entity, change, author, entities)
  if (outcome.kind === 'refused' && outcome.code === 'forbidden') return [notAllowed]
  if (outcome.kind === 'refused') return outcome.problems.map(problem => named(problem, entity))
  return outcome.kind === 'conflict' ? [{ code: 'conflict', message: errorMessages.conflict }] : []
}

/** The problem with the German name of its field before it. */
function named({ field, ...problem }: Problem, { labels }: Entity): Problem {
  const label = labels[field?.split('.')[0] ?? '']
  return label === undefined ? problem : { ...problem, message: `${label}: ${problem.message}` }
}

const conclusion = (problems: readonly Problem[]): Pick<PlannedChange, 'state' | 'reason'> => ({
  state: problems.length === 0 ? 'done' : 'refused',
  reason: problems
    .map(({ message }) => message)
    .join(' ')
    .slice(0, LONGEST_REASON),
})
