import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Reader } from '../schema/base/access.ts'
import { errorMessages } from '../schema/base/answer.ts'
import { basicActor } from './base/auth/basic.ts'
import { personRoutes } from './base/auth/personRoutes.ts'
import { staffRoutes, tokenOf } from './base/auth/routes.ts'
import { createSignIn } from './base/auth/signIn.ts'
import { createThrottle } from './base/auth/throttle.ts'
import { createDiskSpace } from './base/diskSpace.ts'
import { historyRoutes } from './base/documents/history.ts'
import { createInitSnapshots } from './base/documents/init.ts'
import { initRoutes } from './base/documents/initRoutes.ts'
import { createPresence } from './base/documents/presence.ts'
import { presenceRoutes } from './base/documents/presenceRoutes.ts'
import { answerProtocolFault, replicationRoutes } from './base/documents/replication.ts'
import { documentRoutes } from './base/documents/rest.ts'
import { isFull } from './base/errors.ts'
import { createBodies } from './base/http/bodies.ts'
import type { Env } from './base/http/env.ts'
import { answerFault, Fault } from './base/http/fault.ts'
import { commonHeaders, originGuard, rateLimit, requestsPerMinute } from './base/http/guards.ts'
import { maskPath } from './base/http/log.ts'
import { addressOf, asMeant } from './base/http/sender.ts'
import { jobRoutes } from './base/jobs/routes.ts'
import { refusalNotes } from './base/logs/notes.ts'
import { logRoutes } from './base/logs/routes.ts'
import { imageRoutes } from './base/media/images.ts'
import { uploadCallRoutes, uploadFileRoutes } from './base/media/uploads.ts'
import { pictureRoutes } from './catalogue/images/routes.ts'
import { boardRoutes } from './counter/boards/routes.ts'
import { commandRoutes } from './counter/devices/commandRoutes.ts'
import { deviceTokenOf } from './counter/devices/cookie.ts'
import { deviceRoutes } from './counter/devices/routes.ts'
import { createDeviceTokens, type DeviceTokens, deviceIn } from './counter/devices/tokens.ts'
import type { Deps } from './deps.ts'
import { jobKinds } from './jobs.ts'
import { paperRoutes } from './labelPrinting.ts'
import { logTable } from './logTable.ts'
import { accessRoutes } from './messages/invitations/accessRoutes.ts'
import { invitationRoutes } from './messages/invitations/routes.ts'
import { mailRoutes } from './messages/mail/routes.ts'
import { pushRoutes } from './messages/push/routes.ts'
import { smsRoutes } from './messages/sms/routes.ts'
import { tellPerson } from './messages/tellPerson.ts'
import { trialRoutes } from './messages/trial/routes.ts'
import { orderRoutes } from './ordering/orders/routes.ts'
import { paymentRoutes } from './ordering/payments/routes.ts'
import { privacyRoutes } from './ordering/privacy/routes.ts'
import { retentionRoutes } from './retentionRoutes.ts'
import { signageRoutes } from './signage/routes.ts'
import { createScreenTokens, type ScreenTokens } from './signage/screens/tokens.ts'
import { statisticRoutes } from './statistics/routes.ts'
import { calendarRoutes } from './time/calendarRoutes.ts'
import { timeRoutes } from './time/routes.ts'
import { websiteCallRoutes } from './website/calls.ts'
import { publicContent } from './website/rendering/content.ts'
import { failurePage, isReader } from './website/rendering/failurePage.ts'
import { pageRoutes } from './website/rendering/routes.ts'

/** Bytes of a body that are still received although it was refused, so that its sender reads why. */
const LARGE = 1024 * 1024

