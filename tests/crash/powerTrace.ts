import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pinnedNode } from '../../scripts/project.mjs'
import { allHoursBusiness } from '../support/allHours.ts'
import { seededDataDir } from '../support/dataDir.ts'
import { databaseIn } from './app.ts'

/** What a process did to its files, in the order it did it. */
export type Step =
  | { readonly kind: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'sync'; readonly file: string }
  /** An acknowledgement left the process. */
  | { readonly kind: 'ack'; readonly text: string }

export interface Trace {
  /** The database as it lay on the disk before. */
  readonly base: Buffer
  readonly steps: readonly Step[]
}

const ACKS = 'acks.log'
const root = join(import.meta.dirname, '../..')
const calls = 'trace=pwrite64,fsync,fdatasync,ftruncate,unlink,write'

/** Lets a process of its own place so many orders and writes down every write and sync of the database, and every answer. */
export async function traceOrders(orders: number, durability: 'full' | 'normal'): Promise<Trace> {
  const dataDir = await seededDataDir(allHoursBusiness())
  const traces = mkdtempSync(join(tmpdir(), 'trace-'))
  try {
    const file = databaseIn(dataDir)
    const base = readFileSync(file)
    const watched = [file, `${file}-wal`, join(dataDir, ACKS)].flatMap(path => ['-P', path])
    const strace = ['-ff', '--seccomp-bpf', '-y', '-xx', '-s', '200000', '-e', calls, '-o', join(traces, 'thread')]
    const program = [pinnedNode(), 'tests/crash/powerWriter.ts', String(orders), durability]
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DEMO: 'false',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    }
    const ended = spawnSync('strace', [...strace, ...watched, ...program], { cwd: root, env, encoding: 'utf8' })
    const steps = readdirSync(traces).map(name => stepsIn(readFileSync(join(traces, name), 'latin1')))
    // All of it happens on one thread: SQLite is called, it does not call back.
    const busy = steps.filter(({ length }) => length > 0)
    const [only = []] = busy
    if (busy.length !== 1 || only.filter(({ kind }) => kind === 'ack').length !== orders)
      throw new Error(`The orders were not written as they should: ${ended.stdout}${ended.stderr}`)
    return { base, steps: only }
  } finally {
    for (const folder of [dataDir, traces]) rmSync(folder, { recursive: true, force: true })
  }
}

/** The system calls strace wrote down; its strings are hexadecimal throughout. */
function stepsIn(text: string): Step[] {
  return text.split('\n').flatMap((line): Step[] => {
    const [, call, path = '', rest = ''] = /^(\w+)\(\d+<([^>]*)>(.*)$/.exec(line) ?? []
    if (!call) return line.startsWith('unlink(') ? unforeseen(line) : []
    const file = basename(decoded(path).toString('utf8'))
    if (call === 'fsync' || call === 'fdatasync') return [{ kind: 'sync', file }]
    if (call === 'ftruncate') return [{ kind: 'truncate', file, size: Number(/^, (\d+)/.exec(rest)?.[1]) }]
    const end = rest.lastIndexOf('"')
    const bytes = decoded(rest.slice(3, end))
    const [length, at] = numbersIn(rest.slice(end))
    if (bytes.length !== length) return unforeseen(line)
    if (file === ACKS) return [{ kind: 'ack', text: bytes.toString('utf8') }]
    return at === undefined ? unforeseen(line) : [{ kind: 'write', file, at, bytes }]
  })
}

const decoded = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex')
/** `", 4096, 8192) = 4096`: the length, the place where the call has one. */
const numbersIn = (text: string): number[] => (text.split(')')[0]?.match(/\d+/g) ?? []).map(Number)

function unforeseen(line: string): never {
  throw new Error(`The replayer does not know what this does: ${line.slice(0, 200)}`)
}
