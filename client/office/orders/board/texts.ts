import { formatCount } from '../../../ui/format.ts'
import type { Forbidden, Question } from './board.ts'

/** Sentences of the board of orders. */
export const texts = {
  columns: { new: 'Neu', confirmed: 'In Arbeit', 'in-delivery': 'Bereit', completed: 'Erledigt' },
  label: 'Welche Spalte',
  done: 'Heute erledigt',
  headings: { new: 'Neu', confirmed: 'In Arbeit', 'in-delivery': 'Bereit · Unterwegs' },
  wait: (minutes: number) => `seit ${minutes}\u00a0Min`,
  inMinutes: (minutes: number) => `in ${minutes}\u00a0Min`,
  now: 'jetzt',
  late: (minutes: number) => `${minutes}\u00a0Min zu spät`,
  later: (count: number, first: string) => `Später: ${count} (erste ${first})`,
  empty: { new: 'Nichts Neues.', confirmed: 'Nichts in Arbeit.', 'in-delivery': 'Nichts bereit.' },
  doneToday: (count: number, sum: string) => `Heute erledigt: ${count} · ${sum}`,
  nothing: 'Heute noch nichts erledigt.',
  items: (count: number, sum: string) => `${formatCount(count, 'Artikel', 'Artikel')} · ${sum}`,
  looks: { columns: 'Spalten', list: 'Liste' },
  look: 'Ansicht',
  byBranch: 'Nach Filiale',
  sound: { label: 'Ton bei neuen', touch: 'Ton: einmal tippen' },
  more: (ticket: string) => `Mehr zu Bestellung ${ticket}`,
  questions: {
    reject: 'Ablehnen …',
    propose: 'Andere Zeit …',
    lines: 'Artikel ändern …',
    refund: 'Erstatten …',
    cancel: 'Stornieren …',
  } satisfies Record<Question, string>,
  print: 'Drucken',
  printing: (ticket: string) => `Bestellung ${ticket} wird noch einmal gedruckt.`,
  needsNetwork: (what: string) => `${what} braucht eine Verbindung.`,
  waiting: 'wartet auf Netz',
  sending: 'wird gesendet',
  unsent: (count: number) => `${formatCount(count, 'Schritt wartet', 'Schritte warten')} auf Netz`,
  unsentHint: 'Gesendet wird von selbst, sobald die Verbindung da ist, der Reihe nach.',
  ofOther: (name: string, count: number) =>
    `${formatCount(count, 'Schritt', 'Schritte')} von ${name} ${count === 1 ? 'wartet' : 'warten'} auf diesem Gerät.`,
  ofOtherHint: 'Gesendet wird erst, wenn sich diese Person hier wieder anmeldet; in Ihrem Namen geschieht nichts.',
  refused: (ticket: string, what: string) =>
    `${ticket === '' ? 'Eine Bestellung' : `Bestellung ${ticket}`}: „${what}“ ging nicht.`,
  tooLate: 'Es gab zu lange keine Verbindung; der Schritt wurde nie gesendet.',
  again: 'Noch einmal',
  open: 'Öffnen',
  understood: 'Verstanden',
  undo: 'Rückgängig',
  forbidden: {
    again: 'Von hier geht es nicht dorthin.',
    fresh: 'Zuerst annehmen.',
    offer: 'Anfragen werden mit einem Angebot beantwortet.',
    pending: 'Der Schritt davor ist noch nicht beim Server.',
  } satisfies Record<Forbidden, string>,
} as const
