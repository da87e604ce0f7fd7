import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import {
  type Answer,
  type Person,
  RETURN_MS,
  TYPING_MS,
  terminalMachine,
} from '../../../../client/time/terminal/terminal.machine.ts'

const anna = { id: 10, username: 'anna', firstName: 'Anna', lastName: 'Muster' }

function begun(...answers: Answer[]) {
  const clock = new SimulatedClock()
  const asked: string[] = []
  const machine = terminalMachine.provide({
    actors: {
      prove: fromPromise<Answer, { person: Person | null; pin: string }>(async ({ input: { pin } }) => {
        asked.push(pin)
        const [answer = { kind: 'failed' }] = answers.splice(0, 1)
        return answer
      }),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return { clock, actor, asked, reaches: (state: 'start' | 'pin' | 'own') => waitFor(actor, now => now.matches(state)) }
}

const hours = { activities: [], balances: null, shifts: [], asOf: 0 }
const proved: Answer = { kind: 'proved', hours }

test('Whoever has clocked sees their hours for ten seconds after the last touch; then nothing of them is left', async () => {
  const { clock, actor, reaches } = begun(proved)
  actor.send({ type: 'chosen', person: anna })
  actor.send({ type: 'typed', person: anna, pin: '2468' })
  await reaches('own')
  clock.increment(RETURN_MS - 1)
  actor.send({ type: 'posted', uid: 'deed' })
  clock.increment(RETURN_MS - 1)
  actor.send({ type: 'touched' })
  clock.increment(RETURN_MS - 1)
  expect(actor.getSnapshot().context).toMatchObject({ person: anna, pin: '2468', posted: ['deed'], isProved: true })
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('start')
  expect(actor.getSnapshot().context).toMatchObject({ person: null, pin: '', posted: [], hours: null })
})

test('Nobody who walks away from the pad is waited for longer than half a minute', () => {
  const { clock, actor } = begun()
  actor.send({ type: 'chosen', person: anna })
  clock.increment(TYPING_MS - 1)
  actor.send({ type: 'touched' })
  clock.increment(TYPING_MS - 1)
  expect(actor.getSnapshot().value).toBe('pin')
  clock.increment(1)
  expect(actor.getSnapshot().value).toBe('start')
})

test('What the server says of a PIN stands at the pad; where it cannot say anything the same PIN may be tried again', async () => {
  const message = 'Name oder PIN ist falsch.'
  const { actor, asked, reaches } = begun({ kind: 'refused', message }, { kind: 'failed' }, proved)
  actor.send({ type: 'chosen', person: anna })
  actor.send({ type: 'typed', person: anna, pin: '1111' })
  await reaches('pin')
  expect(actor.getSnapshot().context).toMatchObject({ message, isFailed: false, isProved: false })
  actor.send({ type: 'typed', person: anna, pin: '2468' })
  await reaches('pin')
  expect(actor.getSnapshot().context).toMatchObject({ message: '', isFailed: true })
  actor.send({ type: 'typed', person: anna, pin: actor.getSnapshot().context.pin })
  await reaches('own')
  expect(asked).toEqual(['1111', '2468', '2468'])
})

test('A badge with its PIN goes straight to the keys, and without network everybody does', async () => {
  const { actor, reaches } = begun({ kind: 'unproved', hours })
  actor.send({ type: 'typed', person: anna, pin: '2468' })
  await reaches('own')
  expect(actor.getSnapshot().context).toMatchObject({ isProved: false, hours })
})

test('Whoever has to say when they went has time to think; whoever cannot goes on, and the next is asked anew', async () => {
  const { clock, actor, reaches } = begun(proved, proved)
  actor.send({ type: 'typed', person: anna, pin: '2468' })
  await reaches('own')
  actor.send({ type: 'asked' })
  clock.increment(TYPING_MS - 1)
  expect(actor.getSnapshot().value).toBe('asking')
  actor.send({ type: 'unknown' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'own', context: { isUnknown: true } })
  clock.increment(RETURN_MS)
  expect(actor.getSnapshot()).toMatchObject({ value: 'start', context: { isUnknown: false } })
  actor.send({ type: 'typed', person: anna, pin: '2468' })
  await reaches('own')
  actor.send({ type: 'asked' })
  actor.send({ type: 'posted', uid: 'said' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'own', context: { posted: ['said'] } })
})
