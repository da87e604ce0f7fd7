import { expect, test } from 'vitest'
import { nextView, rosterViewOf } from '../../../../client/office/roster/rosterView.ts'

test('V goes from people to stations to the day and begins anew; what nobody knows is by person', () => {
  expect([nextView('people'), nextView('stations'), nextView('day')]).toEqual(['stations', 'day', 'people'])
  expect([rosterViewOf(null), rosterViewOf('quer'), rosterViewOf('day')]).toEqual(['people', 'people', 'day'])
})
