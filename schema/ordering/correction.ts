import { type Problem, problem } from '../base/problems.ts'
import type { Branch } from '../business/branch.ts'
import { areaOf, areasAt } from '../business/deliveryAreas.ts'
import type { Mode } from '../business/modes.ts'
import { checkoutMessages, requiredFields } from './checkout.ts'
import type { KeptContact } from './keptOrder.ts'

export const nameFields = ['firstName', 'lastName'] as const
/** Of the address an order goes to, or of its guest where it goes nowhere. */
export const placeFields = ['street', 'stairway', 'floor', 'door', 'zipCode', 'city'] as const

/** Whom an order goes to where that is not its guest. */
export const recipientFields = ['recipientFirstName', 'recipientLastName'] as const

type Field = (typeof nameFields)[number] | (typeof recipientFields)[number] | (typeof placeFields)[number]

/** What staff set of who ordered and where it goes; what is absent stays. */
type Correction = { readonly [Name in Field]?: string | null | undefined }

/** Whether an order goes elsewhere than to its guest. */
export const isElsewhere = (contact: KeptContact, mode: Mode): boolean =>
  mode === 'delivery' && contact.isDeliveryAddressDifferent === true && Boolean(contact.deliveryAddress)

/** Where it goes, and to whom: what a correction of the address is about. */
export function placeOf(contact: KeptContact, mode: Mode): Correction {
  const { deliveryAddress: to } = contact
  if (!isElsewhere(contact, mode) || !to) return setOf(contact, placeFields)
  return { ...setOf(to, placeFields), recipientFirstName: to.firstName, recipientLastName: to.lastName }
}

/** The contact with what is set of it: an address that the order goes to elsewhere is set in its place. */
export function corrected(contact: KeptContact, mode: Mode, call: Correction): KeptContact {
  const [name, place] = [setOf(call, nameFields), setOf(call, placeFields)]
  const { deliveryAddress: to } = contact
  if (!isElsewhere(contact, mode) || !to) return { ...contact, ...name, ...place }
  const { recipientFirstName: firstName = to.firstName, recipientLastName: lastName = to.lastName } = setOf(
    call,
    recipientFields,
  )
  return { ...contact, ...name, deliveryAddress: { ...to, ...place, firstName, lastName } }
}

/**
 * What stands against it, at its fields: nothing that the branch asks for becomes empty, and a delivery stays in the area
 * whose fee and minimum it was placed with, because the postcode chooses the area and what was agreed holds.
 */
export function correctionProblems(
  contact: KeptContact,
  call: Correction,
  { branch, mode, table }: { readonly branch: Branch; readonly mode: Mode; readonly table: string | null },
): Problem[] {
  const before: Correction = { ...contact, ...placeOf(contact, mode) }
  const names = [...nameFields, ...(isElsewhere(contact, mode) ? recipientFields : []), ...placeFields]
  const changed = names.filter(name => call[name] !== undefined && textOf(call[name]) !== textOf(before[name]))
  const needed = new Set<string>([...requiredFields(branch, mode, false, table), ...recipientFields])
  const blank = changed.filter(name => needed.has(name) && textOf(call[name]) === '')
  if (blank.length > 0) return blank.map(name => problem('blank', name))
  if (mode !== 'delivery' || !changed.includes('zipCode')) return []
  return areaProblems(contact, textOf(call.zipCode), branch)
}

function areaProblems({ deliveryArea }: KeptContact, zipCode: string, branch: Branch): Problem[] {
  if (branch.deliveryAreas.length === 0) return []
  const areas = areasAt(branch, zipCode)
  const [first] = areas
  const at = { field: 'zipCode' } as const
  if (!first) return [{ ...at, code: 'notDelivered', message: checkoutMessages.notDelivered(zipCode) }]
  const agreed = areaOf(branch, deliveryArea)
  if (!agreed || areas.includes(agreed)) return []
  return [{ ...at, code: 'otherArea', message: otherArea(zipCode, first.area, agreed.area) }]
}

const otherArea = (zipCode: string, area: string, agreed: string): string =>
  `${checkoutMessages.otherArea(zipCode, area)} Lieferkosten und Mindestbestellwert dieser Bestellung gelten für „${agreed}“: Bitte stornieren und neu aufnehmen.`

const setOf = (from: Correction, names: readonly Field[]): Correction =>
  Object.fromEntries(names.flatMap(name => (from[name] === undefined ? [] : [[name, textOf(from[name]) || null]])))

const textOf = (value: string | null | undefined): string => (value ?? '').trim()
