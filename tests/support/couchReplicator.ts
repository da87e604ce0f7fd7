import type { Shop } from './shop.ts'

interface Change {
  readonly seq: string
  readonly id: string
  readonly changes: readonly { readonly rev: string }[]
  readonly deleted?: boolean
}
interface Document {
  readonly _id: string
  readonly _rev: string
  readonly _deleted?: boolean
  readonly [field: string]: unknown
}
interface Options {
  /** What a CouchDB is told to send with its requests. */
  readonly headers?: Readonly<Record<string, string>>
  readonly selector?: object
  readonly id?: string
}

/** Documents as a CouchDB holds them: every revision it was given, by name. */
export type Copy = Map<string, Map<string, Document>>

/** Of several leaves the one that counts: living before deleted, then the longer history, then the larger name. */
export function winner(leaves: Iterable<Document>): Document | undefined {
  const key = ({ _rev: rev, _deleted: deleted }: Document): [boolean, number, string] => [
    !deleted,
    Number.parseInt(rev, 10),
    rev,
  ]
  return [...leaves].toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    return Number(b[0]) - Number(a[0]) || b[1] - a[1] || (a[2] < b[2] ? 1 : -1)
  })[0]
}

/** The requests of CouchDB 3.5's replicator, in its order; throws where it would give a job up. */
export function couchReplicator(shop: Pick<Shop, 'request'>, database: string, options: Options = {}) {
  const { headers = {}, selector, id = 'f00d' } = options
  const base = `/replication/${database}`
  const ask = async (path: string, method = 'GET', body?: unknown) =>
    shop.request(`${base}${path}`, {
      method,
      headers: { accept: 'application/json', ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const must = async (answer: Response, status: number): Promise<Record<string, unknown>> => {
    if (answer.status !== status) throw new Error(`${answer.status} ${await answer.text()}`)
    return answer.json()
  }

  /** Where it left off, by its own checkpoint. */
  async function begin(): Promise<{ since: string; rev: string | undefined }> {
    await must(await ask('/'), 200)
    await must(await ask('/'), 200)
    let found: Record<string, unknown> = {}
    for (const version of ['v4', 'v3', 'v2', 'v1']) {
      const answer = await ask(`/_local/${id}${version}`)
      if (answer.status === 200) found = await answer.json()
      else await must(answer, 404)
    }
    const { source_last_seq: since = '0', _rev: rev } = found
    return { since: String(since), rev: rev === undefined ? undefined : String(rev) }
  }
  async function checkpoint(seq: string, rev: string | undefined): Promise<void> {
    await must(await ask('/_ensure_full_commit', 'POST', {}), 201)
    const body = { session_id: 'a', source_last_seq: seq, history: [], ...(rev === undefined ? {} : { _rev: rev }) }
    await must(await ask(`/_local/${id}v4`, 'PUT', body), 201)
  }
  async function fetchInto(copy: Copy, changes: readonly Change[]): Promise<number> {
    const missing = changes.flatMap(change =>
      change.changes.flatMap(({ rev }) => (copy.get(change.id)?.has(rev) ? [] : [{ id: change.id, rev }])),
    )
    for (let start = 0; start < missing.length; start += 500) {
      const docs = missing.slice(start, start + 500)
      const path = '/_bulk_get?latest=true&revs=true&attachments=false'
      const { results } = (await must(await ask(path, 'POST', { docs }), 200)) as unknown as {
        results: { id: string; docs: { ok?: Document; error?: unknown }[] }[]
      }
      for (const { id: name, docs: found } of results)
        for (const { ok, error } of found) {
          if (!ok) throw new Error(`open_doc_revs_failed ${JSON.stringify(error)}`)
          const revs = copy.get(name) ?? new Map<string, Document>()
          copy.set(name, revs)
          const { ids, start: newest } = ok['_revisions'] as { ids: string[]; start: number }
          for (const [age, hash] of ids.entries()) if (age > 0) revs.delete(`${newest - age}-${hash}`)
          revs.set(ok._rev, ok)
        }
    }
    return missing.length
  }
  const query = (feed: string, since: string) =>
    `/_changes?feed=${feed}&style=all_docs&since=${since}${selector ? '&filter=_selector' : ''}`
  const askChanges = (path: string) => (selector ? ask(path, 'POST', { selector }) : ask(path))

  return {
    /** `POST /_replicate` with us as the source; returns how many revisions came. */
    async pull(copy: Copy): Promise<number> {
      const { since, rev } = await begin()
      const page = await must(await askChanges(`${query('normal', since)}&timeout=10000`), 200)
      const { results, last_seq: last } = page as unknown as { results: Change[]; last_seq: string }
      const count = await fetchInto(copy, results)
      await checkpoint(last, rev)
      return count
    },
    /** A continuous job: goes on with every line until `isEnough` of them. */
    async follow(copy: Copy, isEnough: () => boolean): Promise<void> {
      const { since, rev } = await begin()
      const answer = await askChanges(`${query('continuous', since)}&heartbeat=10000&timeout=30000`)
      if (answer.status !== 200 || !answer.body) throw new Error(`changes_req_failed,${answer.status}`)
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      let last = since
      while (!isEnough()) {
        const { value, done } = await reader.read()
        if (done) break
        text += value
        const lines = text.split('\n')
        text = lines.pop() ?? ''
        const changes = lines.filter(line => line !== '').map(line => JSON.parse(line) as Change)
        await fetchInto(copy, changes)
        last = changes.at(-1)?.seq ?? last
      }
      await reader.cancel()
      await checkpoint(last, rev)
    },
    /** With us as the target; returns what it was told of each document it could not write. */
    async push(documents: readonly Document[]): Promise<string[]> {
      const { rev } = await begin()
      const asked = Object.fromEntries(documents.map(({ _id, _rev }) => [_id, [_rev]]))
      const missing = await must(await ask('/_revs_diff', 'POST', asked), 200)
      const told: string[] = []
      const wanted = documents.filter(({ _id }) => _id in missing)
      for (const each of wanted.filter(({ _attachments }) => _attachments)) {
        const answer = await shop.request(`${base}/${each._id}?new_edits=false`, {
          method: 'PUT',
          headers: { ...headers, 'Content-Type': 'multipart/related; boundary="x"' },
          body: `--x\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(each)}\r\n--x--`,
        })
        // It passes over these two; everything else ends the job.
        if (![201, 401, 403].includes(answer.status)) throw new Error(`doc_write_failed ${answer.status}`)
        if (answer.status !== 201) told.push(`${each._id} ${answer.status}`)
      }
      const docs = wanted.filter(({ _attachments }) => !_attachments)
      const rows = (await must(await ask('/_bulk_docs', 'POST', { new_edits: false, docs }), 201)) as unknown as {
        id: string
        error: string
      }[]
      for (const { id: name, error } of rows) {
        if (error !== 'forbidden' && error !== 'unauthorized') throw new Error(`${name} ${error}`)
        told.push(`${name} ${error}`)
      }
      await checkpoint('1', rev)
      return told
    },
  }
}
