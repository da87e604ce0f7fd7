/** What stands around a legal text: its name in full, and when its versions are valid. */
export const texts = {
  titles: {
    'terms-and-conditions': 'Allgemeine Geschäftsbedingungen',
    privacy: 'Datenschutzerklärung',
    imprint: 'Impressum',
    allergens: 'Allergene und Zusatzstoffe',
  },
  since: (day: string) => `Gültig seit ${day}`,
  from: (day: string) => `Gilt ab ${day}`,
  until: (day: string) => `Gültig bis ${day}`,
  between: (first: string, last: string) => `Gültig von ${first} bis ${last}`,
  coming: 'Künftige Fassungen',
  former: 'Frühere Fassungen',
} as const
