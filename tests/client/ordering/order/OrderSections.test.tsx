import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { OrderSections } from '../../../../client/ordering/order/OrderSections.tsx'
import { orderMachine } from '../../../../client/ordering/order/order.machine.ts'
import type { Config } from '../../../../schema/business/config.ts'
import type { PublicOrder } from '../../../../schema/ordering/calls.ts'
import { branchOf, configOf } from '../../../support/business.ts'
import { orderWith } from './orders.ts'

const key = { uid: orderWith().uid, hash: 'geheim' }
const state = createActor(orderMachine, { input: key }).getSnapshot()

const page = (given: Partial<PublicOrder>, settings: Partial<Config>): string => {
  const config = configOf(settings)
  return renderToStaticMarkup(
    <OrderSections
      {...key}
      {...{ config, state }}
      order={orderWith(given)}
      branch={branchOf({ phone: '+43 1 234567' })}
      zone="Europe/Vienna"
      isNumbered={config.disableTickets}
      send={() => {}}
      findBranch={() => undefined}
      homeLink={null}
      renderShopLink={() => null}
      renderOrderLink={() => null}
      renderReorder={() => null}
      renderTimeChoice={() => null}
      installLink={<a href="/">als App installieren</a>}
    >
      {null}
    </OrderSections>,
  )
}

const done = { isCompleted: true, status: 'completed' } as const

test.each<[string, Partial<PublicOrder>, Partial<Config>, string]>([
  ['of an order number instead of a ticket', {}, { disableTickets: true }, '>Bestellnummer<'],
  ['of the screens on site', {}, { enablePluginFrontdesk: true }, 'auf den Statusbildschirmen'],
  ['of an opinion once it is completed', done, { enablePluginOrderReviews: true }, 'Bestellvorgang'],
])('The page of an order speaks %s only where the settings say so', (_what, given, on, words) => {
  expect(page(given, on)).toContain(words)
  expect(page(given, {})).not.toContain(words)
})

test('It offers to be installed only where the shop is an app', () => {
  expect(page({}, {})).toContain('als App installieren')
  expect(page({}, { enablePluginPWA: false })).not.toContain('als App installieren')
})

test.each<[string, Partial<PublicOrder>]>([
  ['is not completed', {}],
  ['was rated', { ...done, questionnaireRating: 4 }],
])('No opinion is asked for where an order %s', (_what, given) => {
  expect(page(given, { enablePluginOrderReviews: true })).not.toContain('Abschicken')
})

test('The branch can be called, but not from a table', () => {
  expect(page({}, {})).toContain('href="tel:+431234567"')
  expect(page({ isDineIn: true, tableIdentifier: 'hof-1' }, {})).not.toContain('tel:')
})
