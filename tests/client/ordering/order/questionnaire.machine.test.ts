import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  type Answers,
  aspects,
  missingIn,
  noAnswers,
  questionnaireMachine,
} from '../../../../client/ordering/order/questionnaire.machine.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import type { QuestionnaireCall } from '../../../../schema/ordering/requests.ts'
import { orderWith } from './orders.ts'

/** A questionnaire on a page, and whoever takes it. */
function questionnaire(answers: Answers = noAnswers) {
  const server = { up: true, alreadyRated: false, heard: [] as QuestionnaireCall[] }
  const device = { draft: null as Answers | null, hides: 0 }
  const told: (PublicOrder | null)[] = []
  const machine = questionnaireMachine.provide({
    actors: {
      send: fromPromise(async ({ input: { call } }) => {
        if (!server.up) throw new Error('no network')
        server.heard.push(call)
        return server.alreadyRated ? null : orderWith({ isCompleted: true, questionnaireRating: call.rating })
      }),
    },
    actions: {
      keep: (_, kept) => {
        device.draft = kept
      },
      forget: () => {
        device.draft = null
      },
      hide: () => {
        device.hides++
      },
      tell: (_, sent) => void told.push(sent),
    },
  })
  const actor = createActor(machine, { input: { answers } })
  actor.start()
  return {
    server,
    device,
    told,
    send: actor.send,
    state: () => actor.getSnapshot(),
    rate(stars: Partial<Record<(typeof aspects)[number], number>>) {
      for (const aspect of aspects) {
        const given = stars[aspect]
        if (given !== undefined) actor.send({ type: 'rated', aspect, stars: given })
      }
    },
  }
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
const all = { processRating: 2, serviceRating: 3, foodRating: 4, rating: 5 }

describe('The questionnaire', () => {
  it('asks for process, service, food and overall, in this order', () => {
    expect(missingIn(noAnswers)).toEqual(['processRating', 'serviceRating', 'foodRating', 'rating'])
  })

  it.each(aspects)('is blocked unless all ratings are nonzero: without %s nothing is sent', async missing => {
    const { send, state, server, rate } = questionnaire()
    rate({ ...all, [missing]: undefined })
    send({ type: 'submitted' })
    await settled()
    expect(server.heard).toEqual([])
    expect(state().hasTag('asking')).toBe(true)
    rate({ [missing]: 1 })
    expect(state().hasTag('asking')).toBe(false)
    send({ type: 'submitted' })
    await settled()
    expect(server.heard).toHaveLength(1)
  })

  it('sends once what was entered, and tells how the order stands then', async () => {
    const { send, state, server, device, told, rate } = questionnaire()
    rate(all)
    send({ type: 'commented', comment: 'Sehr gut!' })
    send({ type: 'submitted' })
    send({ type: 'submitted' })
    expect(state().hasTag('sending')).toBe(true)
    await settled()
    expect(server.heard).toEqual([{ ...all, comment: 'Sehr gut!' }])
    expect(told.map(order => order?.questionnaireRating)).toEqual([5])
    expect(state().hasTag('over')).toBe(true)
    expect(device).toEqual({ draft: null, hides: 0 })
  })

  it("keeps what was entered when 'Bewertung konnte nicht gesendet werden.', and may be sent again", async () => {
    const { send, state, server, rate } = questionnaire()
    rate(all)
    send({ type: 'commented', comment: 'Sehr gut!' })
    server.up = false
    send({ type: 'submitted' })
    await settled()
    expect(state().hasTag('failed')).toBe(true)
    expect(state().context.answers).toEqual({ ...all, comment: 'Sehr gut!' })
    server.up = true
    send({ type: 'submitted' })
    await settled()
    expect(state().hasTag('over')).toBe(true)
  })

  it('keeps every entry on the device, and begins with what is kept', () => {
    const { device, rate } = questionnaire({ ...noAnswers, comment: 'Von vorhin' })
    rate({ foodRating: 4 })
    expect(device.draft).toEqual({ ...noAnswers, foodRating: 4, comment: 'Von vorhin' })
  })

  it("is hidden for good by 'Abbrechen'", () => {
    const { send, state, device, rate } = questionnaire()
    rate(all)
    send({ type: 'cancelled' })
    expect(state().hasTag('over')).toBe(true)
    expect(device).toEqual({ draft: null, hides: 1 })
  })

  it('says that what the page knew was not true when the order had been rated before', async () => {
    const { send, server, told, rate } = questionnaire()
    server.alreadyRated = true
    rate(all)
    send({ type: 'submitted' })
    await settled()
    expect(told).toEqual([null])
  })

  it('takes no comment longer than 2000 characters', () => {
    const { send, state } = questionnaire()
    send({ type: 'commented', comment: 'x'.repeat(2500) })
    expect(state().context.answers.comment).toHaveLength(2000)
  })
})
