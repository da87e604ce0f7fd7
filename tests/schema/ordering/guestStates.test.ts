import { describe, expect, it } from 'vitest'
import { hoursOn, isOpen, openState } from '../../../schema/base/openingHours.ts'
import type { Branch } from '../../../schema/business/branch.ts'
import { branchState, closedNotice, defaultMode, deliveryState, modesOf } from '../../../schema/business/modes.ts'
import { defaultPaymentMethod } from '../../../schema/business/paymentMethods.ts'
import { isAvailable, visibilityOf } from '../../../schema/catalogue/availability.ts'
import { chooseOption, isPartValid } from '../../../schema/catalogue/configuration.ts'
import { activeMenu } from '../../../schema/catalogue/menuGroups.ts'
import type { Product } from '../../../schema/catalogue/product.ts'
import { canMove, flagsOf, isFinal, type OrderStatus, targetOf } from '../../../schema/ordering/orderStatus.ts'
import { branchOf, configOf, menuOf, optionOf, partOf, productOf } from '../../support/business.ts'
import { closed, once, open } from '../../support/schedules.ts'

/** Friday, 20 November 2026, in Vienna; a second and a minute of it. */
const at = (time: string) => Date.parse(`2026-11-20T${time.length === 5 ? `${time}:00` : time}+01:00`)
const vienna = 'Europe/Vienna'
const lunch = [open('daily', '11:00–14:00')]

describe('Branch open state', () => {
  const branch = branchOf({
    openingHours: lunch,
    deliveryHours: [open('daily', '13:00–20:00')],
    isDeliveryHoursEnabled: true,
  })
  const state = (given: Partial<Branch>, time: string) => branchState({ ...branch, ...given }, at(time)).state

  it('derives from the opening hours at the current time: open, open but closing soon, or closed with the next opening shift (today or a later day)', () => {
    expect(openState(lunch, at('10:59'), vienna)).toEqual({ state: 'closed', opensAt: at('11:00') })
    expect(openState(lunch, at('11:00'), vienna)).toEqual({ state: 'open', closesAt: at('14:00') })
    expect(openState(lunch, at('13:00:01'), vienna)).toEqual({ state: 'closingSoon', closesAt: at('14:00') })
    expect(openState(lunch, at('14:00:01'), vienna)).toEqual({ state: 'closed', opensAt: at('11:00') + 86_400_000 })
  })

  it('A branch is open for ordering if opening hours are open, or delivery hours are enabled and open.', () => {
    expect(state({}, '12:00')).toBe('open')
    expect(state({}, '15:00')).toBe('open')
    expect(state({ isDeliveryHoursEnabled: false }, '15:00')).toBe('closed')
    expect(state({}, '10:59')).toBe('closed')
    expect(state({}, '20:01')).toBe('closed')
  })

  it('Delivery is open by delivery hours when enabled, else by opening hours.', () => {
    const delivers = (isDeliveryHoursEnabled: boolean, time: string) =>
      deliveryState({ ...branch, isDeliveryHoursEnabled }, at(time)).state !== 'closed'
    expect([delivers(true, '12:59'), delivers(true, '13:00')]).toEqual([false, true])
    expect([delivers(true, '20:00'), delivers(true, '20:01')]).toEqual([true, false])
    expect([delivers(false, '12:59'), delivers(false, '14:01')]).toEqual([true, false])
  })

  it('Closed-message text covers: fully closed, only delivery unavailable, pre-order acceptance.', () => {
    const notice = (mode: 'takeaway' | 'delivery', time: string, isPreorderEnabled = true) =>
      closedNotice({ ...branch, isPreorderEnabled }, mode, at(time))
    expect(notice('takeaway', '12:00')).toEqual({ closed: false, deliveryClosed: false, preorder: false })
    expect(notice('takeaway', '21:00')).toEqual({ closed: true, deliveryClosed: false, preorder: true })
    expect(notice('delivery', '12:00')).toEqual({ closed: false, deliveryClosed: true, preorder: true })
    expect(notice('delivery', '12:00', false)).toEqual({ closed: false, deliveryClosed: true, preorder: false })
  })
})

