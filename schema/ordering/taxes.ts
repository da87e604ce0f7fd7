/** Taxes of one rate. Integer cents, rate in percent. */
export interface TaxRow {
  readonly rate: number
  readonly net: number
  readonly tax: number
  readonly gross: number
}
/** A part of the total and the rate it is taxed with. */
export interface Share {
  readonly rate: number
  readonly gross: number
}
interface TaxSplit {
  readonly goodsNet: number
  readonly deliveryNet: number
  readonly totalNet: number
  /** Ascending by rate, rates without an amount left out. */
  readonly taxes: readonly TaxRow[]
}

/**
 * Taxes from the sums per rate. Within a rate the running sum goods, deposit, delivery is rounded, never
 * each part alone: so the parts add up to the row and the rows to the total without a cent to explain.
 */
export function splitTaxes(goods: readonly Share[], deposits: readonly Share[], delivery: Share): TaxSplit {
  const rates = [...new Set([...goods, ...deposits, delivery].map(share => share.rate))].toSorted((a, b) => a - b)
  let goodsNet = 0
  let deliveryNet = 0
  const taxes = rates.map(rate => {
    const upToGoods = grossAt(goods, rate)
    const upToDeposit = upToGoods + grossAt(deposits, rate)
    const gross = upToDeposit + grossAt([delivery], rate)
    const net = netCents(gross, rate)
    goodsNet += netCents(upToGoods, rate)
    deliveryNet += net - netCents(upToDeposit, rate)
    return { rate, net, tax: gross - net, gross }
  })
  const totalNet = taxes.reduce((sum, row) => sum + row.net, 0)
  return { goodsNet, deliveryNet, totalNet, taxes: taxes.filter(row => row.gross > 0) }
}

const grossAt = (shares: readonly Share[], rate: number): number =>
  shares.reduce((sum, share) => (share.rate === rate ? sum + share.gross : sum), 0)

const netCents = (gross: number, rate: number): number => Math.round(Number((gross / (1 + rate / 100)).toPrecision(15)))
