import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Audience, audiencesOf } from '../../../schema/base/access.ts'
import type { Me } from '../../../schema/base/calls.ts'
import type { Entity } from '../../../schema/base/entity.ts'
import type { BaseDeps } from '../deps.ts'
import { withRev } from './feeds.ts'

/** `/api/init` of one audience as it stands: built once per change, sent as finished bytes. */
interface InitSnapshot {
  readonly etag: string
  readonly seq: string
  readonly text: string
  /** The entries of the text, one by one: what is the same text is the same documents. */
  readonly entries: readonly string[]
  /** Epoch ms at which it was read. */
  readonly at: number
  /** Finished bytes of the best encoding that is ready. */
  encoded(
    accepted: string,
  ):
    | { readonly encoding: 'br' | 'gzip' | null; readonly bytes: Buffer }
    | Promise<{ encoding: 'br' | 'gzip' | null; bytes: Buffer }>
}

export interface InitSnapshots {
  /** Of the fullest database this person may read. */
  of(actor: Parameters<typeof audiencesOf>[0]): Promise<InitSnapshot>
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Snapshots by audience, rebuilt when somebody asks after a change. */
export function createInitSnapshots(deps: Pick<BaseDeps, 'storage' | 'feeds' | 'entities' | 'clock'>): InitSnapshots {
  const ready = new Map<Audience, { position: number; snapshot: Promise<InitSnapshot> }>()
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
      const snapshot = build(deps, databases, refineOf(database, position))
      ready.set(database, { position, snapshot })
      return snapshot
    },
  }
}

/** Takes work that makes a snapshot smaller when there is time for it. */
type Refine = (work: () => Promise<void>) => void

async function build(
  { storage, feeds, entities, clock }: Parameters<typeof createInitSnapshots>[0],
  databases: readonly Audience[],
  refine: Refine,
): Promise<InitSnapshot> {
  const main: Audience = databases.includes('office') ? 'office' : 'public'
  // The position is read first: what is committed while the rows are read is replayed by the feed, never skipped.
  const seq = feeds.token(feeds.position(main))
  const entries: string[] = []
  for (const entity of entities) {
    const database = databaseOf(entity, databases)
    if (!database) continue
    const rows = (await storage.read.documents.everyOfType(database, entity.type)).map(withRev)
    const data = entity.single ? (rows[0] ?? 'null') : `[${rows.join(',')}]`
    entries.push(`{"url":"/${entity.type}","data":${data}}`)
  }
  const at = clock.now()
  const text = `{"data":[${entries.join(',\n')}],"seq":"${seq}","at":${at}}`
  return { ...compressed(text, seq, refine), entries, at }
}

/** The same with an entry of who asks. It is theirs alone: made for one answer, and compressed as fast as it goes. */
export function withMe({ etag, seq, text, entries, at }: InitSnapshot, me: Me): InitSnapshot {
  const end = text.lastIndexOf('],"seq":')
  const mine = compressed(
    `${text.slice(0, end)},\n{"url":"/users/me","data":${JSON.stringify(me)}}${text.slice(end)}`,
    seq,
  )
  // Until when a device may show it moves with every answer, and changes nothing.
  const { offlineUntil: _, ...who } = me
  return { ...mine, entries, at, etag: `"${hashOf(`${etag}${JSON.stringify(who)}`)}"` }
}

function databaseOf(entity: Entity, databases: readonly Audience[]): Audience | undefined {
  return databases.toReversed().find(database => entity.audiences[database])
}

/** How often a snapshot is sent before it is worth a second of work to send it smaller: after most changes it never is. */
const WORTH_REFINING = 20

/** Brotli 5 at once, for what is asked for often brotli 11, made by the thread pool: 1 s of work that must not block anybody. */
function compressed(text: string, seq: string, refine: Refine = () => {}): Omit<InitSnapshot, 'entries' | 'at'> {
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
    seq,
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
