import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StoreNotices } from '../../../../client/ordering/menu/StoreNotices.tsx'
import type { Branch } from '../../../../schema/business/branch.ts'
import type { Mode } from '../../../../schema/business/modes.ts'
import type { Pause } from '../../../../schema/catalogue/switches.ts'
import { branchOf } from '../../../support/business.ts'
import { open } from '../../../support/schedules.ts'

const noon = Date.parse('2026-11-20T12:00:00+01:00')
const night = Date.parse('2026-11-20T22:00:00+01:00')
const drivers = { isDeliveryEnabled: true, isDeliveryHoursEnabled: true, deliveryHours: [open('daily', '17:00–21:00')] }
const pause = { reason: 'Der Ofen wird gewartet.', endsAt: Date.parse('2026-11-20T13:30:00+01:00') }

interface Given {
  readonly branch?: Partial<Branch>
  readonly mode?: Mode
  readonly now?: number
  readonly pause?: Pause
  readonly busy?: number
}

test.each<[string, Given, string]>([
  ['nothing where all is as usual', {}, ''],
  ['what the branch has to say', { branch: { introNotice: 'Heute gibt es Striezel.' } }, 'Heute gibt es Striezel.'],
  [
    'that it is closed, until when and why',
    { now: night, branch: { closedMessage: 'Schlafen Sie gut.' } },
    'Derzeit haben wir leider geschlossen. Wir öffnen morgen um 08:00 wieder. Schlafen Sie gut.',
  ],
  [
    'that an order for later is taken all the same',
    { now: night, branch: { isPreorderEnabled: true } },
    'Derzeit haben wir leider geschlossen. Wir öffnen morgen um 08:00 wieder. Gerne nehmen wir Ihre Vorbestellung entgegen: Den Termin wählen Sie an der Kasse.',
  ],
  [
    'that nobody delivers, while the counter is open',
    { mode: 'delivery', branch: drivers },
    'Derzeit bieten wir leider keine Lieferung an. Wir liefern heute um 17:00 wieder.',
  ],
  ['and nothing of that to whoever collects', { branch: drivers }, ''],
  [
    'that it takes no orders, why and until when',
    { pause },
    'Derzeit nehmen wir keine Bestellungen an. Der Ofen wird gewartet. Ab heute um 13:30 sind wir wieder für Sie da.',
  ],
  [
    'that it takes longer',
    { busy: 25 },
    'Derzeit ist viel los: Ihre Bestellung dauert etwa 25 Minuten länger als sonst.',
  ],
  [
    'the day before which nothing is taken, and nothing of tonight',
    { now: night, busy: 25, branch: { orderableFrom: '2026-12-24' } },
    'Bestellungen nehmen wir ab 24.12.2026 entgegen.',
  ],
  [
    'that it takes no orders at all, before everything else',
    { pause, branch: { isPublic: false, orderableFrom: '2026-12-24' } },
    'Diese Filiale nimmt derzeit keine Bestellungen an.',
  ],
])('Above its menu a branch says %s', (_what, given, expected) => {
  const branch = branchOf({ openingHours: [open('daily', '08:00–18:00')], isPreorderEnabled: false, ...given.branch })
  const { mode = 'takeaway', now = noon, pause: stops = null, busy = 0 } = given
  const markup = renderToStaticMarkup(<StoreNotices {...{ branch, mode, now, busy }} pause={stops} />)
  const words = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u{a0}', ' ')
  expect(words.replaceAll(/\s+/g, ' ').trim()).toBe(expected)
})
