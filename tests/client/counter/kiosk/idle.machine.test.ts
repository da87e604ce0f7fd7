import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { IDLE_MS, idleMachine, WARNING_MS } from '../../../../client/counter/kiosk/idle.machine.ts'

function begun() {
  const clock = new SimulatedClock()
  const done: string[] = []
  const machine = idleMachine.provide({
    actions: { wipe: () => void done.push('wipe') },
  })
  const actor = createActor(machine, { clock }).start()
  actor.send({ type: 'began' })
  return { clock, actor, done, state: () => actor.getSnapshot().value }
}

test('A tap dismisses the screensaver; after ninety seconds without a touch the guest is asked', () => {
  const { clock, actor, done, state } = begun()
  expect([state(), done]).toEqual(['active', ['wipe']])
  clock.increment(IDLE_MS - 1)
  actor.send({ type: 'touched' })
  clock.increment(IDLE_MS - 1)
  expect(state()).toBe('active')
  clock.increment(1)
  expect(state()).toBe('warning')
})

test('The question can be answered for fifteen seconds as often as needed; then everything of the guest is gone', () => {
  const { clock, actor, done, state } = begun()
  for (let round = 0; round < 20; round += 1) {
    clock.increment(IDLE_MS + WARNING_MS - 1)
    expect(state()).toBe('warning')
    actor.send({ type: 'extended' })
    expect(state()).toBe('active')
  }
  expect(done).toEqual(['wipe'])
  clock.increment(IDLE_MS)
  clock.increment(WARNING_MS)
  expect([state(), done]).toEqual(['resting', ['wipe', 'wipe']])
})

test('The touch of a button of the question does not answer it before the button does', () => {
  const { clock, actor, done, state } = begun()
  clock.increment(IDLE_MS)
  actor.send({ type: 'touched' })
  expect(state()).toBe('warning')
  actor.send({ type: 'finished' })
  expect([state(), done.at(-1)]).toEqual(['resting', 'wipe'])
})

test('Who is done leaves nothing behind; a touch of the screensaver alone begins nothing', () => {
  const { actor, state, done } = begun()
  actor.send({ type: 'finished' })
  actor.send({ type: 'touched' })
  expect([state(), done]).toEqual(['resting', ['wipe', 'wipe']])
})
