import { type Context, Hono } from 'hono'
import { type Actor, may } from '../../../schema/base/access.ts'
import { replyOf } from '../../../schema/base/call.ts'
import * as calls from '../../../schema/counter/calls.ts'
import { devices as deviceEntity } from '../../../schema/counter/device.ts'
import { claimCall, heartbeatCall, type PairedDevice, pairCall, pairingCall } from '../../../schema/counter/pairing.ts'
import { businessDayOf } from '../../../schema/ordering/tickets.ts'
import { idOf } from '../../base/documents/rest.ts'
import { answerJson } from '../../base/http/answer.ts'
import { readCall } from '../../base/http/body.ts'
import type { Env } from '../../base/http/env.ts'
import { Fault } from '../../base/http/fault.ts'
import { rateLimit } from '../../base/http/guards.ts'
import { storedOf, toJson } from '../../base/storage/json.ts'
import type { MessagesDeps } from '../../messages/deps.ts'
import { deviceTokenOf, dropDeviceToken, writeDeviceToken } from './cookie.ts'
import { deviceStatus } from './deviceStatus.ts'
import { leasePrefix, zoneOf } from './leases.ts'
import { type Admission, beginPairing, claimPairing, confirmPairing } from './pairing.ts'
import { type DeviceTokens, enabledDevice } from './tokens.ts'

/** Per minute and address: a screen asks every three seconds, and a house may set up several at once. */
const requestsPerMinute = { begin: 20, confirm: 30, claim: 300, beat: 600 } as const

/** Screens of the business: how they are let in and thrown out, what they say of themselves, and numbers for kiosks. */
export function deviceRoutes(deps: MessagesDeps, tokens: DeviceTokens, screens: Admission): Hono<Env> {
  const { storage, clock, log } = deps
  const routes = new Hono<Env>()
  const boards: Admission = { enabled: id => enabledDevice(storage, id), issue: tokens.issue }
  const admissions = { boards, screens }

  routes.post(calls.beginPairing.path, rateLimit(deps, requestsPerMinute.begin), async context => {
    const { kind } = await readCall(context, pairingCall)
    return answerJson(context, replyOf(calls.beginPairing, await beginPairing(deps, kind)), 201)
  })
  routes.post(calls.confirmPairing.path, rateLimit(deps, requestsPerMinute.confirm), async context => {
    const actor = signedIn(context)
    const call = await readCall(context, pairCall)
    await confirmPairing(deps, admissions, call, actor)
    log.info('device confirmed', { device: call.device, user: actor.id })
    return answerJson(context, replyOf(calls.confirmPairing, {}))
  })
  routes.post(calls.claimPairing.path, rateLimit(deps, requestsPerMinute.claim), async context => {
    const { secret } = await readCall(context, claimCall)
    const claim = await claimPairing(deps, admissions, secret)
    if (claim.device === null) return answerJson(context, replyOf(calls.claimPairing, claim))
    log.info('device paired', { device: claim.device.id })
    writeDeviceToken(context, deps, claim.token)
    // With a cookie: an answer made at once would leave without it.
    return context.json(replyOf(calls.claimPairing, claim), 200, { 'Cache-Control': 'no-store' })
  })
  routes.delete(calls.revokeDevice.path, async context => {
    const actor = signedIn(context)
    const id = idOf(context.req.param('id'))
    const row = await storage.read.documents.document('devices', id)
    if (!row) throw new Fault(404, 'notFound')
    const { branch } = storedOf(deviceEntity, row)
    if (!may(actor, 'update', deviceEntity.access, [branch])) throw new Fault(403, 'forbidden')
    await tokens.revoke(id)
    log.info('device revoked', { device: id, user: actor.id })
    return answerJson(context, replyOf(calls.revokeDevice, {}))
  })

  routes.post(calls.sendHeartbeat.path, rateLimit(deps, requestsPerMinute.beat), async context => {
    const device = await paired(context)
    const said = await readCall(context, heartbeatCall)
    const at = clock.now()
    // First what may be refused: a branch that is gone.
    const businessDay = businessDayOf(at, await zoneOf(storage, device.branch))
    await storage.write(({ devices }) =>
      devices.putHeartbeat({ device: device.id, branch: device.branch, at, data: toJson(said) }),
    )
    return answerJson(context, replyOf(calls.sendHeartbeat, { now: at, businessDay, device }))
  })
  routes.post(calls.leaseNumbers.path, rateLimit(deps, requestsPerMinute.begin), async context => {
    const device = await paired(context)
    if (device.kind !== 'kiosk') throw new Fault(403, 'forbidden')
    return answerJson(context, replyOf(calls.leaseNumbers, await leasePrefix(deps, device.id, device.branch)), 201)
  })
  routes.post('/devices/leave', async context => {
    // A device that is given away forgets itself; whoever has its token may do that and nothing worse.
    const device = context.get('device')
    if (device) await tokens.revoke(device.id)
    dropDeviceToken(context, deps)
    return context.json({ data: {} })
  })

  routes.get(calls.deviceStatus.path, async context => {
    return answerJson(context, { data: await deviceStatus(storage.read, signedIn(context)) })
  })

  /** The device that asks, with its name. A token that is worth nothing any more is told so. */
  async function paired(context: Context<Env>): Promise<PairedDevice> {
    const device = context.get('device')
    const known = device && (await enabledDevice(storage, device.id))
    if (!known) throw new Fault(401, deviceTokenOf(context, deps) ? 'disabled' : 'unauthorized')
    return known
  }

  return routes
}

function signedIn(context: Context<Env>): Actor {
  const actor = context.get('actor')
  if (!actor) throw new Fault(401, 'unauthorized')
  return actor
}
