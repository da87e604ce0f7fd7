import { decimal, type Fraction, nearest, per, times, upward, whole } from './fraction.ts'
import { areas, classes, type Measure, measures, NEW_YEAR, type TaxName, type Ware } from './wares.ts'

/**
 * What an order costs and how it is taxed: a second implementation, written from the specification and the contract and from
 * nothing of the product's. Money is whole cents; everything between is exact.
 */

export interface Line {
  readonly ware: Ware
  readonly amount: number
  readonly measure: Measure
  /** Names of the choices. */
  readonly chosen: readonly string[]
}

export interface Bill {
  readonly lines: readonly { readonly gross: number; readonly pfand: number }[]
  readonly goods: number
  readonly pfand: number
  readonly way: number
  readonly total: number
  /** By rate, lowest first; rates without money are left out. */
  readonly taxes: readonly {
    readonly rate: number
    readonly net: number
    readonly tax: number
    readonly gross: number
  }[]
}

export interface Terms {
  readonly mode: 'delivery' | 'takeaway' | 'dineIn'
  readonly area: (typeof areas)[number] | null
  /** Local date of supply. */
  readonly day: string
  /** The most the way may cost: what it cost when the order was placed. */
  readonly wayAtMost?: number
}

/** `plant` is added to every net amount before it is rounded, as a fault on purpose. */
export function billOf(lines: readonly Line[], { mode, area, day, wayAtMost }: Terms, plant?: Fraction): Bill {
  const priced = lines.map(line => ({ gross: grossOf(line), pfand: pfandOf(line) }))
  const goods = sum(priced.map(({ gross }) => gross))
  const isFree = !area || (area.freeFrom !== null && goods >= area.freeFrom)
  const way = Math.min(isFree ? 0 : area.cents, wayAtMost ?? Number.POSITIVE_INFINITY)
  const rated: [number, number][] = lines.flatMap(({ ware }, index): [number, number][] => [
    [rateOn(ware.tax[mode], day), priced[index]?.gross ?? 0],
    [rateOn(ware.pfand?.tax ?? ware.tax[mode], day), priced[index]?.pfand ?? 0],
  ])
  if (area) rated.push([rateOn(area.tax, day), way])
  const rates = [...new Set(rated.map(([rate]) => rate))].toSorted((one, other) => one - other)
  const taxes = rates
    .map(rate => taxRow(rate, sum(rated.filter(([other]) => other === rate).map(([, cents]) => cents)), plant))
    .filter(({ gross }) => gross > 0)
  const pfand = sum(priced.map(each => each.pfand))
  return { lines: priced, goods, pfand, way, total: goods + pfand + way, taxes }
}

/** Net is gross by one and the rate; tax is the rest. */
function taxRow(rate: number, gross: number, plant?: Fraction): Bill['taxes'][number] {
  const net = nearest(per(times(whole(gross), whole(100)), times(decimal(rate + 100))), plant)
  return { rate, net, tax: gross - net, gross }
}

const rateOn = (name: TaxName, day: string): number => classes[name][day < NEW_YEAR ? 0 : 1]

function grossOf({ ware, amount, measure, chosen }: Line): number {
  const picked = ware.choices.filter(({ name }) => chosen.includes(name))
  const price = picked.findLast(({ kind }) => kind === 'overwrite')?.cents ?? ware.cents
  const added = sum(picked.map(({ kind, cents }) => (kind === 'add' ? cents : kind === 'subtract' ? -cents : 0)))
  const cents = whole(Math.max(0, price + added))
  const parts = per(inMeasure(ware, amount, measure, ware.forMeasure), decimal(ware.forAmount))
  return nearest(times(cents, parts))
}

/** Whole pieces: of its own kind, or else of the pack it is counted in. What is only measured is one. */
function pfandOf({ ware, amount, measure }: Line): number {
  if (!ware.pfand || amount === 0) return 0
  const counted = [ware.own, ware.pack?.measure].find(each => each === 'amount' || each === 'package')
  return ware.pfand.cents * (counted ? upward(inMeasure(ware, amount, measure, counted)) : 1)
}

function inMeasure(ware: Ware, amount: number, from: Measure, to: Measure): Fraction {
  const owns = (measure: Measure): Fraction => {
    const isPack = ware.pack?.measure === measure && measure !== ware.own
    return isPack ? decimal(ware.pack?.holds ?? 1) : per(decimal(measures[measure]), decimal(measures[ware.own]))
  }
  return per(times(decimal(amount), owns(from)), owns(to))
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0)
