import { z } from 'zod'
import { money, percent, text } from '../base/fields.ts'
import type { Problem } from '../base/problems.ts'
import { DEVICE_TICKET } from './tickets.ts'

/** What an order carries that a kiosk took without network. */

const cents = () => money().max(1_000_000_000)

/** Prices as the guest saw them, in the words of the price rules: kept where the server knows no catalogue that had them. */
const shownPricing = z.object({
  items: z
    .array(
      z.object({
        key: text(80),
        gross: cents(),
        rate: percent(),
        unitPrice: cents(),
        model: z.enum(['fixed', 'approximate', 'minimum']),
        deposit: cents(),
      }),
    )
    .max(200),
  net: cents(),
  tax: cents(),
  gross: cents(),
  deliveryNet: cents(),
  deliveryTax: cents(),
  deliveryGross: cents(),
  totalNet: cents(),
  totalTax: cents(),
  totalGross: cents(),
  taxes: z.array(z.object({ rate: percent(), net: cents(), tax: cents(), gross: cents() })).max(20),
  deposit: cents(),
  donation: cents(),
})

export const offlineFields = z.object({
  /** Printed on the guest's slip: the server never gives the order another one. */
  ticket: z.string().regex(DEVICE_TICKET),
  /** When the guest ordered. */
  placedAt: z.iso.datetime({ offset: true }),
  /** When the catalogue the kiosk had was last known to be current. */
  catalogueAt: z.iso.datetime({ offset: true }),
  pricing: shownPricing,
  /** By item: what it is called, and what was chosen. */
  names: z.array(z.object({ name: text(200), lines: z.array(text(500)).max(60) })).max(200),
})
export type OfflineOrder = z.infer<typeof offlineFields>

/**
 * Whether a kiosk may order at a branch: where it stands, and nowhere else. An order it took without network before staff moved
 * it belongs to `numberedAt`, the branch that gave this kiosk the number on the slip; null for any other order.
 */
export const mayOrderAt = (branch: number, standsAt: number | null, numberedAt: number | null = null): boolean =>
  branch === standsAt || branch === numberedAt

/** Said with network and without. */
export const foreignBranch: Problem = {
  code: 'foreignBranch',
  message: 'Dieser Kiosk nimmt Bestellungen nur für seine Filiale an.',
  field: 'branch',
}

/** Why a person has to look at an order that was taken as it came. */
const reviewReasons = {
  price: 'Die Preise am Kiosk waren andere als die des Angebots.',
  late: 'Die Bestellung kam mehr als einen Tag später an.',
  clock: 'Die Uhr des Kiosks ging falsch.',
  ticket: 'Die Nummer war schon vergeben oder dem Kiosk nicht zugeteilt.',
  product: 'Ein Produkt gibt es nicht mehr.',
  payment: 'Diese Zahlungsart war nicht freigegeben.',
  offer: 'Etwas davon war nicht bestellbar: ausverkauft, pausiert oder geschlossen.',
} as const
export type ReviewReason = keyof typeof reviewReasons

/** How a review stands among an order's events: 'review:price,late'. */
export const reviewAction = (reasons: readonly ReviewReason[]) => `review:${reasons.join(',')}` as const
/** The German sentences of such an event; empty for any other one. */
export function reviewTexts(action: string): string[] {
  const [kind, reasons = ''] = action.split(':')
  return kind === 'review'
    ? reasons.split(',').flatMap(each => new Map<string, string>(Object.entries(reviewReasons)).get(each) ?? [])
    : []
}
