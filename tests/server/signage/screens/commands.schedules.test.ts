import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { screenDatabase } from '../../../../schema/base/access.ts'
import { commandAt, isOpen } from '../../../../schema/signage/screenCommand.ts'
import {
  abortCommand,
  answerCommand,
  expireCommands,
  sendCommand,
} from '../../../../server/signage/screens/commands.ts'
import { screenShown } from '../../../../server/signage/screens/shown.ts'
import { runsOf } from '../../../support/runs.ts'
import { openShop, type Shop } from '../../../support/shop.ts'

/** What staff, the TV, the clock and the server do, one after another or two at once. */
const deed = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'send' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'sendAgain' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'sendBoth' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'abort' } as const) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('say' as const), step: fc.constantFrom('delivered', 'done', 'failed') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1000, 60_000, 119_999, 120_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'expire' } as const) },
)
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never

const deeds = { sendCommand, abortCommand, answerCommand, expireCommands }

/** Plays a schedule for a TV of its own and says which promises were broken. */
async function brokenBy(shop: Shop, screen: number, schedule: readonly Deed[], how = deeds): Promise<string[]> {
  const world = { storage: shop.storage, clock: shop.clock }
  const broken: string[] = []
  const told = new Map<string, string[]>()
  let count = 0
  const call = (uid: string) => ({ uid, name: 'identify' as const, expiresIn: 120 })
  const next = () => `befehl-${screen}-${++count}`
  const stateOf = async (uid: string) => {
    const row = await shop.storage.read.screens.command(screen, uid)
    return row ? commandAt(row, shop.clock.now()).state : null
  }
  const open = async () => {
    const states = await Promise.all([...told.keys()].map(async uid => ({ uid, state: await stateOf(uid) })))
    return states.filter(({ state }) => state !== null && isOpen({ state }))
  }
  const sent = async (uid: string, hadOpen: boolean) => {
    const became = await how.sendCommand(world, screen, call(uid), 'a')
    if (became === 'sent' && hadOpen) broken.push(`${uid} was sent beside an open one`)
    if (became === 'sent') told.set(uid, [])
    return became
  }
  const run: { readonly [Name in Deed['do']]: (deed: Deed) => Promise<void> } = {
    async send() {
      const before = await open()
      const became = await sent(next(), before.length > 0)
      if (became === 'busy' && before.length === 0) broken.push('busy with nothing')
    },
    async sendAgain() {
      const [uid] = [...told.keys()].slice(-1)
      if (uid && (await how.sendCommand(world, screen, call(uid), 'a')) !== 'replayed') broken.push(`${uid} twice`)
    },
    async sendBoth() {
      const hadOpen = (await open()).length > 0
      const both = await Promise.all([sent(next(), hadOpen), sent(next(), hadOpen)])
      if (both.filter(became => became === 'sent').length > 1) broken.push('two managers, two commands')
    },
    async abort() {
      const [latest] = [...told.keys()].slice(-1)
      const before = latest ? await stateOf(latest) : null
      const isTaken = await how.abortCommand(world, screen)
      if (isTaken !== (before === 'pending')) broken.push(`aborted what was ${before}`)
    },
    async say(said) {
      const [latest] = [...told.keys()].slice(-1)
      if (latest && 'step' in said && said.step) await how.answerCommand(world, screen, latest, said.step, '')
    },
    async wait(waited) {
      if ('ms' in waited) shop.clock.advance(waited.ms ?? 0)
    },
    async expire() {
      await how.expireCommands(world)
    },
  }
  for (const each of schedule) {
    await run[each.do](each)
    for (const [uid, states] of told) {
      const state = await stateOf(uid)
      if (state && states.at(-1) !== state) states.push(state)
    }
    if ((await open()).length > 1) broken.push('two are open')
  }
  await how.expireCommands(world)
  for (const [uid, states] of told)
    if (
      !/^pending( delivered)?( done| failed| expired| aborted)?$/.test(states.join(' ')) ||
      / delivered aborted/.test(states.join(' '))
    )
      broken.push(`${uid} was ${states.join(', ')}`)
  const pending = (await open()).filter(({ state }) => state === 'pending').length
  const listed = await shop.storage.read.documents.names(screenDatabase(screen))
  if (listed.length !== pending) broken.push(`${listed.length} are told of, ${pending} are pending`)
  return broken
}

test('A thousand schedules of sending, aborting, answering, waiting and starting anew keep what commands promise', async () => {
  const shop = await openShop()
  onTestFinished(() => shop.close())
  let screen = 1000
  const broken = (schedule: readonly Deed[], how = deeds) => brokenBy(shop, ++screen, schedule, how)
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 14 }), async schedule => {
      expect(await broken(schedule)).toEqual([])
    }),
    { numRuns: runsOf(1000) },
  )
  // A server that starts anew tells each TV of what is pending, and of nothing else.
  const uid = 'befehl-vorher'
  await sendCommand({ storage: shop.storage, clock: shop.clock }, 999, { uid, name: 'wake' }, 'a')
  const database = screenDatabase(999)
  const told = () => shop.storage.read.documents.names(database)
  await shop.storage.write(transaction => screenShown.relist(transaction))
  expect((await told()).map(({ type }) => type)).toEqual(['command'])
  await answerCommand({ storage: shop.storage, clock: shop.clock }, 999, uid, 'delivered', '')
  await shop.storage.write(transaction => screenShown.relist(transaction))
  expect(await told()).toEqual([])

  // A server that keeps one of these promises less is found out.
  const both: Deed[] = [{ do: 'send' }, { do: 'send' }]
  const forgetful: typeof deeds = {
    ...deeds,
    sendCommand: async (world, id, call, author) => {
      await deeds.abortCommand(world, id)
      return deeds.sendCommand(world, id, call, author)
    },
  }
  expect(await broken(both, forgetful)).not.toEqual([])
  const lenient: typeof deeds = { ...deeds, abortCommand: async () => true }
  expect(await broken([{ do: 'send' }, { do: 'say', step: 'delivered' }, { do: 'abort' }], lenient)).not.toEqual([])
})
