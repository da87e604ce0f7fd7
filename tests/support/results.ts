import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../bench-results', import.meta.url))

/** Rows under headings as a markdown table, its columns aligned. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [headings, headings.map(() => '---'), ...rows].map(cells => cells.map(String))
  const widths = headings.map((_, column) => Math.max(...lines.map(cells => (cells[column] ?? '').length)))
  return lines
    .map(cells => `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`)
    .join('\n')
}

/** Writes `bench-results/{name}.json` with the machine and the commit beside the figures; returns its path. */
export function saveResults(name: string, figures: object): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  writeFileSync(file, `${JSON.stringify({ ...circumstances(), ...figures }, null, 2)}\n`)
  return file
}

/** `--kills=20` as `{kills: 20}` over the defaults. Throws at an option that is not among them. */
export function options<Defaults extends Record<string, number>>(
  defaults: Defaults,
  given: readonly string[],
): Defaults {
  const chosen: Record<string, number> = { ...defaults }
  for (const argument of given) {
    const [, name = '', value = ''] = /^--([a-z]+)=(\d+)$/.exec(argument) ?? []
    if (!(name in defaults))
      throw new Error(
        `${argument}: options are ${Object.keys(defaults)
          .map(each => `--${each}=${defaults[each]}`)
          .join(' ')}`,
      )
    chosen[name] = Number(value)
  }
  return chosen as Defaults
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** The value that `share` (0 to 1) of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function circumstances() {
  const [cpu] = cpus()
  return {
    at: new Date().toISOString(),
    commit: commit(),
    node: process.version,
    cpu: `${cpus().length} × ${cpu?.model ?? 'unknown'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    load: loadavg().map(load => Math.round(load * 100) / 100),
  }
}

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}
