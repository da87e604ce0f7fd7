import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Audience, audiences, audiencesOf } from '../../../schema/base/access.ts'
import type { Me } from '../../../schema/base/calls.ts'
import type { BaseDeps } from '../deps.ts'
import { createShelf, type InitEntry, type Shelf } from './initShelf.ts'

/** `/api/init` as finished bytes. */
export interface InitAnswer {
  readonly etag: string
  readonly text: string
  /** Finished bytes of the best encoding that is ready. */
  encoded(
    accepted: string,
  ):
    | { readonly encoding: 'br' | 'gzip' | null; readonly bytes: Buffer }
    | Promise<{ encoding: 'br' | 'gzip' | null; bytes: Buffer }>
}

/** `/api/init` of one audience as it stands: put together once per change. */
export interface InitSnapshot {
  readonly seq: string
  readonly entries: readonly InitEntry[]
  /** Epoch ms at which it was read. */
  readonly at: number
  /** Its text and bytes, made when somebody asks for them: a page that is drawn needs neither. */
  answer(): InitAnswer
}

export interface InitSnapshots {
  /** Of the fullest database this person may read. */
  of(actor: Parameters<typeof audiencesOf>[0]): Promise<InitSnapshot>
}

type Deps = Pick<BaseDeps, 'storage' | 'feeds' | 'entities' | 'clock'>

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Snapshots by audience, renewed when somebody asks after a change. */
export function createInitSnapshots(deps: Deps): InitSnapshots {
  const ready = new Map<Audience, { position: number; snapshot: Promise<InitSnapshot> }>()
  const shelves = new Map(audiences.map(database => [database, createShelf(deps, database)]))
  let refinements = Promise.resolve()
  /** One refinement at a time, and none of what has changed meanwhile: the threads it takes serve files and sign-ins too. */
  const refineOf =
    (database: Audience, position: number): Refine =>
    work => {
      refinements = refinements.then(() => (ready.get(database)?.position === position ? work() : undefined))
    }
  return {
    of(actor) {
      const databases = audiencesOf(actor)
      const database = databases.at(-1) ?? 'public'
      // Positions only ever grow, and so does their sum with every change.
      const position = databases.reduce((sum, each) => sum + deps.feeds.position(each), 0)
      const known = ready.get(database)
      if (known?.position === position) return known.snapshot
      const snapshot = build(deps, databases, shelves, refineOf(database, position))
      ready.set(database, { position, snapshot })
      return snapshot
    },
  }
}

async function build(
  { feeds, entities, clock }: Deps,
  databases: readonly Audience[],
  shelves: ReadonlyMap<Audience, Shelf>,
  refine: Refine,
): Promise<InitSnapshot> {
  const main: Audience = databases.includes('office') ? 'office' : 'public'
  // The position is read first: what is committed while the rows are read is replayed by the feed, never skipped.
  const seq = feeds.token(feeds.position(main))
  const present = new Map<Audience, ReadonlyMap<string, InitEntry>>()
  for (const database of databases) present.set(database, (await shelves.get(database)?.present()) ?? new Map())
  const entries = entities.flatMap(entity => {
    const database = databases.toReversed().find(each => entity.audiences[each])
    return (database && present.get(database)?.get(entity.type)) ?? []
  })
  const at = clock.now()
  let answer: InitAnswer | undefined
  return {
    seq,
    entries,
    at,
    answer() {
      answer ??= answerOf(textOfInit({ seq, at }, entries.map(textOf)), refine)
      return answer
    },
  }
}

const texts = new WeakMap<InitEntry, string>()

/** The text of an answer, of the JSON of its entries. */
export const textOfInit = ({ seq, at }: Pick<InitSnapshot, 'seq' | 'at'>, entries: readonly string[]): string =>
  `{"data":[${entries.join(',\n')}],"seq":"${seq}","at":${at}}`

/** An entry as JSON, put together once: thousands of pages stay the same text when a menu moves. */
export function textOf(entry: InitEntry): string {
  const { url, isSingle, rows } = entry
  const list = () => rows.map(({ text }) => text).join(',')
  const text = texts.get(entry) ?? `{"url":"${url}","data":${isSingle ? (rows[0]?.text ?? 'null') : `[${list()}]`}}`
  texts.set(entry, text)
  return text
}

/** The same with an entry of who asks. It is theirs alone: made for one answer, and compressed as fast as it goes. */
export function withMe({ etag, text }: InitAnswer, me: Me): InitAnswer {
  const end = text.lastIndexOf('],"seq":')
  const mine = answerOf(`${text.slice(0, end)},\n{"url":"/users/me","data":${JSON.stringify(me)}}${text.slice(end)}`)
  // Until when a device may show it moves with every answer, and changes nothing.
  const { offlineUntil: _, ...who } = me
  return { ...mine, etag: `"${hashOf(`${etag}${JSON.stringify(who)}`)}"` }
}

/** Takes work that makes an answer smaller when there is time for it. */
type Refine = (work: () => Promise<void>) => void

/** How often a snapshot is sent before it is worth a second of work to send it smaller: after most changes it never is. */
const WORTH_REFINING = 20

/** Brotli 5 at once, for what is asked for often brotli 11, made by the thread pool: 1 s of work that must not block anybody. */
export function answerOf(text: string, refine: Refine = () => {}): InitAnswer {
  const raw = Buffer.from(text)
  const best: { br?: Buffer; gzip?: Buffer } = {}
  const pending: { br?: Promise<Buffer>; gzip?: Promise<Buffer> } = {}
  let sent = 0
  const brotli = (quality: number): Promise<Buffer> =>
    compressBrotli(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    })
  return {
    etag: `"${hashOf(raw)}"`,
    text,
    encoded(accepted) {
      if (/\bbr\b/.test(accepted)) {
        sent++
        if (sent === WORTH_REFINING)
          refine(async () => {
            best.br = await brotli(constants.BROTLI_MAX_QUALITY)
          })
        if (best.br) return { encoding: 'br', bytes: best.br }
        pending.br ??= brotli(5).then(bytes => (best.br ??= bytes))
        return pending.br.then(bytes => ({ encoding: 'br' as const, bytes }))
      }
      if (/\bgzip\b/.test(accepted)) {
        if (best.gzip) return { encoding: 'gzip', bytes: best.gzip }
        pending.gzip ??= compressGzip(raw, { level: 6 }).then(bytes => (best.gzip = bytes))
        return pending.gzip.then(bytes => ({ encoding: 'gzip' as const, bytes }))
      }
      return { encoding: null, bytes: raw }
    },
  }
}

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)
