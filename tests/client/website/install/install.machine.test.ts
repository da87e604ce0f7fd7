import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import {
  type InstallEvent,
  type InstallInput,
  installMachine,
  OFFER_PATIENCE_MS,
} from '../../../../client/website/install/install.machine.ts'

/** A page on a device, its browser, and a clock that only moves when told. */
function page(given: Partial<InstallInput> = {}, browserSays: 'accepted' | 'dismissed' | 'fails' = 'accepted') {
  const clock = new SimulatedClock()
  const remembered: string[] = []
  const asked: string[] = []
  const machine = installMachine.provide({
    actors: {
      askBrowser: fromPromise(async () => {
        asked.push('browser')
        if (browserSays === 'fails') throw new Error('taken back')
        return browserSays
      }),
      browser: fromCallback<InstallEvent>(() => {}),
    },
    actions: {
      rememberDismissal: () => void remembered.push('dismissed'),
      rememberInstalled: () => void remembered.push('installed'),
      forgetInstalled: () => void remembered.push('not installed'),
    },
  })
  const input = {
    isPossible: true,
    isInstalled: false,
    isDismissed: false,
    hasConsent: false,
    hasOffer: false,
    way: 'offer',
    ...given,
  } as const
  const actor = createActor(machine, { input, clock })
  actor.start()
  const shows = () =>
    ['offered', 'prompt', 'instructions', 'byHand'].filter(tag => actor.getSnapshot().hasTag(tag as 'prompt'))
  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { actor, clock, remembered, asked, shows, settled, send: actor.send }
}

describe('The install prompt', () => {
  it('comes 250 ms after accepting', () => {
    const { clock, shows, send } = page()
    clock.increment(60_000)
    expect(shows()).toEqual(['offered'])
    send({ type: 'consent.given' })
    clock.increment(249)
    expect(shows()).toEqual(['offered'])
    clock.increment(1)
    expect(shows()).toEqual(['offered', 'prompt'])
  })

  it('comes after 5000 ms when consent already exists', () => {
    const { clock, shows } = page({ hasConsent: true })
    clock.increment(4999)
    expect(shows()).toEqual(['offered'])
    clock.increment(1)
    expect(shows()).toEqual(['offered', 'prompt'])
  })

  it('never comes without consent', () => {
    const { clock, shows } = page()
    clock.increment(3_600_000)
    expect(shows()).toEqual(['offered'])
  })

  it.each<[string, Partial<InstallInput>]>([
    ['where PWA is off, in self-service, standalone or without support', { isPossible: false }],
    ['where the app is installed on this device', { isInstalled: true }],
  ])('never comes %s, and neither do the links', (_, given) => {
    const { clock, shows, send } = page({ ...given, hasConsent: true })
    send({ type: 'install.asked' })
    clock.increment(60_000)
    expect(shows()).toEqual([])
  })

  it("stays away for a month after 'Jetzt nicht', the link remains", () => {
    const first = page({ hasConsent: true })
    first.clock.increment(5000)
    first.send({ type: 'prompt.dismissed' })
    first.clock.increment(60_000)
    expect([first.shows(), first.remembered]).toEqual([['offered'], ['dismissed']])
    const next = page({ hasConsent: true, isDismissed: true })
    next.clock.increment(60_000)
    expect(next.shows()).toEqual(['offered'])
  })
})

describe('Installing', () => {
  it("asks the browser at once where its offer is there, and 'accepted' ends the flow", async () => {
    const { clock, shows, send, settled, asked, remembered } = page({ hasConsent: true, hasOffer: true })
    clock.increment(5000)
    send({ type: 'prompt.accepted' })
    await settled()
    expect([shows(), asked, remembered]).toEqual([[], ['browser'], ['installed']])
  })

  it("shows 'Installation läuft' until the install event exists, then 'Installation abschliessen'", async () => {
    const { actor, shows, send, settled, remembered } = page()
    send({ type: 'install.asked' })
    expect(shows()).toEqual(['offered', 'instructions'])
    send({ type: 'instructions.finished' })
    expect(actor.getSnapshot().matches({ possible: { instructing: 'waiting' } })).toBe(true)
    send({ type: 'offer.changed', hasOffer: true })
    expect(actor.getSnapshot().matches({ possible: { instructing: 'ready' } })).toBe(true)
    send({ type: 'instructions.finished' })
    await settled()
    expect([shows(), remembered]).toEqual([[], ['installed']])
  })

  it.each(['iphone', 'ipad', 'manual'] as const)('explains it by hand at once on %s', way => {
    const { shows, send } = page({ way })
    send({ type: 'install.asked' })
    expect(shows()).toEqual(['offered', 'instructions', 'byHand'])
  })

  it('explains it by hand where a browser keeps its offer back', () => {
    const { clock, shows, send } = page()
    send({ type: 'install.asked' })
    clock.increment(OFFER_PATIENCE_MS - 1)
    expect(shows()).not.toContain('byHand')
    clock.increment(1)
    expect(shows()).toContain('byHand')
  })

  it('explains it by hand where the browser fails', async () => {
    const { shows, send, settled } = page({ hasOffer: true }, 'fails')
    send({ type: 'install.asked' })
    await settled()
    expect(shows()).toEqual(['offered', 'instructions', 'byHand'])
  })

  it('Cancel returns to the prompt, or to the page where it began with a link', () => {
    const prompted = page({ hasConsent: true })
    prompted.clock.increment(5000)
    prompted.send({ type: 'prompt.accepted' })
    prompted.send({ type: 'instructions.cancelled' })
    expect(prompted.shows()).toEqual(['offered', 'prompt'])
    const linked = page()
    linked.send({ type: 'install.asked' })
    linked.send({ type: 'instructions.cancelled' })
    expect(linked.shows()).toEqual(['offered'])
  })

  it("counts the browser's 'no' as 'Jetzt nicht'", async () => {
    const { shows, send, settled, remembered } = page({ hasOffer: true }, 'dismissed')
    send({ type: 'install.asked' })
    await settled()
    expect([shows(), remembered]).toEqual([['offered'], ['dismissed']])
  })

  it('is over when the browser says it is installed, and possible again when it offers it anew', () => {
    const { shows, send, remembered } = page()
    send({ type: 'app.installed' })
    expect([shows(), remembered]).toEqual([[], ['installed']])
    send({ type: 'offer.changed', hasOffer: true })
    expect([shows(), remembered]).toEqual([['offered'], ['installed', 'not installed']])
  })
})
