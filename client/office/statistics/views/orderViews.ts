import { keysOf } from '../../../../schema/base/keys.ts'
import { modes } from '../../../../schema/business/modes.ts'
import type { StatisticAnswer, StatisticContents } from '../../../../schema/statistics/answers.ts'
import type { SplitPart } from '../chart/SplitChart.tsx'
import { shareText, valueText } from '../chart/values.ts'
import { pointsOf } from '../points.ts'
import { matrixView } from './matrixView.ts'
import { bucketNames, plain, type Reading, seriesView, type View } from './view.ts'

type Answer<Name extends keyof StatisticContents> = StatisticAnswer<Name>

const grossOf = ({ series }: Answer<'revenue'>) => series.map(({ t, gross }) => ({ t, value: gross }))

/** What was taken in, over time. */
export function revenueView(answer: Answer<'revenue'>, { before, now, currency }: Reading<Answer<'revenue'>>): View {
  const money = (cents: number) => valueText(cents, 'money', currency)
  return seriesView(pointsOf(grossOf(answer), before && grossOf(before), answer, now), {
    unit: 'money',
    total: answer.total,
    first: bucketNames[answer.unit],
    value: 'Umsatz',
    facts: [
      ['Netto', money(answer.net)],
      ['Steuern', money(answer.tax)],
      ['Erstattet', money(answer.refunds)],
      ['Spenden', money(answer.donations)],
    ],
  })
}

/** What of it is tax, by rate. */
export function taxView({ taxes, total }: Answer<'revenue'>): View {
  return {
    ...plain,
    drawing: {
      kind: 'split',
      parts: taxes.map(({ rate, gross }) => ({ key: String(rate), label: rateText(rate), value: gross })),
    },
    unit: 'money',
    table: {
      columns: [
        { label: 'Steuersatz', unit: 'text' },
        { label: 'Netto', unit: 'money' },
        { label: 'Steuer', unit: 'money' },
        { label: 'Brutto', unit: 'money' },
      ],
      rows: taxes.map(({ rate, net, tax, gross }) => [rateText(rate), net, tax, gross]),
    },
    isEmpty: taxes.length === 0,
    total,
  }
}

const rateText = (rate: number): string => `${rate.toLocaleString('de-DE')}\u00a0%`

export const ordersView = (answer: Answer<'orders'>, { before, now }: Reading<Answer<'orders'>>): View =>
  seriesView(pointsOf(answer.series, before?.series ?? null, answer, now), {
    unit: 'count',
    total: answer.total,
    first: bucketNames[answer.unit],
    value: 'Bestellungen',
  })

/** How orders reach their guests. */
export const modesView = ({ split, total }: Answer<'orders'>): View =>
  partsView(
    'Art',
    keysOf(modes).map(mode => ({ key: mode, label: modes[mode].label, value: split[mode] })),
    total,
  )

export const canceledView = (
  answer: Answer<'canceled-orders'>,
  { before, now }: Reading<Answer<'canceled-orders'>>,
): View =>
  seriesView(pointsOf(answer.series, before?.series ?? null, answer, now), {
    unit: 'count',
    total: answer.total,
    first: bucketNames[answer.unit],
    value: 'Ausgefallen',
    facts: [
      ['Aufgegeben', answer.placed.toLocaleString('de-DE')],
      ['Quote', shareText(answer.rate)],
    ],
  })

/** Why orders came to nothing. */
export const reasonsView = ({ rows, total }: Answer<'canceled-orders'>): View =>
  partsView(
    'Grund',
    rows.map(({ key, count }) => ({ key, label: reasons[key], value: count })),
    total,
  )

const reasons: Readonly<Record<Answer<'canceled-orders'>['rows'][number]['key'], string>> = {
  rejected: 'Vom Betrieb abgelehnt',
  canceledByShop: 'Vom Betrieb storniert',
  canceledByCustomer: 'Vom Gast abgesagt',
  paymentFailed: 'Zahlung gescheitert',
}

/** Orders in parts; `first` names by what. */
const partsView = (first: string, parts: readonly SplitPart[], total: number): View => ({
  ...plain,
  drawing: { kind: 'split', parts },
  unit: 'count',
  table: {
    columns: [
      { label: first, unit: 'text' },
      { label: 'Bestellungen', unit: 'count' },
      { label: 'Anteil', unit: 'share' },
    ],
    rows: parts.map(({ label, value }) => [label, value, total === 0 ? null : value / total]),
  },
  isEmpty: total === 0,
  total,
})

export const itemsView = (answer: Answer<'items'>, { before, now }: Reading<Answer<'items'>>): View =>
  seriesView(pointsOf(answer.series, before?.series ?? null, answer, now), {
    unit: 'count',
    total: answer.total,
    first: bucketNames[answer.unit],
    value: 'Verkaufte Artikel',
  })

/** What sells best, by what it brought or by how many. */
export function popularView({ rows, total }: Answer<'popular-items'>): View {
  return {
    ...plain,
    drawing: {
      kind: 'rows',
      rows: rows.map(({ product, name, quantity, gross }) => ({
        key: String(product),
        label: name,
        value: gross,
        share: null,
        hint: `${quantity.toLocaleString('de-DE')}\u00a0×`,
        to: `/products/${product}`,
      })),
    },
    unit: 'money',
    table: {
      columns: [
        { label: 'Artikel', unit: 'text' },
        { label: 'Menge', unit: 'count' },
        { label: 'Umsatz', unit: 'money' },
        { label: 'Bestellungen', unit: 'count' },
      ],
      rows: rows.map(({ name, quantity, gross, orders }) => [name, quantity, gross, orders]),
    },
    isEmpty: rows.length === 0 && total === 0,
  }
}

export const orderTimesView = ({ matrix }: Answer<'order-times'>): View => matrixView(matrix, 'Bestellungen')
export const appointmentTimesView = ({ appointments }: Answer<'order-times'>): View =>
  matrixView(appointments, 'Bestellungen')
