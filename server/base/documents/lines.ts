import { randomBytes } from 'node:crypto'
import type { Transaction } from '../storage/storage.ts'

/** Starts that are remembered; a client that was away for more of them begins anew. */
const KEPT = 200

/**
 * What a server told between one start and the next. A data folder that was put back begins a line of its own at its next
 * start: positions of the line that is lost are known by its name, however far this database has come meanwhile.
 */
interface Line {
  readonly name: string
  /** How far each database had come when it ended. */
  readonly ends: Readonly<Record<string, number>>
}

interface Lines {
  /** Name of the line that is being told. */
  readonly present: string
  /** Whether this database told a position in that line, or may tell it: the present one ends at `position`. */
  hasTold(line: string, database: string, seq: number, position: number): boolean
}

/** Ends the line of the former start and begins one. */
export async function beginLine({ documents, boards }: Transaction): Promise<Lines> {
  const former: Line[] = JSON.parse((await documents.fact(FACT)) ?? '[]')
  const last = former.at(-1)
  const ends = Object.fromEntries(await boards.family('feed'))
  const ended = last ? [...former.slice(0, -1), { ...last, ends }] : []
  const present = randomBytes(6).toString('hex')
  await documents.putFact(FACT, JSON.stringify([...ended.slice(-KEPT), { name: present, ends: {} }]))
  const known = new Map(ended.map(line => [line.name, line.ends]))
  return {
    present,
    hasTold(line, database, seq, position) {
      if (line === present) return seq <= position
      return seq <= (known.get(line)?.[database] ?? -1)
    },
  }
}

/** Whether this database ever told a line of that name. */
export async function hasLine({ documents }: Pick<Transaction, 'documents'>, name: string): Promise<boolean> {
  const lines: Line[] = JSON.parse((await documents.fact(FACT)) ?? '[]')
  return lines.some(line => line.name === name)
}

/** Nothing that was told counts any longer: under a new epoch everybody begins anew. */
export const forgetLines = ({ documents }: Transaction): Promise<void> => documents.putFact(FACT, '[]')

const FACT = 'lines'
