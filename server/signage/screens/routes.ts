import { type Context, Hono } from 'hono'
import { may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { type Screen, screens as screenEntity } from '../../../schema/signage/screen.ts'
import * as calls from '../../../schema/signage/screenCalls.ts'
import { type ScreenCommandName, screenCommandNames } from '../../../schema/signage/screenCommand.ts'
import {
  screenAnswerCall,
  screenBeatCall,
  screenCommandCall,
  screenPlaysCall,
} from '../../../schema/signage/screenRequests.ts'
import { segments } from '../../../schema/signage/segment.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit } from '../../base/http/guards.ts'
import { signedIn } from '../../base/http/sender.ts'
import { toJson } from '../../base/storage/json.ts'
import { abortCommand, answerCommand, sendCommand } from './commands.ts'
import { countedPlays, keepPlays } from './plays.ts'
import { statusOf, viewOf } from './status.ts'
import type { ScreenTokens } from './tokens.ts'

/** Per minute and address: a house may have many TVs, and each says at once when it shows something else. */
const SAID_PER_MINUTE = 2000

/** What staff ask of TVs and know of them, and what TVs say of themselves. */
export function screenRoutes(deps: BaseDeps, tokens: ScreenTokens): Hono<Env> {
  const { storage, clock, log } = deps
  const routes = new Hono<Env>()
  const since = clock.now()
  const present = (screen: Screen) => viewOf(storage.read, screen, clock.now(), since)

  routes.post(calls.commandScreen.path, async context => {
    const screen = await screenAt(context)
    const call = await readCall(context, screenCommandCall)
    if (call.name === 'show' && !(await storage.read.documents.entity(segments, call.value ?? 0)))
      throw new Fault(422, [{ code: 'notFound', message: texts.segment, field: 'value' }])
    const outcome = await sendCommand(deps, screen.id, call, `users:${signedIn(context).id}`)
    const data = await present(screen)
    if (outcome === 'busy')
      throw new Fault(409, [{ code: 'commandOpen', message: texts.busy(data?.command?.name) }], { data })
    if (outcome === 'sent') log.info('screen asked', { screen: screen.id, name: call.name })
    return outcome === 'sent'
      ? answerJson(context, { data }, 201)
      : answerJson(context, { data }, 200, { 'Idempotency-Replayed': 'true' })
  })

  routes.post(calls.abortScreenCommand.path, async context => {
    const screen = await screenAt(context)
    const isAborted = await abortCommand(deps, screen.id)
    const data = await present(screen)
    if (!isAborted) throw new Fault(409, [{ code: 'commandTaken', message: texts.taken }], { data })
    return answerJson(context, { data })
  })

  routes.delete(calls.revokeScreen.path, async context => {
    const { id } = await screenAt(context)
    await tokens.revoke(id)
    log.info('screen revoked', { screen: id, user: signedIn(context).id })
    return answerJson(context, replyOf(calls.revokeScreen, {}))
  })

  routes.get(calls.screenStatus.path, async context => {
    const actor = signedIn(context)
    const all = await storage.read.documents.every(screenEntity)
    const shown = all.filter(({ branch }) => may(actor, 'read', screenEntity.access, [branch]))
    return answerJson(context, replyOf(calls.screenStatus, await statusOf(storage.read, shown, clock.now(), since)))
  })

  routes.get(calls.screenPlays.path, async context => {
    const screen = await screenAt(context)
    return answerJson(context, replyOf(calls.screenPlays, await countedPlays(deps, screen, context.req.query())))
  })

  return routes.route('/', ownRoutes(deps))

  /** The TV of the path, for whoever looks after it. Throws 401, 403 and 404. */
  async function screenAt(context: Context<Env>): Promise<Screen> {
    const actor = signedIn(context)
    const screen = await storage.read.documents.entity(screenEntity, idOf(context.req.param('id') ?? ''))
    if (!screen) throw new Fault(404, 'notFound')
    if (!may(actor, 'update', screenEntity.access, [screen.branch])) throw new Fault(403, 'forbidden')
    return screen
  }
}

/** What TVs say of themselves. */
function ownRoutes(deps: BaseDeps): Hono<Env> {
  const { storage, clock } = deps
  const routes = new Hono<Env>()

  routes.post(calls.reportPlays.path, rateLimit(deps, SAID_PER_MINUTE), async context => {
    const screen = ownScreen(context)
    await keepPlays(deps, screen, await readCall(context, screenPlaysCall))
    return answerJson(context, replyOf(calls.reportPlays, {}))
  })

  routes.post(calls.sendScreenBeat.path, rateLimit(deps, SAID_PER_MINUTE), async context => {
    const screen = ownScreen(context)
    const said = await readCall(context, screenBeatCall)
    const at = clock.now()
    await storage.write(({ screens }) => screens.putBeat({ screen, at, data: toJson(said), toldAt: null }))
    return answerJson(context, replyOf(calls.sendScreenBeat, { now: at }))
  })

  routes.post(calls.answerScreenCommand.path, rateLimit(deps, SAID_PER_MINUTE), async context => {
    const screen = ownScreen(context)
    const step = steps.find(each => each === context.req.param('step'))
    if (!step) throw new Fault(404, 'notFound')
    const { result } = await readCall(context, screenAnswerCall)
    const isTaken = await answerCommand(deps, screen, context.req.param('uid'), step, result)
    if (isTaken === null) throw new Fault(404, 'notFound')
    if (!isTaken) throw new Fault(409, [{ code: 'commandOver', message: texts.over }])
    return answerJson(context, replyOf(calls.answerScreenCommand, {}))
  })

  return routes
}

const steps = ['delivered', 'done', 'failed'] as const

function ownScreen(context: Context<Env>): number {
  const screen = context.get('screen')
  if (!screen) throw new Fault(401, 'unauthorized')
  return screen.id
}

const texts = {
  busy: (name: ScreenCommandName | undefined): string =>
    `Befehl konnte nicht ausgeführt werden. Am TV ist noch einer offen${name ? `: „${screenCommandNames[name]}“` : ''}. Warten Sie, bis er erledigt ist, oder brechen Sie ihn ab.`,
  taken: 'Befehl konnte nicht abgebrochen werden. Der TV hat ihn schon, oder er ist vorbei.',
  over: 'Dieser Befehl ist schon vorbei.',
  segment: 'Diese Filmsequenz gibt es nicht.',
}
