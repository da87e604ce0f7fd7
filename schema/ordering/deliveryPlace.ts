import type { KeptContact } from './keptOrder.ts'

/** Where a delivery goes, as the lines of an envelope: 'Lindengasse 4 / Stiege 2 / Tür 9', '1070 Wien'. */
export function deliveryPlace(contact: KeptContact): string[] {
  const { street, floor, stairway, door, zipCode, city } = contact.deliveryAddress ?? contact
  const house = [street, labelled('Stiege', stairway), labelled('Stock', floor), labelled('Tür', door)]
  return [house.filter(Boolean).join(' / '), [zipCode, city].filter(Boolean).join(' ')].filter(Boolean)
}

/** A bare '2' says nothing; 'Top 9' says it itself. */
const labelled = (word: string, value: string | null | undefined): string =>
  value && /^\d+[a-z]?$/i.test(value.trim()) ? `${word} ${value.trim()}` : (value ?? '')
