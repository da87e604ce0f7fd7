import type { Printer } from '../../../../schema/counter/printer.ts'
import { gap, type Line, lines, rule } from './lines.ts'
import { stamp } from './wording.ts'

/** Shows on paper whether letters, width, sizes and cut are right. The drawer stays shut. */
export function testLines(printer: Printer, shopName: string, now: number, zone: string): Line[] {
  const width = Number(printer.columns)
  return [
    ...lines('Testdruck', width, 'big', 'center'),
    ...lines(shopName, width, undefined, 'center'),
    rule,
    ...lines('Zeichen: äöüÄÖÜß €', width),
    ...lines(`Zeichensatz: ${printer.codePage.toUpperCase()}`, width),
    { text: ruler(width) },
    ...lines(`${width} Zeichen je Zeile`, width),
    ...lines('Fett äöü €', width, 'bold'),
    ...lines('Hoch äöü €', width, 'tall'),
    ...lines('Groß äöü €', width, 'big'),
    { qr: `drucker:${printer.id}` },
    gap,
    ...lines(`Drucker ${printer.id}: ${printer.name}`, width),
    ...lines(stamp(now, zone), width),
  ]
}

/** 1234567890 … to the last column. */
const ruler = (width: number): string => Array.from({ length: width }, (_, at) => (at + 1) % 10).join('')
