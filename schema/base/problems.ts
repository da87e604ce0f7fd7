import type { z } from 'zod'

/** What stands against a request: a code for machines, a German sentence for people, and the field it belongs to. */
export interface Problem {
  readonly code: string
  readonly message: string
  /** Path of the field: 'price', 'deliveryAreas.0.area', 'items.2.amount'. */
  readonly field?: string
}

/**
 * German sentences for what may be wrong with a value. zod's own German is not user language
 * ("erwartet string, erhalten undefined"), so issues are turned into these kinds first.
 */
export const validationMessages = {
  blank: 'Bitte füllen Sie dieses Feld aus.',
  tooShort: 'Dieser Wert ist zu kurz.',
  tooLong: 'Dieser Wert ist zu lang.',
  tooSmall: 'Dieser Wert ist zu klein.',
  tooBig: 'Dieser Wert ist zu groß.',
  tooFew: 'Bitte wählen Sie mehr Einträge aus.',
  tooMany: 'Das sind zu viele Einträge.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  date: 'Bitte geben Sie ein gültiges Datum an.',
  time: 'Bitte geben Sie eine gültige Uhrzeit an.',
  url: 'Bitte geben Sie eine gültige Internetadresse an.',
  phone: 'Bitte geben Sie eine gültige Nummer im Format +436641234567 an.',
  ownAddress:
    'Unter dieser Adresse antwortet dieser Rechner selbst. Bitte geben Sie die Adresse des Druckers in Ihrem Netz an, zum Beispiel 192.168.1.40.',
  postcodes: 'Bitte geben Sie Postleitzahlen an, zum Beispiel 1010–1090, 1190.',
  uuid: 'Diese Kennung ist ungültig.',
  pin: 'Bitte geben Sie 4 bis 8 Ziffern an.',
  number: 'Bitte geben Sie eine Zahl an.',
  choice: 'Bitte wählen Sie einen der vorgegebenen Werte.',
  format: 'Dieser Wert hat nicht die richtige Form.',
  gtin: 'Bitte geben Sie die 8 oder 13 Ziffern unter dem Barcode an, ohne Leerzeichen.',
  checkDigit: 'Diese Nummer hat einen Tippfehler: Ihre letzte Ziffer passt nicht zu den anderen.',
  path: 'Bitte verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel verein/vorstand.',
  ownPath: 'Unter dieser Adresse antwortet schon ein anderer Teil der Website.',
  formerPath:
    'Bitte geben Sie die bisherige Adresse in kleinen Buchstaben und lesbar an, ohne Schrägstrich davor: aktuelles/übersicht statt /Aktuelles/%C3%BCbersicht.',
  ownAddressPath: 'Bitte geben Sie eine Adresse dieser Website an, zum Beispiel /store/stammhaus.',
  httpsAddress: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
  textAddress: 'Bitte verlinken Sie nur Webseiten, E-Mail-Adressen und Telefonnummern.',
  suffix: 'Ein Zusatz beginnt mit #, ? oder /, zum Beispiel #termine.',
  target: 'Bitte geben Sie eine Adresse dieser Website oder eine mit https:// an.',
  notOfType: 'Diese Art von Seite hat nicht alle diese Inhalte.',
  loop: 'Diese Weiterleitung führt im Kreis.',
  beforeStart: 'Das Ende muss nach dem Anfang liegen.',
  leaving: 'Urlaub wird nur ausbezahlt, wenn jemand geht: mit letztem Tag, und ohne Vertrag ab dem Tag danach.',
  twice: 'Dieser Eintrag steht schon weiter oben.',
  used: 'Dieser Wert wird bereits verwendet.',
  unreadable: 'Diesen Eintrag gibt es nicht, oder eine andere Filiale betreut ihn.',
  unknownField: 'Dieses Feld ist nicht bekannt.',
  type: 'Dieser Wert hat nicht den richtigen Typ.',
} as const
export type ValidationCode = keyof typeof validationMessages

/**
 * The one way to check a value against a shape: the value as the shape reads it, or what is wrong with it in German.
 * zod names no input in its issues unless asked to, and without it a missing field cannot be told from a wrong one.
 */
export function parse<Shape extends z.ZodType>(
  shape: Shape,
  value: unknown,
): { ok: true; data: z.output<Shape> } | { ok: false; problems: Problem[] } {
  const parsed = shape.safeParse(value, { reportInput: true })
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, problems: problemsOf(parsed.error) }
}

/** All issues of a failed parse as problems, in the order of the fields. */
export function problemsOf(error: z.ZodError, prefix: readonly PropertyKey[] = []): Problem[] {
  return error.issues.flatMap(issue =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => problem('unknownField', [...prefix, ...issue.path, key]))
      : [problem(codeOf(issue), [...prefix, ...issue.path])],
  )
}

/** A problem of one of the kinds above at a field. */
export function problem(code: ValidationCode, path: readonly PropertyKey[] | string = []): Problem {
  const field = typeof path === 'string' ? path : path.map(String).join('.')
  return field === '' ? { code, message: validationMessages[code] } : { code, message: validationMessages[code], field }
}

function codeOf(issue: z.core.$ZodIssue): ValidationCode {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'blank'
      return issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'type'
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'blank' : 'tooShort'
      return issue.origin === 'array' ? 'tooFew' : 'tooSmall'
    case 'too_big':
      if (issue.origin === 'string') return 'tooLong'
      return issue.origin === 'array' ? 'tooMany' : 'tooBig'
    case 'invalid_format':
      return formatCodes[issue.format] ?? (isCode(issue.message) ? issue.message : 'format')
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined || issue.input === null ? 'blank' : 'choice'
    case 'custom':
      return isCode(issue.params?.['code']) ? issue.params['code'] : 'format'
    default:
      return 'format'
  }
}

/** A pattern says which kind it stands for in place of a message: `.regex(pattern, 'phone')`. */
const isCode = (message: unknown): message is ValidationCode =>
  typeof message === 'string' && Object.hasOwn(validationMessages, message)

const formatCodes: Readonly<Record<string, ValidationCode>> = {
  email: 'email',
  date: 'date',
  datetime: 'date',
  time: 'time',
  url: 'url',
  uuid: 'uuid',
  guid: 'uuid',
}
