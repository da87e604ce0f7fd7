import type { Problem } from '../base/problems.ts'
import { tooManyCharacters } from './orderLimits.ts'

/** German sentences of everything that stands against an order. */
export const obstacleMessages = {
  emptyCart: 'Keine Produkte im Warenkorb!',
  tooManyLines: (most: number) =>
    `Eine Bestellung kann höchstens ${most} verschiedene Zeilen haben. Bitte teilen Sie sie auf.`,
  choicesTooLong: tooManyCharacters,
  orderTooBig: (most: string) => `Online nehmen wir Bestellungen bis ${most} an. Bitte rufen Sie uns an.`,
  branchNotPublic: 'Diese Filiale nimmt derzeit keine Bestellungen an.',
  notOrderableYet: (day: string) => `Bestellungen sind ab ${day} möglich.`,
  closed: 'Derzeit haben wir leider geschlossen.',
  deliveryClosed: 'Derzeit bieten wir leider keine Lieferung an.',
  takeawayNotOffered: 'Diese Filiale bietet keine Abholung an.',
  deliveryNotOffered: 'Diese Filiale bietet keine Lieferung an.',
  dineInNotOffered: 'In dieser Filiale kann nicht vor Ort bestellt werden.',
  deliveryAreaMissing: 'Bitte wählen Sie ein Liefergebiet aus.',
  deliveryAreaUnknown: 'In dieses Gebiet liefern wir leider nicht.',
  minimumOrder: (amount: string) =>
    `Sie haben den Mindestbestellwert in Höhe von ${amount} leider noch nicht erreicht.`,
  appointmentRequired: 'Bitte wählen Sie einen Termin aus.',
  appointmentInvalid: 'Bitte wählen Sie einen gültigen Termin aus.',
  appointmentPast: 'Der ausgewählte Termin liegt in der Vergangenheit.',
  appointmentTooFar: (days: number) => `Termine sind höchstens ${days} Tage im Voraus möglich.`,
  appointmentTooEarly: (earliest: string) => `Der ausgewählte Termin ist zu früh. Frühestens möglich ist ${earliest}.`,
  appointmentClosed:
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen anderen Termin aus.',
  paused: (orders: string, until: string, reason: string) =>
    `${orders} nehmen wir erst ab ${until} wieder an.${reason === '' ? '' : ` ${reason}`}`,
  slotFull: (next: string) => `Zu dieser Zeit ist leider kein Platz mehr frei. Der nächste freie Termin ist ${next}.`,
  tooBusyToday: (next: string) =>
    `Derzeit ist viel los, vor der nächsten Schließzeit ist Ihre Bestellung nicht mehr zu schaffen. Der nächste freie Termin ist ${next}.`,
  tooLateToday: (next: string) =>
    `Vor der nächsten Schließzeit ist Ihre Bestellung nicht mehr zu schaffen. Der nächste freie Termin ist ${next}.`,
  promiseLater: (moment: string) => `Inzwischen ist mehr los: Ihre Bestellung ist voraussichtlich ${moment} so weit.`,
  promiseMoved: (moment: string) =>
    `So bald wie angezeigt geht es nicht mehr: Ihre Bestellung wäre erst ${moment} so weit.`,
  noAppointments: 'Derzeit sind keine Termine verfügbar.',
  productGone: 'Dieses Produkt gibt es nicht mehr.',
  productNotOnMenu: (product: string) => `„${product}“ steht derzeit nicht auf der Speisekarte.`,
  productSoldOut: (product: string) => `„${product}“ ist derzeit nicht verfügbar.`,
  productSoldOutUntil: (product: string, until: string) => `„${product}“ ist bis ${until} ausverkauft.`,
  productNotThen: (product: string) => `„${product}“ ist zum gewünschten Zeitpunkt nicht verfügbar.`,
  productUntaxed: (product: string) =>
    `„${product}“ kann derzeit leider nicht bestellt werden: Es ist kein Steuersatz hinterlegt.`,
  deliveryUntaxed: 'In dieses Gebiet können wir derzeit leider nicht liefern: Es ist kein Steuersatz hinterlegt.',
  priceHidden: (product: string) => `„${product}“ gibt es nur auf Anfrage.`,
  unit: (product: string) => `„${product}“ gibt es nicht in dieser Einheit.`,
  quantityTooSmall: (product: string, minimum: string) => `Von „${product}“ müssen es mindestens ${minimum} sein.`,
  quantityTooBig: (product: string, maximum: string) => `Von „${product}“ dürfen es höchstens ${maximum} sein.`,
  quantityStep: (product: string, minimum: string, step: string) =>
    `„${product}“ gibt es ab ${minimum} in Schritten von ${step}.`,
  partBlank: (part: string) => `Bitte geben Sie „${part}“ an.`,
  partChoice: (part: string) => `Bitte wählen Sie bei „${part}“ eine der angebotenen Möglichkeiten.`,
  partTooMany: (part: string) => `Bei „${part}“ ist nur ein Eintrag möglich.`,
  partTooManyFiles: (part: string, most: number) => `Bei „${part}“ sind höchstens ${most} Dateien möglich.`,
  partTooManyChoices: (part: string, most: number) =>
    `Bei „${part}“ können Sie höchstens ${most} Möglichkeiten auswählen.`,
  partTooFew: (part: string, least: number) => `Bei „${part}“ wählen Sie bitte mindestens ${least} aus.`,
  partTooLong: (part: string, longest: number) => `„${part}“ darf höchstens ${longest} Zeichen lang sein.`,
  wishNotTaken: (product: string) => `Wünsche zu einzelnen Produkten wie „${product}“ nimmt diese Filiale nicht an.`,
  uploadsTooMany: (most: number) => `Zu einer Bestellung sind höchstens ${most} Dateien möglich.`,
  uploadGone: (part: string) => `Die Datei zu „${part}“ liegt nicht mehr vor. Bitte laden Sie sie erneut hoch.`,
  uploadUsed: (part: string) =>
    `Die Datei zu „${part}“ gehört schon zu einer anderen Bestellung. Bitte laden Sie sie erneut hoch.`,
  uploadWrongType: (part: string) => `Die Datei zu „${part}“ ist kein Bild. Bitte wählen Sie ein JPEG, PNG oder GIF.`,
  tableMissing: 'Bitte wählen Sie einen Tisch aus.',
  tableUnknown: 'Diesen Tisch gibt es hier nicht.',
  donateeUnknown: 'Diese Organisation steht nicht mehr zur Auswahl.',
} as const
type ObstacleCode = keyof typeof obstacleMessages

type Values<Code extends ObstacleCode> = (typeof obstacleMessages)[Code] extends (...values: infer V) => string ? V : []

/** An obstacle at a field of the call ('items.0.amount', 'deliveryArea'), or at none. */
export function obstacle<Code extends ObstacleCode>(
  code: Code,
  field: string | null,
  ...values: Values<Code>
): Problem {
  const text: string | ((...values: never[]) => string) = obstacleMessages[code]
  const message = typeof text === 'string' ? text : text(...(values as never[]))
  return field === null ? { code, message } : { code, message, field }
}

/** Whether a problem of a quote is one of when, and not of what. */
export const isAboutTime = ({ code }: Problem): boolean => timeCodes.has(code)

const timeCodes: ReadonlySet<string> = new Set<ObstacleCode>([
  'notOrderableYet',
  'closed',
  'deliveryClosed',
  'appointmentRequired',
  'appointmentInvalid',
  'appointmentPast',
  'appointmentTooFar',
  'appointmentTooEarly',
  'appointmentClosed',
  'paused',
  'slotFull',
  'tooBusyToday',
  'tooLateToday',
  'noAppointments',
  'productNotThen',
])
