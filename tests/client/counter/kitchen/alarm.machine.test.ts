import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { ALARM_MS, alarmMachine, REPEAT_MS } from '../../../../client/counter/kitchen/alarm.machine.ts'

/** A kitchen board and the sounds it made. */
function kitchen({ isOnShift = true } = {}) {
  const clock = new SimulatedClock()
  const sounds: string[] = []
  const machine = alarmMachine.provide({ actions: { ring: (_, tone) => void sounds.push(tone) } })
  const actor = createActor(machine, { clock }).start()
  if (isOnShift) actor.send({ type: 'shift.begun' })
  return {
    clock,
    sounds,
    actor,
    orders: (unseen: number[], level = 0) => actor.send({ type: 'orders.changed', unseen, level }),
    has: (tag: 'onShift' | 'ringing' | 'alarm') => actor.getSnapshot().hasTag(tag),
  }
}

describe('The sound of new orders', () => {
  it('comes at once and is repeated until somebody on this device has acknowledged them all', () => {
    const { orders, sounds, clock, has } = kitchen()
    orders([1])
    expect(sounds).toEqual(['new'])
    clock.increment(REPEAT_MS - 1)
    expect(sounds).toHaveLength(1)
    clock.increment(1)
    expect(sounds).toHaveLength(2)
    orders([])
    expect(has('ringing')).toBe(false)
    clock.increment(10 * REPEAT_MS)
    expect(sounds).toHaveLength(2)
  })

  it('comes at once for one more, and not for one less', () => {
    const { orders, sounds } = kitchen()
    orders([1])
    orders([1, 2])
    expect(sounds).toHaveLength(2)
    orders([2])
    expect(sounds).toHaveLength(2)
  })

  it('keeps its rhythm while the same orders are told again', () => {
    const { orders, sounds, clock } = kitchen()
    orders([1])
    clock.increment(REPEAT_MS / 2)
    orders([1])
    clock.increment(REPEAT_MS / 2)
    expect(sounds).toHaveLength(2)
  })

  it('waits for the shift to begin: a browser makes no sound before somebody tapped', () => {
    const { orders, sounds, clock, actor } = kitchen({ isOnShift: false })
    orders([1])
    clock.increment(REPEAT_MS * 3)
    expect(sounds).toEqual([])
    actor.send({ type: 'shift.begun' })
    expect(sounds).toEqual(['new'])
    actor.send({ type: 'shift.ended' })
    clock.increment(REPEAT_MS * 3)
    expect(sounds).toEqual(['new'])
  })

  it('becomes an alarm, three times as often, once an order is overdue', () => {
    const { orders, sounds, clock, has } = kitchen()
    orders([1])
    orders([1], 1)
    expect(has('alarm')).toBe(true)
    expect(sounds).toEqual(['new', 'alarm'])
    clock.increment(ALARM_MS)
    clock.increment(ALARM_MS)
    expect(sounds).toEqual(['new', 'alarm', 'alarm', 'alarm'])
    orders([])
    expect(has('ringing')).toBe(false)
  })

  it('is calm again when what was overdue has been seen and something new is there', () => {
    const { orders, has } = kitchen()
    orders([1], 2)
    orders([2], 0)
    expect(has('alarm')).toBe(false)
    expect(has('ringing')).toBe(true)
  })
})
