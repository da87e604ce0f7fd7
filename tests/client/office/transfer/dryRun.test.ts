import { describe, expect, it } from 'vitest'
import { csvRows } from '../../../../client/office/transfer/csv.ts'
import { dryRun, mappingOf } from '../../../../client/office/transfer/dryRun.ts'
import { csvOf } from '../../../../client/office/transfer/exported.ts'
import { namesIn } from '../../../../client/office/transfer/names.ts'
import { texts } from '../../../../client/office/transfer/texts.ts'
import { validationMessages } from '../../../../schema/base/problems.ts'
import { entities } from '../../../../schema/index.ts'
import { productOf } from '../../../support/business.ts'

const [products] = entities.filter(({ type }) => type === 'products') as [(typeof entities)[number]]
const titles = { titleOf: () => undefined, idOf: () => undefined }

function rowOf(id: number, fields: object) {
  const { rev, ...body } = productOf({ id, ...fields })
  return { id, rev, body, state: 'saved' as const }
}

function run(rows: readonly ReturnType<typeof rowOf>[], file: Uint8Array | string) {
  const [heads = [], ...lines] = csvRows(typeof file === 'string' ? new TextEncoder().encode(file) : file)
  const options = { entity: products, rows, titles, mayCreate: true, mayChange: () => true, texts: texts.import }
  return dryRun(options, mappingOf(products, heads), lines)
}

describe('A file is looked at row by row before anything is written', () => {
  const rows = [rowOf(1, { uid: 'A1', price: 120 }), rowOf(2, { uid: 'A2', price: 190 })]
  const file = [
    'Artikelnummer;Preis;Aktiv;Lieferant',
    'A1;1,30;Ja;Mühle',
    'A2;1,90;ja;Mühle',
    'A1;1,40;Ja;',
    'A2;viel;vielleicht;',
    'N1;2,00;Ja;',
  ].join('\r\n')
  const outcomes = run(rows, file)

  it('found again by its key, or new', () => {
    expect(outcomes.map(({ kind, row }) => [kind, row?.id ?? null])).toEqual([
      ['changed', 1],
      ['same', 2],
      ['faulty', 1],
      ['faulty', 2],
      ['faulty', null],
    ])
    expect(outcomes[0]?.changes).toEqual({ price: 130 })
  })
  it('and told what is wrong in which column', () => {
    expect(outcomes[2]?.faults).toEqual([{ column: null, message: texts.import.twice }])
    expect(outcomes[3]?.faults).toEqual([
      { column: 1, message: 'Bitte geben Sie eine Zahl an.' },
      { column: 2, message: 'Dieser Wert hat nicht den richtigen Typ.' },
    ])
    expect(outcomes[4]?.faults[0]?.message).toMatch(/Name: Bitte füllen Sie dieses Feld aus\./)
  })
})

it('A row is told by its place in the file, whatever empty rows stand before it', () => {
  const outcomes = run(
    [rowOf(1, { uid: 'A1', price: 120 })],
    'Artikelnummer;Preis\r\n;\r\nA1;viel\r\n\r\nA1;1,30\r\n;\r\n',
  )
  expect(outcomes.map(({ line, kind }) => [line, kind])).toEqual([
    [1, 'faulty'],
    [3, 'changed'],
  ])
})

it('A supplier’s file finds products by the number of their barcode, and is told one with a mistake', () => {
  const rows = [rowOf(1, { uid: 'A1', gtin: '4006381333931', price: 120 })]
  const outcomes = run(rows, 'Barcode (EAN);Preis\r\n4006381333931;1,30')
  expect(outcomes).toMatchObject([{ kind: 'changed', row: { id: 1 }, changes: { price: 130 } }])
  const [faulty] = run(rows, 'Artikelnummer;Barcode (EAN)\r\nA1;4006381333932')
  expect(faulty?.faults).toEqual([{ column: 1, message: validationMessages.checkDigit }])
})

it('What is exported and imported again changes nothing', async () => {
  const rows = [
    rowOf(1, { name: '=Semmel', description: 'a;b\n"c"', price: 5 }),
    rowOf(2, { allergens: ['milk'], gtin: '96385074' }),
    rowOf(3, { tags: [7, 8] }),
  ]
  const file = new Uint8Array(await csvOf(products, rows, titles).arrayBuffer())
  expect(run(rows, file).map(({ kind }) => kind)).toEqual(['same', 'same', 'same'])
})

describe('The same file once more changes nothing', () => {
  /** What is there after the new rows of a file were taken over. */
  const after = (file: string, rows: readonly ReturnType<typeof rowOf>[] = []) =>
    run(rows, file).flatMap(({ kind, changes }, index) => (kind === 'new' ? [rowOf(100 + index, changes)] : []))
  const kindsOf = (rows: readonly ReturnType<typeof rowOf>[], file: string) => run(rows, file).map(({ kind }) => kind)
  const whole = 'Preis;Steuerklasse (Lieferung);Name;Artikelnummer'

  it('also where its rows have no number of their own, and some of them read the same', () => {
    const file = [whole, '1,30;normal;Semmel;', '2;normal;Weckerl;', '1,30;normal;Semmel;'].join('\r\n')
    expect(kindsOf([], file)).toEqual(['new', 'new', 'new'])
    expect(kindsOf(after(file), file)).toEqual(['same', 'same', 'same'])
    // A fourth like them is one more.
    expect(kindsOf(after(file), `${file}\r\n1,30;normal;Semmel;`).at(-1)).toBe('new')
  })
  it('whatever the case its numbers are written in, and a new one that comes twice is told', () => {
    const file = [whole, '1,30;normal;Semmel;N1', '1,40;normal;Semmel;n1 '].join('\r\n')
    expect(run([], file).map(({ kind, faults }) => [kind, ...faults.map(({ message }) => message)])).toEqual([
      ['new'],
      ['faulty', texts.import.twice],
    ])
    expect(kindsOf([rowOf(1, { uid: 'n1', price: 130 })], 'Artikelnummer;Preis\r\nN1;1,35')).toEqual(['changed'])
  })
})

it('What several are called has its number behind it, so that a file never means another one', () => {
  const names = namesIn([
    [1, 'Ofen'],
    [2, 'Theke'],
    [3, 'öfen'],
  ])
  expect([1, 2, 3, 4].map(names.nameOf)).toEqual(['Ofen (1)', 'Theke', 'öfen (3)', undefined])
  expect(['Ofen', 'ofen (3)', 'THEKE', 'Bar'].map(names.idOf)).toEqual([undefined, 3, 2, undefined])
})
