import { csvRows } from '../../client/office/transfer/csv.ts'
import { dryRun, mappingOf, type Outcome } from '../../client/office/transfer/dryRun.ts'
import { texts } from '../../client/office/transfer/texts.ts'
import { windows1252 } from '../../schema/base/windows1252.ts'
import { products } from '../../schema/catalogue/product.ts'
import { median } from '../support/results.ts'
import { line } from './pageProbe.ts'
import type { Line } from './report.ts'

const PRODUCTS = 5000
/** One row in so many has a price that is none. */
const FAULTY = 50
/** Milliseconds. */
const goals = { dryRun: 3000 } as const

type Known = Parameters<typeof dryRun>[0]['rows']

/** A file of Excel with 5,000 products, looked at before anything is written: new, with faults, and once more after it was taken over. */
export function importLines(rounds: number): Line[] {
  const [faulty, whole] = [fileOf(true), fileOf(false)]
  const fresh = timed(rounds, () => lookedAt(faulty, []))
  const taken = rowsOf(lookedAt(whole, []))
  const again = timed(rounds, () => lookedAt(whole, taken))
  const faults = fresh.result.flatMap(each => each.faults)
  const same = again.result.filter(({ kind }) => kind === 'same').length
  return [
    {
      ...line(`import: dry run of ${PRODUCTS} new products`, { wall: fresh.wall, cpu: null }, goals.dryRun),
      latency: `${faults.length} faults, each with its column: ${faults.every(({ column }) => column !== null)}`,
    },
    {
      ...line('import: the same file once more', { wall: again.wall, cpu: null }, goals.dryRun),
      latency: `${same} of ${PRODUCTS} change nothing`,
      met: again.wall <= goals.dryRun && same === PRODUCTS,
    },
  ]
}

/** Semicolons, decimal commas, quotes and Windows-1252, as Excel writes them in Austria. */
function fileOf(hasFaults: boolean): Uint8Array {
  const rows = Array.from({ length: PRODUCTS }, (_, index) => {
    const price =
      hasFaults && index % FAULTY === 0 ? 'nach Gewicht' : `${1 + (index % 40)},${String(index % 100).padStart(2, '0')}`
    return [
      `N${index}`,
      `"Österreichische Semmel; groß ${index}"`,
      price,
      'normal',
      'Ja',
      'Milch und Laktose | Ei',
      `"Knusprig, ""resch"" – Größe ${index % 7}"`,
    ]
  })
  const heads = ['Artikelnummer', 'Name', 'Preis', 'Steuerklasse (Lieferung)', 'Aktiv', 'Allergene', 'Beschreibung']
  return windows1252([heads, ...rows].map(row => `${row.join(';')}\r\n`).join(''))
}

function lookedAt(file: Uint8Array, rows: Known): readonly Outcome[] {
  const [heads = [], ...lines] = csvRows(file)
  const titles = { titleOf: () => undefined, idOf: () => undefined }
  const options = { entity: products, rows, titles, mayCreate: true, mayChange: () => true, texts: texts.import }
  return dryRun(options, mappingOf(products, heads), lines)
}

const rowsOf = (outcomes: readonly Outcome[]): Known =>
  outcomes.map(({ changes }, index) => ({ id: index + 1, rev: '1-a', body: changes, state: 'saved' }))

function timed<T>(rounds: number, work: () => T): { readonly wall: number; readonly result: T } {
  const walls: number[] = []
  let result = work()
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    result = work()
    walls.push(performance.now() - began)
  }
  return { wall: median(walls), result }
}
