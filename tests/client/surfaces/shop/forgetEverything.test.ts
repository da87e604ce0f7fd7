import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { closeDeviceDatabase } from '../../../../client/data/engine/deviceDatabase.ts'
import { createCarts } from '../../../../client/data/shop/carts.ts'
import { createKnownGuests } from '../../../../client/data/shop/guests.ts'
import { createKeptOrders } from '../../../../client/data/shop/orders.ts'
import { memo } from '../../../../client/device/storage/memo.ts'
import { createDraftSaver, newestCart, savedOf } from '../../../../client/ordering/checkout/keptDraft.ts'
import { isHidden, keptAnswers, questionnaireEffects } from '../../../../client/ordering/order/questionnaire.effects.ts'
import { forgetEverything } from '../../../../client/surfaces/shop/forgetEverything.ts'
import { draftOf } from '../../../support/checkout.ts'
import { device } from '../../../support/device.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('Who taps „Alles vergessen“ leaves nothing that they typed: no rating that was not sent, no last words of a checkout', async () => {
  const { world } = device({ request: () => Promise.reject(new Error('no network')), clock: { now: () => 0 } })
  onTestFinished(() => closeDeviceDatabase(world))
  const on = { carts: createCarts(world), guests: createKnownGuests(world), orders: createKeptOrders(world) }
  const { keep, hide } = questionnaireEffects({ uid: 'u-1', hash: 'h' }, () => {}).actions
  keep(null, { ...keptAnswers('u-1'), comment: 'Die Huber vom Nachbartisch' })
  hide()
  await on.carts.save(savedOf(draftOf({ branch: 1 }), 1))
  const keeping = { carts: async () => on.carts, memo, now: () => 2, after: () => () => {}, onLeaving: () => () => {} }
  // The page was closed while it was typed.
  const saver = createDraftSaver(1, keeping)
  saver.save(draftOf({ branch: 1, comment: 'Bei Huber läuten' }))
  saver.leave()
  expect([...stored.values()].join(' ')).toMatch(/Nachbartisch.*läuten/)

  await forgetEverything(on)
  expect(keptAnswers('u-1').comment).toBe('')
  expect(isHidden('u-1')).toBe(false)
  expect(JSON.stringify([...stored, await newestCart(1, keeping)])).not.toMatch(/Huber|u-1|Hauptplatz|anna@/)
})