describe('Opening-hours evaluation', () => {
  const ranges = (rules: Parameters<typeof hoursOn>[0], date = '2026-11-20') =>
    hoursOn(rules, date).map(({ from, to }) => `${from / 60}–${to / 60}`)

  it('rules are applied in order', () => {
    expect(ranges([closed('daily'), ...lunch])).toEqual(['11–14'])
    expect(ranges([...lunch, closed('daily')])).toEqual([])
  })

  it('daily sets all days, a weekday name sets that day', () => {
    for (const [index, date] of ['16', '17', '18', '19', '20', '21', '22'].entries()) {
      expect(ranges(lunch, `2026-11-${date}`)).toEqual(['11–14'])
      expect(ranges([open('friday', '11:00–14:00')], `2026-11-${date}`)).toEqual(index === 4 ? ['11–14'] : [])
    }
  })

  it('once applies only when its date lies in the same ISO week (week starts Monday)', () => {
    const rules = [once('2026-11-22', '08:00–09:00')]
    expect(
      ['2026-11-15', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-29'].map(date => ranges(rules, date)),
    ).toEqual([[], [], ['8–9'], [], []])
  })

  it('A rule with isClosed clears that day’s hours; otherwise its from-to range is added.', () => {
    expect(ranges([...lunch, open('friday', '17:00–22:00')])).toEqual(['11–14', '17–22'])
    expect(ranges([...lunch, closed('friday'), open('friday', '17:00–22:00')])).toEqual(['17–22'])
  })

  it('Default is closed.', () => expect(isOpen([], at('12:00'), vienna)).toBe(false))

  it('A time is open if some range has from at or before and to at or after it.', () => {
    const opens = (time: string) => isOpen(lunch, at(time), vienna)
    expect([opens('10:59:59'), opens('11:00'), opens('14:00'), opens('14:00:01')]).toEqual([false, true, true, false])
  })

  it('Closing soon: open and the end of a range is less than 60 minutes away.', () => {
    const state = (time: string) => openState(lunch, at(time), vienna).state
    expect([state('12:59'), state('13:00'), state('13:00:01'), state('14:00'), state('14:01')]).toEqual([
      'open',
      'open',
      'closingSoon',
      'closingSoon',
      'closed',
    ])
  })
})

describe('Products and menus', () => {
  const offered = (given: Partial<Product>) => productOf({ isVisibleWhenUnavailable: false, ...given })

  it('enabled requires isEnabled and (no schedule or schedule currently open)', () => {
    const available = (given: Partial<Product>, time = '12:00') => isAvailable(offered(given), at(time), vienna)
    expect([available({ isEnabled: true }), available({ isEnabled: false })]).toEqual([true, false])
    expect([available({ schedule: lunch }, '11:00'), available({ schedule: lunch }, '10:59')]).toEqual([true, false])
    expect(available({ schedule: lunch, isEnabled: false })).toBe(false)
  })

  it('Products or categories that are unavailable stay visible only if isVisibleWhenUnavailable.', () => {
    const seen = (given: Partial<Product>) => visibilityOf(offered(given), at('12:00'), vienna)
    expect(seen({ isEnabled: false })).toBe('hidden')
    expect(seen({ isEnabled: false, isVisibleWhenUnavailable: true })).toBe('unavailable')
    expect(seen({ isVisibleWhenUnavailable: true })).toBe('available')
  })

  it('Active menu: among the branch’s menus, the one with the latest availableFrom that is already past.', () => {
    const menus = [
      menuOf({ id: 1, availableFrom: '2026-11-01T00:00:00+01:00' }),
      menuOf({ id: 2, availableFrom: '2026-11-20T12:00:00+01:00' }),
      menuOf({ id: 3, availableFrom: '2026-12-01T00:00:00+01:00' }),
      menuOf({ id: 4, availableFrom: '2026-11-19T00:00:00+01:00', branches: [2] }),
    ]
    expect(activeMenu(menus, 1, at('11:59:59'))?.id).toBe(1)
    expect(activeMenu(menus, 1, at('12:00'))?.id).toBe(2)
  })
})

describe('Ordering', () => {
  it('Delivery method: takeaway (default), delivery, dineIn; the default may come from config when it is enabled at the branch', () => {
    const branch = branchOf({ isDineInEnabled: false })
    expect(modesOf(branch)).toEqual(['takeaway', 'delivery'])
    expect(defaultMode(branch, configOf())).toBe('takeaway')
    expect(defaultMode(branch, configOf({ defaultDeliveryMethod: 'delivery' }))).toBe('delivery')
    expect(defaultMode(branch, configOf({ defaultDeliveryMethod: 'dineIn' }))).toBe('takeaway')
  })

  it('step-by-step products advance only if the current step is valid', () => {
    const part = partOf({ options: [optionOf('Vollkorn')] })
    expect([isPartValid(part, null), isPartValid(part, 'Vollkorn')]).toEqual([false, true])
  })

  it('Selecting an already selected optional single option unselects it.', () => {
    const part = (optional: boolean) => partOf({ optional, options: [optionOf('Vollkorn')] })
    expect(chooseOption(part(true), 'Vollkorn', 'Vollkorn')).toBeNull()
    expect(chooseOption(part(false), 'Vollkorn', 'Vollkorn')).toBe('Vollkorn')
  })

  it('Payment default: cash if enabled, else datatrans.', () => {
    const first = (isCashEnabled: boolean, isDatatransEnabled: boolean) =>
      defaultPaymentMethod(branchOf({ isCashEnabled, isDatatransEnabled, isATMCardEnabled: true }))
    expect([first(true, true), first(true, false), first(false, true)]).toEqual(['cash', 'cash', 'datatrans'])
    expect(first(false, false)).toBe('atm-card')
  })

  it('Order progression: waiting for confirmation, confirmed, in delivery, completed; delivery adds delivered', () => {
    const way: OrderStatus[] = ['new', targetOf('confirm'), targetOf('in-delivery'), targetOf('completed')]
    const flags = (isDelivery: boolean) => way.map(status => flagsOf(status, { isDelivery }))
    expect(flags(true).map(({ isConfirmed }) => isConfirmed)).toEqual([false, true, true, true])
    expect(flags(true).map(({ isInDelivery }) => isInDelivery)).toEqual([false, false, true, false])
    expect(flags(true).map(({ isCompleted }) => isCompleted)).toEqual([false, false, false, true])
    expect(flags(true).at(-1)?.isDelivered).toBe(true)
    expect(flags(false).at(-1)?.isDelivered).toBe(false)
  })

  it('End states: rejected, canceled, failed. Polling stops when the order is completed, rejected, canceled or failed', () => {
    expect((['completed', 'rejected', 'canceled', 'failed'] as const).map(isFinal)).toEqual([true, true, true, true])
    expect((['new', 'confirmed', 'in-delivery'] as const).map(isFinal)).toEqual([false, false, false])
  })

  it('Counter appointment: proposed while unconfirmed', () => {
    expect([canMove('new', 'propose'), canMove('confirmed', 'propose')]).toEqual([true, false])
  })
})
