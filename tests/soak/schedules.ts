import { databaseOfShop, foreignDatabase, type Pouch } from '../support/pouch.ts'
import { type Random, seeded } from '../support/seeded.ts'
import { json, openShop, type Shop } from '../support/shop.ts'

interface Options {
  readonly schedules: number
  readonly seed: number
  readonly onProgress?: (done: number, findings: number) => void
}

interface Outcome {
  readonly schedules: number
  readonly edits: number
  /** Edits that were not taken and told to whom they are. */
  readonly told: number
  readonly findings: readonly { readonly schedule: number; readonly what: string }[]
}

/** Edits of one side in one schedule at most. */
const RUN = 5
/** So few that the sides meet. */
const TAGS = [41, 42]
const PRODUCTS = [41, 42, 43]

/**
 * Schedules one business lives through: about a hundred revisions of each document. By two hundred schedules PouchDB takes
 * seconds for each, and nobody's history is that long.
 */
const OF_ONE_BUSINESS = 50

/**
 * Two PouchDBs and the server, each without the others: random runs of up to five edits on every side, then they
 * replicate in random order until nothing is new. All copies must read the same, leaf for leaf; only a document the server
 * refused to make at all may stay with its author, who was told.
 */
export async function runSchedules({ schedules, seed, onProgress }: Options): Promise<Outcome> {
  const random = seeded(seed)
  const findings: Outcome['findings'][number][] = []
  let [edits, told] = [0, 0]
  for (let before = 0; before < schedules; before += OF_ONE_BUSINESS) {
    const count = Math.min(OF_ONE_BUSINESS, schedules - before)
    const one = await oneBusiness(count, random, (done, found) => onProgress?.(before + done, findings.length + found))
    findings.push(...one.findings.map(({ schedule, what }) => ({ schedule: before + schedule, what })))
    edits += one.edits
    told += one.told
  }
  return { schedules, edits, findings, told }
}

async function oneBusiness(
  schedules: number,
  random: Random,
  onProgress: NonNullable<Options['onProgress']>,
): Promise<Outcome> {
  const shop = await openShop()
  const cookie = await shop.login()
  const remote = databaseOfShop(shop, 'office', cookie)
  const copies = [await openCopy(remote), await openCopy(remote)]
  const findings: { schedule: number; what: string }[] = []
  let edits = 0
  for (let schedule = 1; schedule <= schedules; schedule++) {
    for (const { pouch } of copies)
      for (let left = random.below(RUN + 1); left > 0; left--) edits += Number(await editCopy(pouch, random))
    for (let left = random.below(RUN + 1); left > 0; left--) edits += Number(await editServer(shop, cookie, random))
    await meet(copies, random)
    for (const copy of copies) for (const what of await differences(copy, remote)) findings.push({ schedule, what })
    onProgress(schedule, findings.length)
  }
  for (const { pouch } of copies) await pouch.destroy()
  await shop.close()
  return { schedules, edits, findings, told: copies.reduce((sum, { told }) => sum + told.size, 0) }
}

interface Copy {
  readonly pouch: Pouch
  /** Revisions that were refused, by the document's name. */
  readonly told: Map<string, number>
  push(): Promise<number>
  pull(): Promise<number>
}

async function openCopy(remote: Pouch): Promise<Copy> {
  const pouch = foreignDatabase()
  const told = new Map<string, number>()
  const pull = async () => (await pouch.replicate.from(remote)).docs_written
  await pull()
  return {
    pouch,
    told,
    pull,
    async push() {
      const pushing = pouch.replicate.to(remote)
      void pushing.on('denied', about => {
        const { id = '' } = about as { id?: string }
        told.set(id, (told.get(id) ?? 0) + 1)
      })
      return (await pushing).docs_written
    },
  }
}

