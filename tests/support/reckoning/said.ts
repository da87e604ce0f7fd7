import { branches } from '../../../schema/business/branch.ts'
import { config } from '../../../schema/business/config.ts'
import { fromJson } from '../../../server/base/storage/json.ts'
import { receiptLines } from '../../../server/counter/printing/paper/receipt.ts'
import { moneyOf } from '../../../server/messages/mail/money.ts'
import type { Shop } from '../shop.ts'
import type { Bill } from './reckon.ts'

/** What of a bill each of the places that show it says; where a place does not say something, it is left out. */
interface Said {
  readonly place: string
  readonly total: number
  readonly lines?: readonly number[]
  readonly goods?: number
  readonly pfand?: number
  readonly way?: number
  readonly taxes?: readonly {
    readonly rate: number
    readonly tax: number
    readonly net?: number
    readonly gross?: number
  }[]
}

/** Everything the shop says of an order: to its guest, on the boards, in mails and on paper. */
export async function saidOf(shop: Shop, id: number): Promise<Said[]> {
  const { orders, documents } = shop.storage.read
  const [order, items] = [await orders.byId(id), await orders.items(id)]
  const [branch, settings] = [await documents.entity(branches, 1), await documents.entity(config, 1)]
  if (!order || !branch || !settings) throw new Error('The shop has lost something.')
  const { data } = await (await shop.request(`/api/orders/public/${order.uid}/${order.hash}`)).json()
  const { receipt } = data
  const board = JSON.parse((await documents.entry('branch-1', 'orders', id))?.body ?? '{}')
  const occasion = { kind: 'edited', order, items: items.filter(({ amount }) => amount > 0), branch, config: settings }
  const letter = moneyOf({
    ...occasion,
    kind: 'edited',
    table: null,
    hidden: new Set(),
    refunded: 0,
    credit: null,
    origin: '',
  })
  const facts = { order, items, isPart: false, allergens: [], width: 48, branch, shopName: '', businessName: '' }
  const paper = receiptLines({ ...facts, statusAddress: '', now: 0 }).flatMap(line =>
    'text' in line ? [line.text] : [],
  )
  const pricing = fromJson(order.pricing)
  const present = (lines: readonly { gross: number; amount: number }[]) =>
    lines.filter(({ amount }) => amount > 0).map(({ gross }) => gross)
  return [
    {
      place: 'guest',
      total: data.totalGross,
      lines: data.items.map(({ gross }: { gross: number }) => gross),
      goods: receipt.goods,
      pfand: receipt.deposit,
      way: receipt.delivery,
      taxes: receipt.taxes,
    },
    { place: 'books', total: order.totalGross, lines: present(items), goods: pricing.gross, taxes: pricing.taxes },
    { place: 'board', total: board.totalGross, lines: present(board.items) },
    {
      place: 'mail',
      total: centsIn(letter.total.value),
      lines: letter.items.map(({ price }) => centsIn(price)),
      taxes: letter.taxes.map(({ label, value }) => ({ rate: percentIn(label), tax: centsIn(value) })),
    },
    {
      place: 'paper',
      total: centsIn(paper.find(text => text.startsWith('Gesamt')) ?? ''),
      taxes: paper
        .filter(text => text.startsWith('USt.'))
        .map(text => ({ rate: percentIn(text), tax: centsIn(text.replace(/^USt\. [\d,]+ %/, '')) })),
    },
  ]
}

/** What one of the places says otherwise than the bill; the lines of a bill are those that are still there. */
export function differences({ place, ...said }: Said, bill: Bill): string[] {
  const { lines, goods, pfand, way, total, taxes } = bill
  const right = { total, goods, pfand, way, lines: lines.filter(({ gross }) => gross > 0).map(({ gross }) => gross) }
  const told = Object.entries({ ...said, lines: said.lines?.filter(gross => gross > 0) })
  const sums = told.flatMap(([name, value]) => {
    const expected: unknown = Object.entries(right).find(([key]) => key === name)?.[1]
    const isSame = name === 'taxes' || value === undefined || JSON.stringify(value) === JSON.stringify(expected)
    return isSame ? [] : [`${place} ${name}: ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`]
  })
  // Mails name no tax of nothing.
  const rows = place === 'mail' ? taxes.filter(({ rate }) => rate > 0) : taxes
  const isTaxed =
    !said.taxes ||
    (said.taxes.length === rows.length &&
      said.taxes.every((row, index) => {
        const { rate, tax, net, gross } = { ...rows[index], ...row }
        const own = rows[index]
        return rate === own?.rate && tax === own.tax && net === own.net && gross === own.gross
      }))
  return isTaxed ? sums : [...sums, `${place} taxes: ${JSON.stringify(said.taxes)}, not ${JSON.stringify(rows)}`]
}

/** '1.234,50 €' is 123450. */
function centsIn(text: string): number {
  const [, euros = '', cents = ''] = /(-?[\d.]+),(\d\d)/.exec(text) ?? []
  return Number(`${euros.replaceAll('.', '')}${cents}`)
}

/** '4,9 %' is 4.9. */
const percentIn = (text: string): number =>
  Number(/([\d,]+) %/.exec(text.replaceAll('\u00a0', ' '))?.[1]?.replace(',', '.'))
