import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderTimeButton } from '../../../../client/ordering/menu/OrderTimeButton.tsx'
import { tones } from '../../../../client/ui/Badge.tsx'
import type { Branch } from '../../../../schema/business/branch.ts'
import { branchOf } from '../../../support/business.ts'
import { open } from '../../../support/schedules.ts'

const noon = Date.parse('2026-11-20T12:00:00+01:00')
const evening = Date.parse('2026-11-20T17:30:00+01:00')
const night = Date.parse('2026-11-20T22:00:00+01:00')
const branchWith = (given: Partial<Branch>) =>
  branchOf({ openingHours: [open('daily', '08:00–18:00')], isPreorderEnabled: false, ...given })

test.each<
  [string, { given?: Partial<Branch>; at?: number; now?: number; isPaused?: true }, string, keyof typeof tones]
>([
  ['is now while it is open', {}, 'Jetzt', 'success'],
  [
    'is to be chosen where a branch asks for it',
    { given: { isAppointmentRequired: true } },
    'Termin wählen',
    'success',
  ],
  ['is the moment that was chosen', { at: evening - 7_200_000 }, 'Heute, 15:30', 'success'],
  ['is told apart shortly before it closes', { now: evening }, 'Jetzt', 'warning'],
  ['and while nothing is taken', { isPaused: true }, 'Jetzt', 'warning'],
  ['is none while it is closed', { now: night }, 'Geschlossen', 'error'],
  ['or closed at the moment that was chosen', { at: night }, 'Geschlossen', 'error'],
  ['or of no public branch', { given: { isPublic: false, orderableFrom: '2026-12-24' } }, 'Geschlossen', 'error'],
  ['is a day where nothing is taken before', { given: { orderableFrom: '2026-12-24' } }, 'Ab 24.12.2026', 'warning'],
  ['which is now once it has come', { given: { orderableFrom: '2026-11-20' } }, 'Jetzt', 'success'],
])('The time of an order %s', (_what, { given = {}, at = null, now = noon, isPaused = false }, words, tone) => {
  const markup = (branch: Branch) =>
    renderToStaticMarkup(
      <OrderTimeButton
        branch={branch}
        mode="takeaway"
        appointment={at}
        now={now}
        isPaused={isPaused}
        onOpen={() => {}}
      />,
    )
  const shown = markup(branchWith(given))
  expect(shown.replaceAll(/<[^>]*>/g, '')).toBe(words)
  expect(shown).toContain(tones[tone])
  const { isPublic = true, isAppointmentRequired = false } = given
  expect(shown.includes('<button')).toBe(isAppointmentRequired)
  expect(markup(branchWith({ ...given, isPreorderEnabled: true })).includes('<button')).toBe(isPublic)
})
