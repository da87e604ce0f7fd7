import { keysOf } from '../../../../schema/base/keys.ts'
import { branches } from '../../../../schema/business/branch.ts'
import { type Mode, modes } from '../../../../schema/business/modes.ts'
import { products } from '../../../../schema/catalogue/product.ts'
import { taxedAreas, taxedUse } from '../../../../schema/ordering/taxRates.ts'
import type { Row } from '../../../data/office/office.ts'
import { texts } from './texts.ts'

/** A price that is taxed by a class. */
export interface Concerned {
  readonly key: string
  readonly title: string
  /** In which modes alone, or what of the product; '' where it is all of it. */
  readonly only: string
  /** Cents that guests pay. */
  readonly price: number
}

const taxedFields = products.shape
  .pick({
    name: true,
    price: true,
    tax: true,
    takeawayTax: true,
    dineInTax: true,
    deposit: true,
  })
  .strip()
const areaFields = branches.shape.pick({ name: true, deliveryAreas: true }).strip()

/** Products with what of them a class taxes. */
export function concernedProducts(rows: Iterable<Row>, taxClass: string): readonly Concerned[] {
  return [...rows].flatMap(({ id, body }) => {
    const read = taxedFields.safeParse(body)
    const use = read.success ? taxedUse(read.data, taxClass) : null
    if (!read.success || !use) return []
    const { name, price, deposit } = read.data
    const own = use.modes.length > 0 ? [{ key: `${id}`, title: name, only: onlyIn(use.modes), price }] : []
    if (!use.isDeposit || !deposit) return own
    return [...own, { key: `${id}-deposit`, title: name, only: texts.deposit, price: deposit.amount }]
  })
}

/** What the way to a guest costs where a class taxes it. */
export function concernedAreas(rows: Iterable<Row>, taxClass: string): readonly Concerned[] {
  return [...rows].flatMap(({ id, body }) => {
    const read = areaFields.safeParse(body)
    if (!read.success) return []
    return taxedAreas(read.data.deliveryAreas, taxClass).map(({ area, price }, place) => ({
      key: `branch-${id}-${place}`,
      title: texts.delivery(area, read.data.name),
      only: '',
      price,
    }))
  })
}

const onlyIn = (own: readonly Mode[]): string =>
  own.length === keysOf(modes).length ? '' : texts.only(own.map(mode => modes[mode].label).join(', '))
