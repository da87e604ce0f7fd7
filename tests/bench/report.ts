import { markdownTable } from '../support/results.ts'
import type { Duel, Outcome } from './duel.ts'

/** One line of the report. `met` is null where there is no goal. */
export interface Line {
  readonly name: string
  readonly ours: string
  readonly beside: string
  readonly ratio?: number
  readonly latency?: string
  /** Microseconds of server CPU per request, or per document for replication. */
  readonly cpu?: { readonly ours: number | null; readonly beside: number | null }
  readonly goal: string
  readonly met: boolean | null
}

export function lineOf({ name, goal }: Duel, { ours, floor, ratio }: Outcome): Line {
  return {
    name,
    ours: `${whole(ours.perSecond)}/s`,
    beside: `${whole(floor.perSecond)}/s`,
    ratio,
    latency: `${ours.p50.toFixed(1)} / ${ours.p99.toFixed(1)}`,
    cpu: { ours: ours.cpu, beside: floor.cpu },
    goal: goal === undefined ? '–' : `≥ ${goal.toFixed(2)}`,
    met: goal === undefined ? null : ratio >= goal,
  }
}

export function tableOf(lines: readonly Line[]): string {
  const headings = [
    'row',
    'ours',
    'beside',
    'ratio',
    'p50 / p99 ms',
    'CPU µs ours / beside',
    'CPU ratio',
    'goal',
    'met',
  ]
  return markdownTable(
    headings,
    lines.map(({ name, ours, beside, ratio, latency = '', cpu, goal, met }) => [
      name,
      ours,
      beside,
      ratio?.toFixed(2) ?? '',
      latency,
      cpu?.ours && cpu.beside ? `${cpu.ours.toFixed(0)} / ${cpu.beside.toFixed(0)}` : '',
      cpu?.ours && cpu.beside ? (cpu.beside / cpu.ours).toFixed(2) : '',
      goal,
      met === null ? '–' : met ? 'yes' : 'NO',
    ]),
  )
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
