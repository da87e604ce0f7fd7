import { type Context, Hono } from 'hono'
import { type Action, may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import { type DeviceEntry, devices as deviceEntity } from '../../../schema/counter/device.ts'
import * as calls from '../../../schema/counter/deviceCommands.ts'
import { finishCall } from '../../../schema/counter/pairing.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit } from '../../base/http/guards.ts'
import { signedIn } from '../../base/http/sender.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { printerOf } from '../printing/printers.ts'
import { queueTestPage } from '../printing/testPrint.ts'
import { askDevice, createSightings, dayOfDevice, newKeyOf, takenBy } from './commands.ts'
import { writeDeviceToken } from './cookie.ts'
import type { DeviceTokens } from './tokens.ts'

/** Per minute and address: a screen asks every quarter of a minute, and a house has many. */
const TAKES_PER_MINUTE = 600
const KEYS_PER_MINUTE = 20

/** What staff ask of devices from afar, and how devices fetch and answer it. */
export function commandRoutes(deps: MessagesDeps, tokens: DeviceTokens): Hono<Env> {
  const { storage, clock, log } = deps
  const routes = new Hono<Env>()
  const see = createSightings(deps)
  const asks = [
    [calls.testNotification, 'notification'],
    [calls.requestDeviceLogs, 'log'],
    [calls.reloadDevice, 'reload'],
    [calls.renewDeviceKey, 'key'],
  ] as const

  for (const [call, kind] of asks)
    routes.post(call.path, async context => {
      const { id } = await deviceAt(context, 'update')
      log.info('device asked', { device: id, kind })
      return answerJson(context, replyOf(call, await askDevice(deps, id, kind)), 201)
    })

  routes.post(calls.testPrintAt.path, async context => {
    const device = await deviceAt(context, 'update')
    const printer = device.printer ? await printerOf(storage.read.documents, device.printer) : undefined
    if (!printer)
      throw new Fault(409, [{ code: 'noPrinter', message: 'Für dieses Gerät ist kein Drucker eingerichtet.' }])
    return answerJson(context, replyOf(calls.testPrintAt, await queueTestPage(deps, printer)), 202)
  })

  routes.get(calls.deviceDay.path, async context => {
    const { id } = await deviceAt(context, 'read')
    return answerJson(context, replyOf(calls.deviceDay, await dayOfDevice(deps, id)))
  })

  routes.post(calls.takeCommands.path, rateLimit(deps, TAKES_PER_MINUTE), async context => {
    const device = ownDevice(context)
    await see(device)
    return answerJson(context, replyOf(calls.takeCommands, await takenBy(deps, device)))
  })

  routes.post(calls.finishCommand.path, async context => {
    const device = ownDevice(context)
    const { result } = await readCall(context, finishCall)
    const command = idOf(context.req.param('command'))
    const isDone = await storage.write(({ deviceCommands }) =>
      deviceCommands.finish(device, command, result, clock.now()),
    )
    if (!isDone) throw new Fault(404, 'notFound')
    return answerJson(context, replyOf(calls.finishCommand, {}))
  })

  routes.post(calls.takeNewKey.path, rateLimit(deps, KEYS_PER_MINUTE), async context => {
    const device = ownDevice(context)
    const token = await newKeyOf(deps, tokens, device)
    log.info('device key renewed', { device })
    writeDeviceToken(context, deps, token)
    // With a cookie: an answer made at once would leave without it.
    return context.json(replyOf(calls.takeNewKey, { token }), 201, { 'Cache-Control': 'no-store' })
  })

  return routes

  async function deviceAt(context: Context<Env>, action: Action): Promise<DeviceEntry & { readonly id: number }> {
    const actor = signedIn(context)
    const id = idOf(context.req.param('id') ?? '')
    const device = await storage.read.documents.entity(deviceEntity, id)
    if (!device) throw new Fault(404, 'notFound')
    // Its log is for those who look after it.
    if (!may(actor, action === 'read' ? 'update' : action, deviceEntity.access, [device.branch]))
      throw new Fault(403, 'forbidden')
    return device
  }
}

function ownDevice(context: Context<Env>): number {
  const device = context.get('device')
  if (!device) throw new Fault(401, 'unauthorized')
  return device.id
}
