import type ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder'
import type { LabelPaper } from '../../../../schema/counter/labelPapers.ts'
import type { Printer } from '../../../../schema/counter/printer.ts'
import { lazily } from '../../../base/lazily.ts'
import type { DottedLabel } from './labels.ts'
import type { Line, Style } from './lines.ts'

const encoderOf = lazily((require): typeof ReceiptPrinterEncoder => require('@point-of-sale/receipt-printer-encoder'))

/**
 * Bytes for a printer, cut at the end. One code page from the first byte to the last: chosen per text, „ä“ and „€“ would
 * lean on different pages of the printer being right.
 */
export function encode(
  lines: readonly Line[],
  { columns, codePage }: Pick<Printer, 'columns' | 'codePage'>,
  language: Language,
): Uint8Array {
  const codepageMapping = language === 'esc-pos' ? 'epson' : 'star'
  const Encoder = encoderOf()
  const encoder = new Encoder({ language, codepageMapping, columns: Number(columns), feedBeforeCut: 4 })
  encoder.initialize().codepage(codePage)
  for (const line of lines) put(encoder, line)
  return encoder.cut('partial').encode()
}

/** Labels for a printer, each cut off, or fed to the next one where they lie beside each other on their roll. */
export function encodeLabels(
  labels: readonly DottedLabel[],
  { isEndless }: Pick<LabelPaper, 'isEndless'>,
  language: Language,
): Uint8Array {
  const Encoder = encoderOf()
  const encoder = new Encoder({ language, imageMode: 'raster', feedBeforeCut: isEndless ? 4 : 0 })
  encoder.initialize()
  for (const { data, width, height, count } of labels)
    for (let copy = 0; copy < count; copy += 1) {
      encoder.image({ data, width, height }, width, height, 'threshold', GREY)
      if (isEndless) encoder.cut('partial')
      else encoder.raw(language === 'esc-pos' ? TO_NEXT_LABEL : FORM_FEED)
    }
  return encoder.encode()
}

/** What is darker is black: letters have no shades. */
const GREY = 128
/** GS FF: feeds marked paper to where the next print begins; Star calls the same FF. */
const TO_NEXT_LABEL = [0x1d, 0x0c]
const FORM_FEED = [0x0c]

/** What a printer is commanded in. */
export type Language = 'esc-pos' | 'star-prnt' | 'star-line'

function put(encoder: ReceiptPrinterEncoder, line: Line): void {
  // The encoder's own rule changes to another code page and back.
  if ('rule' in line) return void encoder.line('─'.repeat(encoder.columns))
  if ('qr' in line) return void encoder.align('center').qrcode(line.qr, { size: 5, errorlevel: 'm' }).align('left')
  if (line.align) encoder.align(line.align)
  dress(encoder, line.style, true)
  encoder.text(line.text)
  dress(encoder, line.style, false)
  encoder.newline()
  if (line.align) encoder.align('left')
}

function dress(encoder: ReceiptPrinterEncoder, style: Style | undefined, isOn: boolean): void {
  if (style === 'big' || style === 'mark') encoder.size(isOn ? 2 : 1, isOn ? 2 : 1)
  if (style === 'tall') encoder.size(1, isOn ? 2 : 1)
  if (style === 'bold' || style === 'tall') encoder.bold(isOn)
  if (style === 'mark') encoder.invert(isOn)
}
