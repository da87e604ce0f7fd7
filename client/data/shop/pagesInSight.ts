import type { RxCollection, RxConflictHandler } from 'rxdb'
import { addressOf } from '../../../schema/base/call.ts'
import { readDocument } from '../../../schema/base/calls.ts'
import { isObject } from '../../../schema/base/sameValue.ts'
import { type Envelope, type EnvelopeChange, type EnvelopeRow, idOf, nameOf, rowOfChange } from '../engine/envelope.ts'
import { type Call, call } from '../engine/http.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * A large website comes in sight: most pages without their blocks (server/website/start/guestInit.ts). What a guest opens is
 * fetched whole and kept; the change feed brings whole pages anyhow. Nothing here ever puts a sight in the place of the whole.
 */

/** A page has one content at each revision, whether the device has all of it or only its sight. */
export const sameRevision: RxConflictHandler<Envelope> = {
  isEqual: (one, other) => one.rev === other.rev && one._deleted === other._deleted,
  resolve: ({ realMasterState }) => Promise.resolve(realMasterState),
}

/** The changes; where one is the sight of a page that is shown whole already, the whole page. */
export const withWholePages = (catalogue: Catalogue, changes: readonly EnvelopeChange[]): readonly EnvelopeChange[] =>
  changes.map(change => wholeOf(catalogue, change) ?? change)

/** The same for a snapshot before it is shown. */
export function withWholePagesIn(snapshot: Snapshot, catalogue: Catalogue): Snapshot {
  const data = snapshot.data.map(entry => {
    if (entry.url !== '/sites' || !Array.isArray(entry.data)) return entry
    return { ...entry, data: entry.data.map((site: unknown) => shownWhole(catalogue, site) ?? site) }
  })
  return { ...snapshot, data }
}

/** Keeps on the device what the catalogue shows whole and the device has in sight only, however it came. */
export function keepWholePages(catalogue: Catalogue, documents: RxCollection<Envelope>) {
  /** Revisions by the names of the documents. */
  const sights = new Map<string, string>()
  let seen: unknown = null
  let written: Promise<unknown> = Promise.resolve()
  const look = () => {
    const sites = catalogue.list('sites')
    if (sites === seen || sights.size === 0) return
    seen = sites
    for (const site of sites) {
      const name = nameOf('sites', site.id)
      if (isSight(site) || sights.get(name) !== site.rev) continue
      sights.delete(name)
      const { _deleted, ...whole } = rowOfChange({ type: 'sites', id: site.id, rev: site.rev, body: { ...site } })
      // A device without room shows it all the same, and fetches it again the next time.
      const write = documents.incrementalUpsert(whole).catch(() => {})
      written = Promise.all([written, write])
    }
  }
  const stop = catalogue.subscribe(look)
  return {
    /** Tells what the device now has. */
    wrote(rows: readonly EnvelopeRow[]) {
      for (const { _id, rev, body } of rows) {
        if (isSight(body)) sights.set(_id, rev)
        else sights.delete(_id)
      }
      seen = null
      look()
    },
    /** Whole pages of the device that the catalogue has in sight only. */
    missing: (rows: readonly EnvelopeRow[]): EnvelopeChange[] =>
      rows.flatMap(({ _id, rev, type, body }) => {
        const shown = type === 'sites' ? catalogue.get('sites', idOf(_id)) : undefined
        if (!shown || !isSight(shown) || shown.rev !== rev || isSight(body)) return []
        return [{ type, id: idOf(_id), rev, body }]
      }),
    /** Resolves when what was seen so far is kept. */
    kept: () => written,
    stop,
  }
}

/** Fetches a page whole and shows it. False where it is not to be had now; a page that is gone is taken off by the feed. */
export async function fetchPage(catalogue: Catalogue, id: number, send: Call = call): Promise<boolean> {
  const answer = await send<unknown>(addressOf(readDocument, { type: 'sites', id }), { credentials: 'omit' }).catch(
    () => null,
  )
  if (!answer?.ok || !isObject(answer.data)) return false
  const { rev, ...body } = answer.data
  if (typeof rev !== 'string') return false
  catalogue.apply([{ type: 'sites', id, rev, body }])
  return true
}

const isSight = (body: object): boolean => 'partial' in body

function wholeOf(catalogue: Catalogue, change: EnvelopeChange): EnvelopeChange | null {
  const { type, id, rev, body } = change
  const whole = type === 'sites' && body ? shownWhole(catalogue, { ...body, id, rev }) : null
  return whole && { ...change, body: { ...whole } }
}

/** The whole page that is shown, where this is its sight at the same revision. */
function shownWhole(catalogue: Catalogue, site: unknown) {
  if (!isObject(site) || !isSight(site) || typeof site['id'] !== 'number') return null
  const shown = catalogue.get('sites', site['id'])
  return shown && !isSight(shown) && shown.rev === site['rev'] ? shown : null
}
