import { type MangoQuery, normalizeMangoQuery, prepareQuery, type RxCollection } from 'rxdb'
import { type Envelope, type EnvelopeRow, epochOf, rowOfChange, tombstoneOf } from '../engine/envelope.ts'
import { changesOf, type Snapshot } from '../engine/snapshot.ts'
import { isBare, readNames, readRange } from '../engine/wholeReads.ts'

/** How far the device has come in the feed. */
export interface Checkpoint {
  readonly seq: string
  /** False in the middle of a replay from the beginning, which must not be taken up again half-way. */
  readonly complete: boolean
}

export interface Portion {
  readonly rows: readonly EnvelopeRow[]
  readonly checkpoint: Checkpoint
  /** Whether the snapshot it is of came later than what the pages show. */
  readonly isNews?: boolean
}

/**
 * Reading the feed from its beginning, onto a device that is not empty: after the server's epoch changed, or after a
 * replay that was cut. What the replay does not name exists no longer and is taken off the device at its end.
 */
interface Replay {
  /**
   * The next portion of the snapshot, where it can stand for the beginning of the feed; else null. A tenth of the whole,
   * but at least `least` and at most `most` documents: every portion costs the device the same once more.
   */
  readonly fromSnapshot: (checkpoint: Checkpoint | undefined, least: number, most: number) => Promise<Portion | null>
  /** What comes next from a snapshot comes from this one. */
  readonly beginFrom: (snapshot: Snapshot) => void
  /** Where to go on in the feed. */
  readonly since: (checkpoint: Checkpoint | undefined) => Promise<string>
  /** Whether the answer's position is of another epoch than the question's: a replay has begun. */
  readonly isForeign: (since: string, seq: string) => Promise<boolean>
  /** Something that was handed over is not on the device: what follows begins anew. */
  readonly lost: () => void
  /** A page of the feed on its way to the device; the last one also carries off what is gone. */
  readonly take: (rows: readonly EnvelopeRow[], seq: string, isLast: boolean) => Promise<Portion>
}

/** Before everything that the feed tells. */
export const BEGINNING = '0'
const PORTIONS = 10

export function createReplay(collection: RxCollection<Envelope>, given: Snapshot | null): Replay {
  let snapshot = given
  /** Names met since the replay began; null outside of one. */
  let met: Set<string> | null = null
  let left: EnvelopeRow[] | null = null
  let portion = 0
  /** How far was handed over: RxDB asks for what follows while it still writes that down. */
  let handed: string | null = null
  let isLost = false

  const begin = () => {
    met = new Set()
  }
  const finish = async (rows: readonly EnvelopeRow[]): Promise<EnvelopeRow[]> => {
    const present = met
    met = null
    if (!present) return [...rows]
    const gone = (await namesIn(collection)).filter(name => !present.has(name))
    return [...rows, ...gone.map(name => tombstoneOf(name))]
  }
  const take = async (rows: readonly EnvelopeRow[], seq: string, isLast: boolean): Promise<Portion> => {
    for (const { _id } of rows) met?.add(_id)
    const complete = isLast || !met
    if (complete) handed = seq
    return { rows: isLast ? await finish(rows) : rows, checkpoint: { seq, complete } }
  }

  return {
    async fromSnapshot(checkpoint, least, most) {
      if (!snapshot || isLost) return null
      if (!left) {
        const fits = checkpoint?.complete && epochOf(checkpoint.seq) === epochOf(snapshot.seq)
        if (fits && !(await isEmpty(collection))) return null
        left = changesOf(snapshot).map(rowOfChange)
        portion = Math.min(most, Math.max(least, Math.ceil(left.length / PORTIONS)))
        begin()
      }
      if (left.length === 0) return null
      const rows = left.splice(0, portion)
      return { ...(await take(rows, snapshot.seq, left.length === 0)), isNews: snapshot !== given }
    },
    beginFrom(next) {
      snapshot = next
      left = null
    },
    lost() {
      isLost = true
      left = null
    },
    async since(checkpoint) {
      if (isLost) {
        isLost = false
        begin()
        return BEGINNING
      }
      // The browser may have cleared the documents and left the position: then nothing would ever come again.
      if (met) return checkpoint?.seq ?? BEGINNING
      if (checkpoint?.complete && (checkpoint.seq === handed || !(await isEmpty(collection)))) return checkpoint.seq
      begin()
      return BEGINNING
    },
    async isForeign(since, seq) {
      if (since === BEGINNING || epochOf(since) === epochOf(seq)) return false
      begin()
      return true
    },
    take,
  }
}

/** Everything the collection holds, or all of one type, as plain rows: several times faster than documents with methods. */
export async function rowsIn(collection: RxCollection<Envelope>, type?: string): Promise<EnvelopeRow[]> {
  const range = await readRange(collection, type === undefined ? EVERYTHING : [`${type}:`, `${type};`])
  if (range) return range
  return asked(collection, { selector: type === undefined ? {} : { type }, sort: [{ _id: 'asc' }] })
}

/** Of what is not deleted, as it lies on the device. */
async function asked(
  { storageInstance }: RxCollection<Envelope>,
  wanted: MangoQuery<Envelope>,
): Promise<EnvelopeRow[]> {
  const { schema } = storageInstance
  const query = normalizeMangoQuery<Envelope>(schema, wanted)
  const selector = { ...query.selector, _deleted: { $eq: false } }
  return (await storageInstance.query(prepareQuery<Envelope>(schema, { ...query, selector }))).documents
}

/** Names begin with the word of their type. */
const EVERYTHING = ['', '\uffff'] as const

async function namesIn(collection: RxCollection<Envelope>): Promise<string[]> {
  return (await readNames(collection)) ?? (await rowsIn(collection)).map(({ _id }) => _id)
}

async function isEmpty(collection: RxCollection<Envelope>): Promise<boolean> {
  const bare = await isBare(collection)
  return bare ?? (await asked(collection, { selector: {}, sort: [{ _id: 'asc' }], limit: 1 })).length === 0
}
