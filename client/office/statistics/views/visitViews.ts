import type { StatisticAnswer, StatisticContents } from '../../../../schema/statistics/answers.ts'
import { pointsOf } from '../points.ts'
import { matrixView } from './matrixView.ts'
import { bucketNames, plain, type Reading, seriesView, type View } from './view.ts'

type Answer<Name extends keyof StatisticContents> = StatisticAnswer<Name>
type SeriesName = 'unique-visitors' | 'page-views'

const visitSeries =
  (value: string) =>
  (answer: Answer<SeriesName>, { before, now }: Reading<Answer<SeriesName>>): View =>
    seriesView(pointsOf(answer.series, before?.series ?? null, answer, now), {
      unit: 'count',
      total: answer.total,
      first: bucketNames[answer.unit],
      value,
    })
export const visitorsView = visitSeries('Tagesbesucher')
export const pageViewsView = visitSeries('Seitenaufrufe')

export const visitorTimesView = ({ matrix }: Answer<'visitor-times'>): View => matrixView(matrix, 'Besucher')

/** Pages by how often they were seen; where visits began and ended stands in the table. */
export const pagesView = ({ rows }: Answer<'pages'>): View => ({
  ...plain,
  drawing: {
    kind: 'rows',
    rows: rows.map(({ key, views, visitors }) => ({
      key,
      label: key,
      value: views,
      share: null,
      hint: `${visitors.toLocaleString('de-DE')} Besucher`,
    })),
  },
  unit: 'count',
  table: {
    columns: [
      { label: 'Seite', unit: 'text' },
      { label: 'Aufrufe', unit: 'count' },
      { label: 'Besucher', unit: 'count' },
      { label: 'Einstiege', unit: 'count' },
      { label: 'Ausstiege', unit: 'count' },
    ],
    rows: rows.map(({ key, views, visitors, entries, exits }) => [key, views, visitors, entries, exits]),
  },
  isEmpty: rows.length === 0,
})

export const eventsView = ({ rows }: Answer<'events'>): View => ({
  ...plain,
  drawing: {
    kind: 'rows',
    rows: rows.map(({ key, count, visitors }) => ({
      key,
      label: key,
      value: count,
      share: null,
      hint: `${visitors.toLocaleString('de-DE')} Besucher`,
    })),
  },
  unit: 'count',
  table: {
    columns: [
      { label: 'Ereignis', unit: 'text' },
      { label: 'Anzahl', unit: 'count' },
      { label: 'Besucher', unit: 'count' },
    ],
    rows: rows.map(({ key, count, visitors }) => [key, count, visitors]),
  },
  isEmpty: rows.length === 0,
})

export const flowView = ({ nodes, links, paths }: Answer<'event-flow'>): View => ({
  ...plain,
  drawing: {
    kind: 'flow',
    flow: { nodes: nodes.map(({ id, step, key, visits }) => ({ id, step, label: key, visits })), links },
  },
  unit: 'count',
  table: {
    columns: [
      { label: 'Weg', unit: 'text' },
      { label: 'Besuche', unit: 'count' },
    ],
    rows: paths.map(({ steps, visits }) => [steps.join(' → '), visits]),
  },
  isEmpty: nodes.length === 0,
})

type ShareName =
  | 'referrers'
  | 'browsers'
  | 'operating-systems'
  | 'resolutions'
  | 'device-pixel-ratios'
  | 'color-schemes'

/** How visitors divide; `first` names what by, `labelOf` writes a key. */
export const shareView =
  (first: string, labelOf: (key: string) => string = key => key) =>
  ({ rows }: Answer<ShareName>): View => ({
    ...plain,
    drawing: {
      kind: 'rows',
      rows: rows.map(({ key, visitors, share }) => ({ key, label: labelOf(key), value: visitors, share })),
    },
    unit: 'count',
    table: {
      columns: [
        { label: first, unit: 'text' },
        { label: 'Besucher', unit: 'count' },
        { label: 'Anteil', unit: 'share' },
      ],
      rows: rows.map(({ key, visitors, share }) => [labelOf(key), visitors, share]),
    },
    isEmpty: rows.length === 0,
  })
