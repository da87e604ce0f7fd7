import { Hono } from 'hono'
import { adminsOnly, may } from '../schema/base/access.ts'
import { replyOf } from '../schema/base/call.ts'
import { csvText } from '../schema/base/csv.ts'
import { keysOf } from '../schema/base/keys.ts'
import { processingCall, processingFile, processingTable } from '../schema/base/processing.ts'
import { retentionDaysCall } from '../schema/base/requests.ts'
import { retentionCall, setRetention } from '../schema/base/retention.ts'
import type { BaseDeps } from './base/deps.ts'
import { answer, answerJson } from './base/http/answer.ts'
import { readCall } from './base/http/body.ts'
import type { Env } from './base/http/env.ts'
import { Fault } from './base/http/fault.ts'
import { authorOf, deviceOf, signedIn } from './base/http/sender.ts'
import { registerOfProcessing } from './processing.ts'
import { RETENTION_DAYS, retentionDays, retentionState } from './retention.ts'

/** How long what is kept, and what is kept at all: for administrators. */
export function retentionRoutes(deps: BaseDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const { storage, clock, entities } = deps
  routes.use('/privacy/*', (context, next) => {
    if (!may(signedIn(context), 'update', adminsOnly, [])) throw new Fault(403, 'forbidden')
    return next()
  })

  routes.get(retentionCall.path, async context =>
    answerJson(context, replyOf(retentionCall, await retentionState(deps))),
  )
  routes.put(setRetention.path, async context => {
    const days = await readCall(context, retentionDaysCall)
    const said = { at: clock.now(), actor: authorOf(context), device: deviceOf(context) }
    await storage.write(async ({ documents, log }) => {
      const before = await retentionDays({ documents })
      await documents.putFact(RETENTION_DAYS, JSON.stringify(days))
      const changed = keysOf(days).filter(kind => days[kind] !== before[kind])
      const facts = { deed: 'retention', ...Object.fromEntries(changed.map(kind => [kind, days[kind]])) }
      if (changed.length > 0) await log.append({ ...said, kind: 'settings', facts })
    })
    return answerJson(context, replyOf(setRetention, await retentionState(deps)))
  })
  routes.get(processingCall.path, async context =>
    answerJson(context, replyOf(processingCall, registerOfProcessing(entities, await retentionDays(storage.read)))),
  )
  routes.get(processingFile.path, async context => {
    const text = csvText(processingTable(registerOfProcessing(entities, await retentionDays(storage.read))))
    if (context.req.header('accept') === 'application/json') return answerJson(context, replyOf(processingFile, text))
    return answer(context, text, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="Verarbeitungsverzeichnis.csv"',
    })
  })
  return routes
}
