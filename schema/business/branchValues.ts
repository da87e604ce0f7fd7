import type { DrawnAround } from '../base/entity.ts'
import type { OpeningHoursRule } from '../base/fields.ts'
import { weekPairs } from '../base/hours/weekPairs.ts'

interface Shown {
  readonly name: string
  readonly description: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly phone: string
  readonly email?: string | null | undefined
  readonly website?: string | null | undefined
  readonly timeZone: string
  readonly openingHours: readonly OpeningHoursRule[]
}

/** What layouts may say of a branch: what guests are told of it, too. */
export function branchValues(branch: Shown, { now }: Pick<DrawnAround, 'now'>): Readonly<Record<string, string>> {
  const { name: Name, description, street, zipCode, city, phone, email, website } = branch
  const place = [zipCode, city].filter(Boolean).join(' ')
  return {
    Name,
    Beschreibung: description,
    Adresse: [street, place].filter(Boolean).join(', '),
    Straße: street,
    Ort: place,
    Telefon: phone,
    'E-Mail': email ?? '',
    Website: website ?? '',
    Öffnungszeiten: weekPairs({ ...branch, now })
      .map(pair => pair.join(' '))
      .join('\n'),
  }
}
