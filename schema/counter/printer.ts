import { z } from 'zod'
import { keptByOwnManagers } from '../base/access.ts'
import { entity, type Stored, whole } from '../base/entity.ts'
import { choice, choiceIn, name, relation, relations, text } from '../base/fields.ts'
import { labelPapers } from './labelPapers.ts'
import { isOwnAddress } from './printerAddress.ts'

export const printerKinds = {
  'star-cloudprnt': 'Star CloudPRNT (holt selbst ab)',
  'epson-sdp': 'Epson Server Direct Print (holt selbst ab)',
  raw: 'Netzwerkdrucker (TCP 9100)',
} as const
export type PrinterKind = keyof typeof printerKinds

const columns = { '32': '32 Zeichen (58 mm)', '42': '42 Zeichen (80 mm)', '48': '48 Zeichen (80 mm)' } as const
/** Every other page puts some of „äöüÄÖÜß €“ elsewhere or nowhere. */
const codePages = { cp858: 'CP858 (Westeuropa mit €)' } as const
const printTimes = { placed: 'Sobald die Bestellung da ist', confirmed: 'Sobald sie angenommen ist' } as const

/**
 * A printer of a branch. It gets the tickets of its stations and, if asked for, the receipts; one with paper for labels prints
 * those. What it cannot print goes to its fallback.
 */
export const printers = entity({
  type: 'printers',
  label: { one: 'Drucker', many: 'Drucker' },
  area: 'branches',
  tab: 'Geräte & Drucker',
  fields: {
    name: name(60),
    branch: relation('branches'),
    kind: choice(printerKinds),
    address: z
      .string()
      .max(255)
      .regex(/^([A-Za-z0-9.-]+|\[[0-9a-fA-F:]+\])(:\d{1,5})?$/)
      .nullish(),
    stations: relations('stations', 50),
    printsTickets: z.boolean(),
    printsReceipts: z.boolean(),
    labelPaper: choiceIn(labelPapers).nullish(),
    printOn: choice(printTimes),
    copies: z.int().min(1).max(3),
    columns: choice(columns),
    codePage: choice(codePages),
    fallback: relation('printers').nullish(),
    isEnabled: z.boolean(),
    keyVersion: z.int().min(1).max(1_000_000),
    note: text(200),
  },
  labels: {
    name: 'Name',
    branch: 'Filiale',
    kind: 'Anschluss',
    address: 'Adresse im Netz (nur Netzwerkdrucker, ohne Angabe des Anschlusses 9100)',
    stations: 'Stationen (leer: keine Küchenbons)',
    printsTickets: 'Druckt Küchenbons',
    printsReceipts: 'Druckt Belege',
    labelPaper: 'Etikettenpapier (leer: druckt keine Etiketten)',
    printOn: 'Zeitpunkt',
    copies: 'Ausdrucke je Auftrag',
    columns: 'Breite',
    codePage: 'Zeichensatz',
    fallback: 'Ersatzdrucker',
    isEnabled: 'Aktiv',
    keyVersion: 'Nummer der Abholadresse (höher setzen sperrt die alte)',
    note: 'Notiz',
  },
  blank: {
    kind: 'star-cloudprnt',
    stations: [],
    printsTickets: true,
    printsReceipts: false,
    printOn: 'placed',
    copies: 1,
    columns: '48',
    codePage: 'cp858',
    isEnabled: true,
    keyVersion: 1,
    note: '',
  },
  check: ({ kind, address, printsTickets, printsReceipts, stations }, tell) => {
    if (kind === 'raw' && !address) tell('address', 'blank')
    if (address && isOwnAddress(address)) tell('address', 'ownAddress')
    if (printsTickets && !printsReceipts && stations.length === 0) tell('stations', 'blank')
  },
  access: keptByOwnManagers,
  audiences: { office: whole },
  title: body => body.name,
  parent: body => `branches:${body.branch}`,
  branches: body => [body.branch],
  columns: ['branch', 'kind', 'isEnabled'],
})
export type Printer = Stored<typeof printers>

/** Whether it has paper for words, and not only labels. */
export const printsWords = ({ printsTickets, printsReceipts, labelPaper }: Printer): boolean =>
  printsTickets || printsReceipts || !labelPaper
