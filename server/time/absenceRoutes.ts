import { type Context, Hono } from 'hono'
import { type Actor, userDatabase } from '../../schema/base/access.ts'
import { replyOf } from '../../schema/base/call.ts'
import { sameValue } from '../../schema/base/sameValue.ts'
import { localTime } from '../../schema/base/zonedTime.ts'
import { users } from '../../schema/business/user.ts'
import { type Absence, absences } from '../../schema/time/absence.ts'
import { type AbsenceStanding, askAbsence, withdrawAbsence } from '../../schema/time/calls.ts'
import { contracts } from '../../schema/time/contract.ts'
import { contractOn } from '../../schema/time/ledger.ts'
import { askingProblems, problemOf, withdrawalOf } from '../../schema/time/ownAbsence.ts'
import { type AbsenceCall, absenceCall } from '../../schema/time/requests.ts'
import { zoneOfBusiness } from '../base/auth/access.ts'
import type { BaseDeps } from '../base/deps.ts'
import { idOf, refusal } from '../base/documents/rest.ts'
import { type Author, type Change, installation, writeDocument } from '../base/documents/write.ts'
import { answerJson } from '../base/http/answer.ts'
import { readCall } from '../base/http/body.ts'
import type { Env } from '../base/http/env.ts'
import { Fault } from '../base/http/fault.ts'
import { deviceOf, signedIn } from '../base/http/sender.ts'
import { storedOf } from '../base/storage/json.ts'
import { UNKNOWN } from '../base/storage/statements/base/revisions.ts'
import type { Statements } from '../base/storage/statements/register.ts'
import type { Transaction } from '../base/storage/storage.ts'

/** What people say of their own absences. Nobody asks for anybody else, and nobody decides here. */
export function absenceRoutes({ storage, clock, entities }: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const today = async () => localTime(clock.now(), await zoneOfBusiness(storage)).date
  // Whose it is may not write the document: what they may do with it is said here.
  const writerFor = (context: Context<Env>) => {
    const { id } = signedIn(context)
    const author: Author = { actor: { ...installation, id }, device: deviceOf(context), at: clock.now() }
    return async (transaction: Transaction, change: Change) => {
      const outcome = await writeDocument(transaction, absences, change, author, entities)
      if (outcome.kind === 'refused') throw refusal(outcome)
    }
  }

  routes.post(askAbsence.path, async context => {
    const [actor, write, day] = [signedIn(context), writerFor(context), await today()]
    const call = await readCall(context, absenceCall)
    const { id, ...asked } = call
    const isNew = await storage.write(async transaction => {
      if (await isKnown(transaction, actor, call)) return false
      const problems = askingProblems(asked, await ownAbsences(transaction, actor), day)
      if (problems.length > 0) throw new Fault(422, problems)
      const branch = await branchFor(transaction, actor, asked.from)
      await write(transaction, { id, base: null, body: { ...absences.blank, ...asked, user: actor.id, branch } })
      return true
    })
    const reply = replyOf(askAbsence, await standing(storage.read, id))
    return answerJson(context, reply, isNew ? 201 : 200, isNew ? {} : { 'Idempotency-Replayed': 'true' })
  })

  routes.delete(withdrawAbsence.path, async context => {
    const [actor, write, day] = [signedIn(context), writerFor(context), await today()]
    const id = idOf(context.req.param('id'))
    await storage.write(async transaction => {
      const row = await transaction.documents.document(absences.type, id)
      const absence = row && storedOf(absences, row)
      if (!row || absence?.user !== actor.id) throw new Fault(404, 'notFound')
      if (row.deleted || absence.isWithdrawalAsked) return
      const what = withdrawalOf(absence, day)
      if (typeof what !== 'string') throw new Fault(409, [what])
      const { id: _id, rev, ...body } = absence
      await write(transaction, { id, base: rev, body: what === 'asked' ? { ...body, isWithdrawalAsked: true } : null })
    })
    return answerJson(context, replyOf(withdrawAbsence, await standing(storage.read, id)))
  })

  return routes
}

/**
 * Whether this was asked before, whatever became of it since: compared is what was written first. Throws 409 where the same id
 * is something else.
 */
async function isKnown({ documents }: Transaction, { id: user }: Actor, call: AbsenceCall): Promise<boolean> {
  const current = await documents.document(absences.type, call.id)
  if (!current) return false
  const kept = await documents.revision(absences.type, call.id, 1)
  const first = storedOf(absences, { ...current, body: kept && kept.body !== UNKNOWN ? kept.body : current.body })
  const { id, kind, from, to, isHalfDay, reason } = first
  const isSame = first.user === user && sameValue({ id, kind, from, to, isHalfDay, reason }, call)
  if (!isSame) throw new Fault(409, 'clockReused')
  return true
}

const ownAbsences = async ({ documents }: Pick<Statements, 'documents'>, { id }: Actor): Promise<readonly Absence[]> =>
  (await documents.everyOfType(userDatabase(id), absences.type)).map(row => storedOf(absences, row))

/** Whose leaders decide it: the branch of the contract of that day, else the person's first. Throws 422 without any. */
async function branchFor({ documents }: Pick<Statements, 'documents'>, { id }: Actor, date: string): Promise<number> {
  const agreed = (await documents.everyOfType(userDatabase(id), contracts.type)).map(row => storedOf(contracts, row))
  const branch = contractOn(agreed, date)?.branch ?? (await documents.entity(users, id))?.branches[0]
  if (branch === undefined) throw new Fault(422, [problemOf('nowhere')])
  return branch
}

async function standing({ documents }: Pick<Statements, 'documents'>, id: number): Promise<AbsenceStanding> {
  const row = await documents.document(absences.type, id)
  const absence = row && !row.deleted ? storedOf(absences, row) : null
  return { id, state: absence?.state ?? 'withdrawn', isWithdrawalAsked: absence?.isWithdrawalAsked ?? false }
}
