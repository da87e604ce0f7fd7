import type { GateReason } from '../../../../schema/counter/offlineGate.ts'
import { gateReasons } from '../../../../schema/counter/offlineGate.ts'

/** Words of the kiosk; whoever stands before it has never seen it. */
export const de = {
  language: 'Deutsch',
  choice: {
    title: 'Wo möchten Sie essen?',
    modes: { takeaway: 'Zum Mitnehmen', dineIn: 'Hier essen', delivery: 'Lieferung' },
  },
  fresh: 'Jetzt frisch',
  menu: {
    categories: 'Kategorien',
    filter: 'Allergene & Ernährung',
    filterOn: 'Filter ist an',
    missing: 'Derzeit gibt es hier nichts zu bestellen.',
    noneLeft: 'Mit diesem Filter bleibt hier nichts übrig.',
    cart: 'Warenkorb',
    count: (count: number): string => `${count} ${count === 1 ? 'Produkt' : 'Produkte'}`,
    cartEmpty: 'Tippen Sie auf Ihr erstes Produkt',
  },
  reach: { on: 'Bedienung nach unten', off: 'Bedienung nach oben' },
  cancel: {
    action: 'Abbrechen',
    title: 'Bestellung abbrechen?',
    text: 'Alles, was Sie ausgewählt haben, wird verworfen.',
    yes: 'Ja, abbrechen',
    no: 'Weiter bestellen',
  },
  product: {
    cancel: 'Abbrechen',
    noFiles: 'Dateien nehmen wir an diesem Gerät nicht entgegen. Bitte bestellen Sie dieses Produkt an der Kasse.',
    choose: 'Bitte wählen',
    chosen: 'Gewählt',
  },
  keyboard: {
    title: 'Bildschirmtastatur',
    space: 'Leerzeichen',
    erase: 'Löschen',
    shift: 'Großschreibung',
    done: 'Fertig',
  },
  suggestions: 'Noch etwas dazu?',
  begin: 'Tippen um zu bestellen',
  closedTitle: 'Bestellen ist hier gerade nicht möglich',
  closed: 'Bitte bestellen Sie an der Kasse.',
  closedReasons: (reasons: readonly GateReason[]): string =>
    ['Es besteht keine Verbindung.', ...reasons.map(reason => gateReasons[reason])].join(' '),
  revoked: 'Dieses Gerät ist abgemeldet.',
  pairAgain: 'Neu anmelden',
  idle: {
    title: 'Sind Sie noch da?',
    text: (seconds: number): string =>
      `In ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} wird Ihre Bestellung verworfen und der Nächste kann bestellen.`,
    more: 'Ich brauche noch Zeit',
    restart: 'Neu beginnen',
  },
  checkout: {
    title: 'Ihre Bestellung',
    back: 'Zurück zur Karte',
    change: 'Mengen ändern',
    empty: 'Sie haben noch nichts ausgewählt.',
    mode: 'Wie möchten Sie essen?',
    modes: { takeaway: 'Zum Mitnehmen', dineIn: 'Hier essen', delivery: 'Lieferung' },
    table: 'Tisch',
    noTable: 'Kein Tisch',
    chooseTable: 'An welchem Tisch sitzen Sie?',
    name: 'Name zum Aufrufen',
    nameHint: 'Ohne Namen rufen wir nur Ihre Nummer auf.',
    pay: 'Bezahlt wird an der Kasse',
    methods: { cash: 'Bar', 'atm-card': 'Mit Karte' },
    noMethod: 'An diesem Gerät ist keine Zahlungsart eingerichtet. Bitte bestellen Sie an der Kasse.',
    total: 'Gesamt',
    inCash: 'Bar zu bezahlen',
    deposit: 'davon Pfand',
    promised: 'Fertig:',
    tax: (rate: string): string => `inkl. ${rate} % USt.`,
    submit: (total: string): string => `Jetzt bestellen · ${total}`,
    sending: 'Ihre Bestellung wird übermittelt …',
    unknown:
      'Wir wissen noch nicht, ob Ihre Bestellung angekommen ist. Bitte warten Sie einen Augenblick oder fragen Sie an der Kasse, bevor Sie noch einmal bestellen.',
    failed: 'Ihre Bestellung konnte auf diesem Gerät nicht gesichert werden und wurde nicht gesendet.',
    legal: 'Mit „Jetzt bestellen“ gelten unsere Allgemeinen Geschäftsbedingungen und unsere Datenschutzerklärung.',
  },
  receipt: {
    title: 'Danke für Ihre Bestellung!',
    number: 'Ihre Nummer',
    pay: 'Bitte an der Kasse bezahlen',
    online: (table: string | null): string =>
      `Ihre Bestellung ist angekommen. ${table === null ? 'Wir rufen Ihre Nummer auf.' : `Wir bringen sie an Ihren Tisch: ${table}.`}`,
    offline:
      'Gerade besteht keine Verbindung. Ihre Bestellung ist auf diesem Gerät gesichert und wird übertragen, sobald die Verbindung wieder da ist. Zeigen Sie Ihre Nummer bitte gleich an der Kasse.',
    print: 'Beleg drucken',
    printing: 'Ihr Beleg wird gedruckt.',
    done: 'Fertig',
    back: (seconds: number): string => `Zurück zum Anfang in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
    noInvoice: 'Bestellbeleg – keine Rechnung',
  },
} as const
