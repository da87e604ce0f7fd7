import { describe, expect, test } from 'vitest'
import { open } from '../../../support/schedules.ts'
import { openTill } from '../../../support/till.ts'

const items = [{ product: 1, amount: 2 }]
const evening = Date.parse('2026-11-20T18:30:00Z')
const openDay = (start: number) => openTill({ start, branch: { openingHours: [open('daily', '10:00–20:00')] } })

describe('What was open when it was shown is not taken for another day in silence', () => {
  test('an order that comes a second after closing is answered with when it would be', async () => {
    const till = await openDay(evening)
    const seen = await till.quote({ items })
    expect(seen).toMatchObject({ obstacles: [] })
    till.shop.clock.advance(30 * 60_000 + 1000)
    const refused = await till.place({ items, expectedBy: seen.promisedAt })
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [
        {
          code: 'promiseMoved',
          field: 'appointmentDate',
          message:
            'So bald wie angezeigt geht es nicht mehr: Ihre Bestellung wäre erst am 21.11.2026 10:00 Uhr so weit.',
        },
      ],
    ])
    const { quote } = refused.body.data
    expect(quote).toMatchObject({ earliest: '2026-11-21T09:00:00.000Z' })
    // Whoever says yes to what is shown now has it.
    expect((await till.place({ items, expectedBy: quote.promisedAt })).status).toBe(201)
    expect((await till.place({ items, appointmentDate: quote.earliest })).status).toBe(201)
  })
})
