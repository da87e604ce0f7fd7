import { describe, expect, it } from 'vitest'
import { toldOf } from '../../../../client/office/server/outage.ts'

const known = { asOf: 2000, problem: null, isAway: false }
const asking = { asOf: null, problem: null, isAway: false }
const awaySince = { asOf: 1000, problem: 'Drucker.', isAway: true }
const away = { asOf: null, problem: 'Geräte.', isAway: true }
const alsoAway = { asOf: null, problem: 'Nachrichten.', isAway: true }
const refused = { asOf: null, problem: 'Das dürfen Sie nicht.', isAway: false }
const refusedSince = { asOf: 1500, problem: 'Das ging nicht.', isAway: false }

const calm = { kind: 'away', sentence: 'Geräte.', asOf: null }
const grave = { kind: 'refused', sentence: 'Das dürfen Sie nicht.', asOf: null }

describe('What is told of what the server was asked', () => {
  it.each([
    ['nothing asked', [], null, null],
    ['not answered yet', [asking], null, null],
    ['answered', [known], null, 2000],
    ['answered and asked for more', [known, asking], null, 2000],
    ['away, with what it said last', [awaySince], null, 1000],
    ['away in all, each with an answer: the oldest counts', [known, awaySince], null, 1000],
    ['away before the first answer', [away], calm, null],
    ['several away in one outage: told once', [away, alsoAway], calm, null],
    ['away, part of it known', [awaySince, away], calm, 1000],
    ['refused', [refused], grave, null],
    ['refused after an answer', [refusedSince], { kind: 'refused', sentence: 'Das ging nicht.', asOf: 1500 }, 1500],
    ['refused, and something else away: what is refused stays told', [away, awaySince, refused], grave, 1000],
  ])('%s', (_, queries, notice, asOf) => {
    expect(toldOf(queries)).toEqual({ notice, asOf })
  })
})
