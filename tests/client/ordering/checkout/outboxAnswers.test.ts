import { describe, expect, it } from 'vitest'
import type { Deed } from '../../../../client/data/outbox/deed.ts'
import { blankForm, orderCallOf } from '../../../../client/ordering/checkout/draft.ts'
import { submissionOf } from '../../../../client/ordering/checkout/outboxAnswers.ts'

const uid = '0b0f7b0e-7f3c-4a43-9d52-0a6c1c0a6a11'
const draft = {
  branch: 1,
  items: [],
  mode: 'takeaway',
  deliveryArea: null,
  appointment: null,
  comment: '',
  donatee: null,
  table: null,
  form: blankForm,
} as const

function deedWith(changes: Partial<Deed>): Deed {
  const body = orderCallOf(draft, {
    uid,
    expectedTotal: 980,
    expectedTaxes: [],
    expectedBy: null,
    catalogueSeq: null,
    branch: { country: 'AT' },
    now: 0,
    paymentMethod: 'cash',
  })
  return {
    uid,
    kind: 'order',
    body,
    branch: 1,
    createdAt: 0,
    validUntil: 600_000,
    state: 'waiting',
    answer: null,
    tries: 0,
    nextAt: 0,
    ...changes,
  }
}

describe('What the outbox says means for the checkout', () => {
  it('an accepted order has its receipt', () => {
    const receipt = { uid, hash: 'geheim', ticketNumber: '7' }
    const submission = submissionOf(deedWith({ state: 'accepted', answer: { status: 201, body: { data: receipt } } }))
    expect(submission).toMatchObject({ state: 'accepted', receipt, total: 980, refusal: null })
  })

  it('a 409 has the errors and the fresh quote', () => {
    const errors = [{ code: 'totalChanged', message: 'Der Preis hat sich geändert.' }]
    const pricing = { items: [], gross: 1040, deliveryGross: 0, deposit: 0, taxes: [], totalGross: 1040 }
    const body = {
      errors,
      data: {
        quote: { pricing, obstacles: [], earliest: '1970-01-01T00:00:01.000Z', promisedAt: '1970-01-01T00:20:00.000Z' },
      },
    }
    const submission = submissionOf(deedWith({ state: 'refused', answer: { status: 409, body } }))
    expect(submission.refusal).toEqual({
      problems: errors,
      quote: { pricing, obstacles: [], earliest: 1000, promise: { at: 1_200_000 } },
    })
  })

  it('an order that came too late is expired, also where the server says so', () => {
    const body = { errors: [{ code: 'expired', message: 'Diese Bestellung ist abgelaufen.' }] }
    expect(submissionOf(deedWith({ state: 'refused', answer: { status: 409, body } })).state).toBe('expired')
    expect(submissionOf(deedWith({ state: 'expired' })).state).toBe('expired')
  })

  it.each([null, '<html>', { errors: 'x' }, {}])(
    'an answer that is not the contract’s (%j) is a refusal without reasons',
    body => {
      const submission = submissionOf(deedWith({ state: 'refused', answer: { status: 400, body } }))
      expect(submission).toMatchObject({ state: 'refused', refusal: { problems: [], quote: null } })
    },
  )
})
