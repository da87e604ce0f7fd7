import { z } from 'zod'
import { keptByOwnStaff } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, choiceIn, instant, relation, text } from '../base/fields.ts'
import { keysOf } from '../base/keys.ts'
import { modes } from '../business/modes.ts'

const switchKinds = { paused: 'Pausiert', busy: 'Viel los', soldOut: 'Ausverkauft' } as const

/**
 * What staff throw at the counter: no orders for a while, orders take longer, a product is out. Each has a
 * scope, a reason and an end, so that nothing stays off because somebody forgot it; rules leave out what has ended.
 */
export const switches = entity({
  type: 'switches',
  label: { one: 'Schalter', many: 'Schalter' },
  area: 'branches',
  tab: 'Schalter',
  fields: {
    kind: choice(switchKinds),
    branch: relation('branches'),
    modes: z.array(choiceIn(modes)).max(keysOf(modes).length),
    product: relation('products').nullish(),
    extraMinutes: z.int().min(5).max(240).nullish(),
    reason: text(200),
    startsAt: instant().nullish(),
    endsAt: instant(),
  },
  labels: {
    kind: 'Art',
    branch: 'Filiale',
    modes: 'Nur für (leer gilt für alle)',
    product: 'Produkt (bei „Ausverkauft“)',
    extraMinutes: 'Zusätzliche Minuten (bei „Viel los“)',
    reason: 'Hinweis für Gäste',
    startsAt: 'Von (leer gilt sofort)',
    endsAt: 'Bis',
  },
  blank: { kind: 'paused', modes: [], reason: '' },
  check: ({ kind, product, extraMinutes, startsAt, endsAt }, tell) => {
    if (kind === 'soldOut' && !product) tell('product', 'blank')
    if (kind === 'busy' && !extraMinutes) tell('extraMinutes', 'blank')
    if (startsAt && Date.parse(endsAt) <= Date.parse(startsAt)) tell('endsAt', 'beforeStart')
  },
  access: keptByOwnStaff,
  audiences: { public: whole, office: whole },
  title: body => (body.reason ? `${switchKinds[body.kind]}: ${body.reason}` : switchKinds[body.kind]),
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  columns: ['kind', 'branch', 'endsAt'],
})
export type Switch = Stored<typeof switches>