/** Now one, now the other, now one way only; in the end everybody until nothing is new. */
async function meet(copies: readonly Copy[], random: Random): Promise<void> {
  for (let left = random.below(4); left > 0; left--) {
    const copy = random.pick(copies)
    if (random.chance(0.5)) await copy.push()
    else await copy.pull()
  }
  for (let quiet = 0; quiet < copies.length; ) {
    quiet = 0
    for (const copy of copies) {
      // What one of them sends is news to the others.
      if ((await copy.push()) + (await copy.pull()) === 0) quiet += 1
    }
  }
}

const nameIn = (random: Random): string =>
  random.chance(0.3) ? `tags:${random.pick(TAGS)}` : `products:${random.pick(PRODUCTS)}`

/** What a person does to a document, or null where nothing can be done. */
function deed(name: string, body: Readonly<Record<string, unknown>>, random: Random): Record<string, unknown> {
  const text = `Wort ${random.below(4)}`
  if (name.startsWith('tags:')) return { ...body, name: random.chance(0.1) ? '' : `${text} für ${name}` }
  const price = 100 + random.below(3)
  const changes = [{ price }, { description: text }, { name: `${text} ${name}` }, { internalNote: text }, { price: -5 }]
  return { ...body, ...random.pick(changes) }
}

async function editCopy(pouch: Pouch, random: Random): Promise<boolean> {
  const name = nameIn(random)
  const present = await pouch.get(name).catch(() => null)
  if (!present) {
    if (!name.startsWith('tags:')) return false
    await pouch.put({ _id: name, type: 'tags', body: deed(name, {}, random) })
  } else if (random.chance(0.15) && name.startsWith('tags:')) await pouch.remove(present)
  else await pouch.put({ ...present, body: deed(name, present.body ?? {}, random) })
  return true
}

async function editServer(shop: Shop, cookie: string, random: Random): Promise<boolean> {
  const name = nameIn(random)
  const path = `/api/${name.replace(':', '/')}`
  const found = await shop.request(path, { headers: { cookie } })
  if (found.status !== 200) {
    if (!name.startsWith('tags:')) return false
    const made = { id: Number(name.slice(5)), ...deed(name, {}, random) }
    return (await shop.request('/api/tags', json('POST', made, { cookie }))).status === 201
  }
  const { data } = (await found.json()) as { data: Record<string, unknown> }
  if (random.chance(0.15) && name.startsWith('tags:'))
    return (await shop.request(path, { method: 'DELETE', headers: { cookie } })).status === 200
  return (await shop.request(path, json('PUT', deed(name, data, random), { cookie }))).status === 200
}

async function differences({ pouch, told }: Copy, remote: Pouch): Promise<string[]> {
  const found: string[] = []
  const [here, there] = await Promise.all([pouch, remote].map(rowsOf))
  for (const name of new Set([...(here?.keys() ?? []), ...(there?.keys() ?? [])])) {
    const [mine, theirs] = [here?.get(name), there?.get(name)]
    const isOnlyTold = theirs === undefined && told.has(name)
    if (mine !== theirs && !isOnlyTold) found.push(`${name}: ${mine ?? 'nothing'} here, ${theirs ?? 'nothing'} there`)
    if (mine === undefined || theirs === undefined) continue
    const { _conflicts: conflicts = [] } = await pouch.get(name, { conflicts: true })
    if (conflicts.length > 0) found.push(`${name}: ${conflicts.join()} beside ${mine}`)
  }
  return found
}

/** The documents a schedule touches, as text. */
async function rowsOf(database: Pouch): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (const [startkey, endkey] of [
    ['products:', 'products:z'],
    ['tags:', 'tags:z'],
  ]) {
    const answer = await database.allDocs({ include_docs: true, startkey, endkey })
    for (const { id, doc } of answer.rows) rows.set(id, inOrder(doc))
  }
  return rows
}

/** JSON of a document with its keys in order. */
const inOrder = (document: unknown): string =>
  JSON.stringify(document, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
