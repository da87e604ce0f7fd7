import { distinct, email, entryKey, name, phone, piece, text } from '../../base/fields.ts'
import { picture } from '../fields.ts'

/** People as a page shows them. They are written here and nowhere else: what the business knows of its staff stays there. */
export const people = (max = 100) =>
  distinct(
    piece(
      {
        key: entryKey(),
        image: picture().nullish(),
        firstName: name(80),
        lastName: name(80),
        position: text(120).nullish(),
        phone: phone().nullish(),
        email: email().nullish(),
      },
      {
        key: 'Schlüssel',
        image: 'Bild',
        firstName: 'Vorname',
        lastName: 'Nachname',
        position: 'Aufgabe',
        phone: 'Telefon',
        email: 'E-Mail',
      },
    ),
    'key',
    max,
  )
