import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { announceMachine, CALL_MS } from '../../../../client/counter/frontdesk/announce.machine.ts'

/** A board that has just been switched on, and what it has called. */
function board() {
  const clock = new SimulatedClock()
  const called: string[] = []
  const machine = announceMachine.provide({ actions: { call: (_, { number }) => void called.push(number) } })
  const actor = createActor(machine, { clock }).start()
  return {
    clock,
    called,
    ready: (...numbers: number[]) =>
      actor.send({ type: 'board.changed', ready: numbers.map(id => ({ id, number: String(id) })) }),
    calling: () => actor.getSnapshot().context.calling?.number ?? null,
  }
}

describe('The board in the shop', () => {
  it('calls nothing that was ready when it was switched on', () => {
    const { ready, called } = board()
    ready(2, 1)
    expect(called).toEqual([])
  })

  it('calls a number when it becomes ready, once, and lets it stand out for a while', () => {
    const { ready, called, calling, clock } = board()
    ready()
    ready(7)
    ready(7)
    expect(called).toEqual(['7'])
    clock.increment(CALL_MS - 1)
    expect(calling()).toBe('7')
    clock.increment(1)
    expect(calling()).toBeNull()
  })

  it('calls several one after the other, in the order they became ready', () => {
    const { ready, called, clock } = board()
    ready(1)
    ready(3, 2, 1)
    expect(called).toEqual(['2'])
    ready(4, 3, 2, 1)
    clock.increment(CALL_MS)
    expect(called).toEqual(['2', '3'])
    clock.increment(CALL_MS)
    expect(called).toEqual(['2', '3', '4'])
  })

  it('does not call what was fetched before its turn', () => {
    const { ready, called, clock } = board()
    ready()
    ready(2, 1)
    ready(1)
    clock.increment(CALL_MS * 3)
    expect(called).toEqual(['1'])
  })

  it('calls again what went back into the kitchen and is ready again', () => {
    const { ready, called, clock } = board()
    ready()
    ready(5)
    clock.increment(CALL_MS)
    ready()
    ready(5)
    expect(called).toEqual(['5', '5'])
  })
})
