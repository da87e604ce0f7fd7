import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Printer } from '../../../../../schema/counter/printer.ts'
import type { JobRow } from '../../../../../server/base/storage/statements/base/jobs.ts'
import { encode, type Language } from '../../../../../server/counter/printing/paper/encode.ts'
import { lines, priced, printable, wrap } from '../../../../../server/counter/printing/paper/lines.ts'
import { paperOf } from '../../../../../server/counter/printing/paper/paper.ts'
import { printerOf } from '../../../../../server/counter/printing/printers.ts'
import { withLabels } from '../../../../../server/labelPrinting.ts'
import { menuOf, productOf } from '../../../../support/business.ts'
import { plainPaper, readPaper } from '../../../../support/paperReader.ts'
import { openPrintShop, type PrintShop } from '../../../../support/printShop.ts'
import { seeded } from '../../../../support/seeded.ts'

const widths = ['32', '42', '48'] as const
const languages = ['star-prnt', 'star-line', 'esc-pos'] as const
const papers = languages.flatMap(language => widths.map(columns => ({ language, columns })))
const comment = 'Bitte ohne Zwiebeln – und „extra“ knusprig!\n\u001b@\u001dV\u0001 Schöne Grüße 🌶'

let opened: PrintShop
let jobs: JobRow[]
beforeAll(async () => {
  const long = {
    uid: 'LANG-1',
    name: 'Rindsuppe mit Donaudampfschifffahrtsgesellschaftskapitänsfrittaten und Schnittlauch',
    price: 123_456,
    allergens: ['gluten', 'egg', 'milk'],
  } as const
  opened = await openPrintShop([{ printsReceipts: true }], {
    documents: [
      { type: 'products', id: 41, body: bare(productOf({ ...long, allergens: [...long.allergens] })) },
      { type: 'menus', id: 2, body: bare(menuOf({ catalog: [{ category: 1, products: [1, 41] }] })) },
    ],
  })
  const order = await opened.order({
    comment,
    firstName: 'Jörg',
    lastName: 'Weiß',
    items: [
      { product: 41, amount: 1 },
      { product: 1, amount: 2 },
    ],
    expectedTotal: 123_710,
  })
  jobs = await opened.jobs(order)
})
afterAll(() => opened.shop.close())

async function printed(
  document: 'ticket' | 'receipt',
  { language = 'esc-pos', ...given }: Partial<Printer> & { language?: Language },
): Promise<Uint8Array> {
  const printer = await printerOf(opened.shop.storage.read.documents, 1)
  const job = jobs.find(({ payload }) => payload.includes(`"${document}"`))
  if (!printer || !job) throw new Error('The order was not to be printed.')
  return paperOf(withLabels(opened.shop.deps), { ...printer, ...given }, job, language)
}
/** A document as it is seeded. */
const bare = ({ id: _id, rev: _rev, ...body }: { id: number; rev: string }) => body
/** The one thing on it that differs from run to run. */
const steady = (paper: string): string => paper.replace(/\/status\/\S+?\}/, '/status/…}')

describe.each(papers)('A paper of $columns characters in $language', given => {
  it('shows the kitchen number, way, time, guest, items and the comment in a frame', async () => {
    expect(steady(readPaper(await printed('ticket', given)))).toMatchSnapshot()
  })

  it('shows the guest prices, taxes by rate, what is to be paid, and where to look', async () => {
    expect(steady(readPaper(await printed('receipt', given)))).toMatchSnapshot()
  })

  it('has no line that is wider than the paper', async () => {
    for (const document of ['ticket', 'receipt'] as const)
      for (const line of plainPaper(await printed(document, given)).split('\n'))
        expect(line.length).toBeLessThanOrEqual(Number(given.columns))
  })
})

describe('Letters', () => {
  it('are all on one code page: äöüÄÖÜß € read back as they were, for both languages', () => {
    const text = 'äöüÄÖÜß € éèàç ½ °'
    for (const language of languages)
      expect(plainPaper(encode(lines(text, 48), { columns: '48', codePage: 'cp858' }, language))).toContain(text)
  })

  it('that the printer has not are shown by what is like them, and never command it', () => {
    expect(printable('„Größe“ – 5 … ’s')).toBe('"Größe" - 5 ... \'s')
    expect(printable('\u001b@\u001dV\u0000A\u0010\u0004')).toBe('@VA')
    expect(printable('Ðorđe, Łukasz, Čašić')).toBe('Ðorde, Lukasz, Casic')
  })

  it('of any text never leave the printable ones (1,000 texts)', () => {
    const random = seeded(5)
    for (let count = 0; count < 1_000; count++) {
      const text = String.fromCodePoint(...Array.from({ length: 20 }, () => random.below(0xd7ff)))
      const shown = plainPaper(encode(lines(text, 32), { columns: '32', codePage: 'cp858' }, 'esc-pos'))
      expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/)
    }
  })
})

describe('Lines', () => {
  it('break between words, and inside a word only where it is longer than the paper', () => {
    expect(wrap('Rindsuppe mit Donaudampfschifffahrtsgesellschaftskapitänsfrittaten', 32)).toEqual([
      'Rindsuppe mit',
      'Donaudampfschifffahrtsgesellscha',
      'ftskapitänsfrittaten',
    ])
  })

  it('never cut a price, however long the name is (1,000 names)', () => {
    const random = seeded(7)
    for (let count = 0; count < 1_000; count++) {
      const width = Number(random.pick(widths))
      const name = Array.from({ length: 1 + random.below(8) }, () => 'Käsespätzle'.repeat(1 + random.below(4))).join(
        ' ',
      )
      const price = `${random.below(99_999)},90 €`
      const [first, ...rest] = priced(name, price, width).map(line => ('text' in line ? line.text : ''))
      expect(first?.endsWith(` ${price}`)).toBe(true)
      expect([first, ...rest].every(line => (line?.length ?? 0) <= width)).toBe(true)
      expect([first?.slice(0, -price.length).trim(), ...rest].join('').replaceAll(' ', '')).toBe(
        name.replaceAll(' ', ''),
      )
    }
  })

  it('call a table by its name and not by its code, on ticket and receipt', async () => {
    const { storage } = opened.shop
    const id = await opened.order({ items: [{ product: 1, amount: 2 }], expectedTotal: 254 })
    const order = await storage.read.orders.byId(id)
    const printer = await printerOf(storage.read.documents, 1)
    if (!order || !printer) throw new Error('There is nothing to print.')
    await storage.write(({ orders }) =>
      orders.edit({ ...order, tableIdentifier: 'stammhaus-hof-1', tableName: 'Hof 1' }),
    )
    const papers = await Promise.all(
      (await opened.jobs(id)).map(async job =>
        plainPaper(await paperOf(withLabels(opened.shop.deps), printer, job, 'esc-pos')),
      ),
    )
    expect(papers).toHaveLength(2)
    for (const paper of papers) {
      expect(paper).toContain('Tisch Hof 1')
      expect(paper).not.toContain('stammhaus')
    }
  })

  it('are printed as often as the printer is set to', async () => {
    const twice = plainPaper(await printed('ticket', { copies: 2 }))
    expect(twice.match(/Druckauftrag/g)).toHaveLength(2)
  })
})
