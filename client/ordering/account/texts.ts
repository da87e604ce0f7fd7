import type { OrderStatus } from '../../../schema/ordering/orderStatus.ts'

/** What external people read: their customer's account, and what was donated. */
export const texts = {
  title: 'Firmenkonto',
  signIn: {
    title: 'Anmelden',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein. Sie bekommen einen Link, mit dem Sie sich anmelden.',
    email: 'E-Mail',
    send: 'Link zuschicken',
    sent: 'Wenn diese Adresse bei uns bekannt ist, ist der Link unterwegs. Er gilt eine Stunde und nur ein Mal.',
    invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    offline: 'Der Server ist gerade nicht zu erreichen. Bitte versuchen Sie es gleich noch einmal.',
  },
  link: {
    title: (name: string) => `Willkommen, ${name}`,
    lead: (of: string) => `Mit diesem Link melden Sie sich für ${of} an. Er gilt nur ein Mal.`,
    enter: 'Anmelden',
    other: 'Neuen Link anfordern',
  },
  again: 'Erneut versuchen',
  greeting: (name: string) => `Guten Tag, ${name}`,
  leave: 'Abmelden',
  notLeft: 'Abmelden braucht eine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
  order: 'Jetzt bestellen',
  stale: (at: string) => `Keine Verbindung. Stand ${at}`,
  terms: {
    invoice: (days: number) =>
      days === 0 ? 'Rechnung, sofort zahlbar' : `Rechnung, zahlbar innerhalb von ${days} Tagen`,
    none: 'Bezahlt wird wie üblich: Auf Rechnung ist nichts vereinbart.',
    discount: (name: string, percent: string) => `Rabatt ${name}: ${percent} %`,
    used: (used: string) => `Diesen Monat ${used} auf Rechnung bestellt`,
    credited: (credited: string, due: string) => `${credited} gutgeschrieben, zu zahlen ${due}`,
    left: (left: string, budget: string) => `${left} von ${budget} frei`,
    budget: 'Budget dieses Monats',
  },
  states: {
    new: 'Eingegangen',
    confirmed: 'Angenommen',
    'in-delivery': 'Bereit oder unterwegs',
    completed: 'Abgeschlossen',
    rejected: 'Abgelehnt',
    canceled: 'Storniert',
    failed: 'Nicht bezahlt',
  } satisfies Record<OrderStatus, string>,
  orders: {
    title: 'Bestellungen',
    none: 'Hier stehen Ihre Bestellungen, sobald Sie die erste aufgegeben haben.',
    failed: 'Die Bestellungen konnten nicht geladen werden.',
    receiptFailed: 'Der Beleg konnte nicht geladen werden.',
    receipt: (ticket: string) => `Beleg zu Bestellung ${ticket}`,
    print: 'Drucken',
    back: 'Alle Bestellungen',
  },
  donations: {
    title: (name: string) => `Spenden an ${name}`,
    failed: 'Die Spenden konnten nicht geladen werden.',
    none: 'Bisher wurde noch nichts gespendet.',
    month: 'Monat',
    orders: 'Bestellungen',
    amount: 'Betrag',
    total: 'Insgesamt',
  },
} as const
