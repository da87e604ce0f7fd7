import type { Mode } from '../business/modes.ts'
import { reviewTexts } from './kioskOrder.ts'
import type { OrderAction } from './orderStatus.ts'

/** What can stand in an order's history, beside what was edited and why it has to be looked at. */
const labels = {
  place: 'Bestellt',
  confirm: 'Angenommen',
  reject: 'Abgelehnt',
  'in-delivery': 'Abholbereit',
  completed: 'Abgeschlossen',
  cancel: 'Storniert',
  delay: 'Später versprochen',
  offer: 'Angebot gemacht',
  propose: 'Anderer Zeitpunkt vorgeschlagen',
  recall: 'Zurückgeholt, wieder in Arbeit',
  'undo-confirm': 'Zurückgenommen: doch nicht angenommen',
  'undo-in-delivery': 'Zurückgenommen: doch noch nicht fertig',
  'undo-completed': 'Zurückgenommen: doch nicht abgeschlossen',
  acknowledge: 'Gesehen',
  'escalate-1': 'Noch nicht gesehen: Bildschirme lauter',
  'escalate-2': 'Noch nicht gesehen: Schichtleitung verständigt',
  'escalate-3': 'Noch nicht gesehen: Filiale pausiert',
  paid: 'Bezahlt',
  'at-counter': 'Wird vor Ort statt online bezahlt',
  failed: 'Zahlung gescheitert',
  mismatch: 'Zahlung weicht ab: bitte prüfen',
  refunded: 'Zahlung erstattet',
  print: 'Kopie gedruckt',
  renumber: 'Nummer vom Kiosk übernommen',
  rate: 'Vom Gast bewertet',
  forget: 'Daten des Gasts gelöscht',
} as const satisfies Record<OrderAction, string> & Record<string, string>

/** An event as it is stored. Whoever adds a new kind gives it a label above: the storage takes no other. */
export type OrderEvent = keyof typeof labels | `review:${string}` | `edited: ${string}` | `credited: ${string}`

/**
 * What a line of an order's history says in German: the only list of it. A guest's confirmation is an answer to a proposal,
 * and a delivery is under way where another order is ready. What is not known is shown as it stands.
 */
export function eventLabel({ action, actor, mode }: EventOfOrder): string {
  const reasons = reviewTexts(action)
  if (reasons.length > 0) return `Bitte prüfen: ${reasons.join(' ')}`
  const edited = /^edited: (.*)$/s.exec(action)?.[1]
  if (edited !== undefined) return `Geändert: ${edited}`
  const credited = /^credited: (.*)$/s.exec(action)?.[1]
  if (credited !== undefined) return `Erstattet: ${credited}`
  if (action === 'in-delivery' && mode === 'delivery') return 'Unterwegs'
  if (action === 'confirm' && actor === 'system') return 'Von selbst angenommen'
  const words: Readonly<Record<string, string>> = actor === 'guest' ? { ...labels, ...ofGuest } : labels
  return Object.hasOwn(words, action) ? (words[action] ?? action) : action
}

/** Deeds that mean something else when the guest did them. */
const ofGuest = { confirm: 'Vorschlag angenommen', cancel: 'Vom Gast storniert' } as const

interface EventOfOrder {
  readonly action: string
  readonly actor: string
  readonly mode: Mode
}

/** Who did something to an order, by the word before the number: `users:5`. */
export const actorLabels = {
  guest: 'Gast',
  system: 'System',
  payments: 'Zahlungsanbieter',
  clock: 'Uhr',
  users: 'Person',
  devices: 'Gerät',
  'external-users': 'Firmenkonto',
} as const
