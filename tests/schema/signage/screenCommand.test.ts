import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  ANSWER_MS,
  type CommandStep,
  commandAt,
  isOpen,
  type ScreenCommand,
  screenState,
  stepped,
} from '../../../schema/signage/screenCommand.ts'

const begun: ScreenCommand = {
  uid: 'befehl-1',
  name: 'identify',
  value: null,
  state: 'pending',
  result: '',
  sentAt: 0,
  expiresAt: 120_000,
  deliveredAt: null,
  endedAt: null,
}

describe('A command', () => {
  it('is pending, delivered, and done or failed with what the TV said', () => {
    const delivered = stepped(begun, 'delivered', 1000)
    expect(delivered).toMatchObject({ state: 'delivered', deliveredAt: 1000 })
    expect(delivered && stepped(delivered, 'done', 2000, 'Gezeigt')).toMatchObject({
      state: 'done',
      result: 'Gezeigt',
    })
    expect(delivered && stepped(delivered, 'failed', 2000, 'Kein Film')).toMatchObject({
      state: 'failed',
      endedAt: 2000,
    })
  })

  it('is aborted only while it is pending', () => {
    expect(stepped(begun, 'aborted', 1000)).toMatchObject({ state: 'aborted' })
    const delivered = stepped(begun, 'delivered', 1000)
    expect(delivered && stepped(delivered, 'aborted', 2000)).toBeNull()
  })

  it('is over by itself when no TV takes it, or one that took it says nothing more', () => {
    expect(commandAt(begun, 119_999).state).toBe('pending')
    expect(commandAt(begun, 120_000)).toMatchObject({ state: 'expired', endedAt: 120_000 })
    expect(stepped(begun, 'delivered', 120_000)).toBeNull()
    const delivered = stepped(begun, 'delivered', 119_000)
    expect(delivered && commandAt(delivered, 119_000 + ANSWER_MS - 1).state).toBe('delivered')
    expect(delivered && commandAt(delivered, 119_000 + ANSWER_MS).state).toBe('expired')
  })
})

test('In any order of steps, said twice or late, a command ends once and stays ended', () => {
  const step = fc.record({
    step: fc.constantFrom<CommandStep>('delivered', 'done', 'failed', 'aborted'),
    wait: fc.integer({ min: 0, max: 90_000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), all => {
      let [now, command] = [0, begun]
      const seen: string[] = [command.state]
      for (const { step: next, wait } of all) {
        now += wait
        const after = stepped(command, next, now) ?? commandAt(command, now)
        if (!isOpen(command)) expect(after).toEqual(command)
        if (after.state !== command.state) seen.push(after.state)
        command = after
      }
      expect(seen.join(' ')).toMatch(/^pending( delivered)?( done| failed| expired| aborted)?$/)
      expect(seen.join(' ')).not.toMatch(/delivered aborted/)
    }),
    { numRuns: 1000 },
  )
})

describe('A TV', () => {
  const minute = 60_000
  it.each([
    [null, 'unknown'],
    [100 * minute, 'online'],
    [97 * minute + 1, 'online'],
    [97 * minute, 'late'],
    [90 * minute, 'offline'],
  ])('heard of last at %s is %s', (seenAt, state) => {
    expect(screenState(seenAt, 100 * minute, 0)).toBe(state)
  })

  it('is unknown so long as the server was away itself', () => {
    expect(screenState(50 * minute, 100 * minute, 99 * minute)).toBe('unknown')
    expect(screenState(50 * minute, 102 * minute, 99 * minute)).toBe('offline')
  })
})