/** The whole server as a function of its outside world: the table of contents. */
export function createApp(deps: Deps): Hono<Env> {
  const app = new Hono<Env>({ strict: false })
  const snapshots = createInitSnapshots(deps)
  const contentNow = publicContent(snapshots)
  const presence = createPresence(deps.clock.now)
  const throttle = createThrottle(deps.clock.now)
  const signIn = createSignIn(deps, throttle)
  const basic = basicActor(deps, signIn)
  const devices = createDeviceTokens(deps)
  const screens = createScreenTokens(deps)
  const [bodies, refusals] = [createBodies(deps), refusalNotes(deps)]
  const diskSpace = createDiskSpace(deps)

  app.use(commonHeaders(deps))
  app.get('/api/health', async context => {
    const isWell = await diskSpace.isThere()
    const seq = deps.feeds.token(deps.feeds.position('public'))
    return context.json({ data: { status: isWell ? 'ok' : 'diskFull', seq } }, isWell ? 200 : 503)
  })
  if (deps.settings.rateLimits) app.use('/api/*', rateLimit(deps, requestsPerMinute.api))
  app.use('/replication/*', rateLimit(deps, requestsPerMinute.replication))
  app.use(originGuard(deps))
  app.use((context, next) => {
    context.set('sender', addressOf(context, deps.settings))
    context.set('admitBody', bodies(context))
    return next()
  })
  for (const path of ['/api/*', '/replication/*']) app.use(path, identify)

  app.route('/api', staffRoutes(deps, signIn, refusals)).route('/api', personRoutes(deps, throttle))
  for (const routes of [deviceRoutes(deps, devices, screens), commandRoutes(deps, devices)]) app.route('/api', routes)
  app.route('/api', initRoutes(deps, snapshots))
  for (const routes of [paymentRoutes(deps), boardRoutes(deps)]) app.route('/api', routes)
  for (const routes of [mailRoutes(deps), smsRoutes(deps), pushRoutes(deps)]) app.route('/api', routes)
  for (const routes of [invitationRoutes(deps), accessRoutes(deps), trialRoutes(deps)]) app.route('/api', routes)
  app.route('/api', jobRoutes(deps, jobKinds)).route('/api', orderRoutes(deps, devices))
  app.route('/api', logRoutes(deps, logTable)).route('/api', websiteCallRoutes(deps, contentNow))
  for (const routes of [privacyRoutes, retentionRoutes]) app.route('/api', routes(deps))
  for (const routes of [uploadCallRoutes(deps), pictureRoutes(deps), paperRoutes(deps)]) app.route('/api', routes)
  app.route('/api', timeRoutes(deps, devices.deviceOf, tellPerson)).route('/api', presenceRoutes(deps, presence))
  for (const routes of [statisticRoutes(deps), signageRoutes(deps, screens), historyRoutes(deps)])
    app.route('/api', routes)
  app.route('/api', documentRoutes(deps))
  app.route('/replication', replicationRoutes(deps, signIn, presence))
  // What is asked there and not found is answered there, not by a page.
  app.all('/api/*', nowhere)
  app.all('/replication/*', nowhere)
  app.route('/image', imageRoutes(deps))
  app.route('/upload', uploadFileRoutes(deps)).route('/calendar', calendarRoutes(deps))
  if (deps.pages)
    app.route(
      '/',
      pageRoutes(deps, deps.pages, snapshots, contentNow, context => deviceTokenOf(context, deps) !== undefined),
    )

  app.notFound(nowhere)
  app.onError((error, context) => fail(context, refusals.access(context, faultOf(error, context))))
  return app

  function faultOf(error: Error, context: Context<Env>): Fault {
    if (error instanceof Fault) return error
    return isFull(error) ? diskSpace.refused(error) : logged(deps, context, error)
  }

  /** Who asks: the session of the cookie, a name and password for clients that keep no cookie, or a paired device's token. */
  async function identify(context: Context<Env>, next: () => Promise<void>): Promise<void> {
    const token = tokenOf(context, deps)
    const key = deviceTokenOf(context, deps)
    const present = async (isUse = false): Promise<Reader> => {
      const actor = token ? await deps.sessions.actorOf(token, isUse) : await basic(context)
      return { actor, ...(key ? await keyHolder(key, devices, screens) : null) }
    }
    const { actor, device, screen } = await present(true)
    context.set('device', device ?? null)
    context.set('screen', screen ?? null)
    context.set('actor', asMeant(context, actor))
    context.set('present', present)
    await next()
  }
}

/** Whose key that is: a device's or a TV's. */
async function keyHolder(key: string, devices: DeviceTokens, screens: ScreenTokens) {
  const screen = await screens.screenOf(key)
  const device = screen ? null : await devices.deviceOf(key)
  return { device: device && deviceIn(device), screen }
}

function nowhere(): never {
  throw new Fault(404, 'notFound')
}

/** What went wrong here: its number is told with the answer and written to the log, so that one finds the other. */
function logged({ log }: Deps, context: Context<Env>, error: Error): Fault {
  // Whoever goes away in the middle gets no answer, and nothing went wrong here.
  if (context.req.raw.signal.aborted) {
    log.info('request given up by its sender', { method: context.req.method, path: maskPath(context.req.path) })
    return new Fault(400, 'invalidJson')
  }
  const id = randomUUID()
  const path = maskPath(context.req.path)
  log.error('request failed', { id, method: context.req.method, path, error: error.stack })
  return new Fault(500, [{ code: 'internal', message: `${errorMessages.internal} (${id})` }])
}

/** An error as those who ask there understand it. */
function fail(context: Context<Env>, fault: Fault): Response {
  // A guest's large body that nobody wants is not received to its end either.
  const isUnwanted = !context.get('actor') && Number(context.req.header('content-length') ?? 0) > LARGE
  const own: Readonly<Record<string, string>> = isUnwanted ? { Connection: 'close' } : {}
  if (fault.status === 500 && isReader(context)) return failurePage(fault)
  return /^\/replication(\/|$)/.test(context.req.path)
    ? answerProtocolFault(context, fault, own)
    : answerFault(context, fault, own)
}
