import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filter, firstValueFrom } from 'rxjs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { adminEmail, adminPassword, startServer, type TestServer } from '../../../browser/support.ts'
import { foreignDatabase, type Pouch, type PouchReplication, remoteDatabase, settled } from '../../../support/pouch.ts'
import { openRxCopy } from '../../../support/rxCopy.ts'

const auth = { username: adminEmail, password: adminPassword }
const authorization = `Basic ${Buffer.from(`${adminEmail}:${adminPassword}`).toString('base64')}`

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => server.dispose())

async function api(
  path: string,
  method = 'GET',
  body?: unknown,
): Promise<{ status: number; data: Record<string, unknown> & { id: number } }> {
  const response = await fetch(`${server.origin}/api${path}`, {
    method,
    headers: { authorization, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, data: (await response.json()).data }
}

async function reprice(id: number, price: number): Promise<void> {
  const { data } = await api(`/products/${id}`)
  expect((await api(`/products/${id}`, 'PUT', { rev: data['rev'], price })).status).toBe(200)
}

describe('PouchDB 9 replicates with the server over a real port', () => {
  const open: { pouch: Pouch; running?: PouchReplication }[] = []
  afterEach(async () => {
    for (const { pouch, running } of open.splice(0)) {
      running?.cancel()
      await pouch.close()
    }
  })
  const follow = (database = 'public', options: object = {}) => {
    const pouch = foreignDatabase()
    const remote = remoteDatabase(`${server.origin}/replication/${database}`, database === 'public' ? undefined : auth)
    const running = pouch.replicate.from(remote, { live: true, retry: true, back_off_function: () => 50, ...options })
    open.push({ pouch, running })
    return { pouch, remote, running }
  }
  const price = async (pouch: Pouch, id: number) => (await pouch.get(`products:${id}`)).body?.['price']

  test('pulls everything a guest may see, then every update and delete while it happens', async () => {
    const { pouch, remote, running } = follow()
    const { doc_count } = await remote.info()
    await settled(running, async () => (await pouch.info()).doc_count === doc_count)
    await reprice(1, 4321)
    await settled(running, async () => (await price(pouch, 1)) === 4321)
    const { data } = await api('/tags', 'POST', { name: 'Nur kurz da' })
    await settled(running, async () => (await pouch.allDocs({ keys: [`tags:${data.id}`] })).rows[0]?.id !== undefined)
    await api(`/tags/${data.id}`, 'DELETE')
    await settled(running, async () => (await pouch.info()).doc_count === doc_count)
    await expect(pouch.get(`tags:${data.id}`)).rejects.toMatchObject({ reason: 'deleted' })
  })

  test('a guest sees no private field, no draft, and sees a withdrawn product vanish', async () => {
    const { pouch, running, remote } = follow()
    const { doc_count } = await remote.info()
    await settled(running, async () => (await pouch.info()).doc_count === doc_count)
    const { rows } = await pouch.allDocs({ include_docs: true })
    expect(rows.filter(row => row.id.startsWith('users:') || row.id.startsWith('images:'))).toEqual([])
    expect(rows.filter(row => row.doc?.body && 'internalNote' in row.doc.body)).toEqual([])
    expect(rows.filter(row => row.doc?.type === 'products' && row.doc.body?.['isPublic'] !== true)).toEqual([])
    const { data } = await api('/products/3')
    await api('/products/3', 'PUT', { rev: data['rev'], isPublic: false })
    await settled(
      running,
      async () =>
        (await pouch.allDocs({ keys: ['products:3'] })).rows.every(row => !row.doc && row.id !== undefined) &&
        (await pouch.info()).doc_count === doc_count - 1,
    )
    await expect(pouch.get('products:3')).rejects.toMatchObject({ reason: 'deleted' })
    await expect(remoteDatabase(`${server.origin}/replication/office`).info()).resolves.toMatchObject({
      error: 'unauthorized',
    })
  })

  test('keeps its checkpoint: a second replication reads only what is new', async () => {
    const pouch = foreignDatabase()
    open.push({ pouch })
    const remote = remoteDatabase(`${server.origin}/replication/office`, auth)
    const first = await pouch.replicate.from(remote)
    expect(first.docs_written).toBeGreaterThan(200)
    await reprice(4, 999)
    const second = await pouch.replicate.from(remote)
    expect(second.docs_read).toBe(1)
  })

  test('goes on by itself after a server restart', async () => {
    const { pouch, running } = follow()
    await settled(running, async () => (await pouch.allDocs({ keys: ['products:5'] })).rows[0]?.id !== undefined)
    await server.stop()
    await server.start()
    await reprice(5, 5555)
    await settled(running, async () => (await price(pouch, 5)) === 5555)
  })

  test('pushes an edit as staff, which everybody sees', async () => {
    const pouch = foreignDatabase()
    open.push({ pouch })
    const remote = remoteDatabase(`${server.origin}/replication/office`, auth)
    await pouch.replicate.from(remote)
    const product = await pouch.get('products:6')
    await pouch.put({ ...product, body: { ...product.body, price: 601 } })
    await pouch.put({ ...(await pouch.get('products:6')), body: { ...product.body, price: 602 } })
    const pushed = await pouch.replicate.to(remote)
    expect(pushed.doc_write_failures).toBe(0)
    expect((await api('/products/6')).data).toMatchObject({ price: 602, rev: (await pouch.get('products:6'))._rev })
    const other = foreignDatabase()
    open.push({ pouch: other })
    await other.replicate.from(remote)
    expect((await other.get('products:6', { conflicts: true }))._conflicts).toBeUndefined()
    await pouch.remove(await pouch.get('donatees:1'))
    await pouch.replicate.to(remote)
    expect((await api('/donatees/1')).status).toBe(404)
  })

  test('a refused row is told and blocks nobody; a guest can push nothing', async () => {
    const pouch = foreignDatabase()
    open.push({ pouch })
    const remote = remoteDatabase(`${server.origin}/replication/office`, auth)
    await pouch.replicate.from(remote)
    const [bad, good] = [await pouch.get('products:7'), await pouch.get('products:8')]
    await pouch.put({ ...bad, body: { ...bad.body, price: -5 } })
    await pouch.put({ ...good, body: { ...good.body, price: 808 } })
    const denied: unknown[] = []
    const pushing = pouch.replicate.to(remote)
    void pushing.on('denied', about => denied.push(about))
    await pushing
    expect(denied).toHaveLength(1)
    expect(JSON.stringify(denied)).toContain('Dieser Wert ist zu klein.')
    expect((await api('/products/8')).data['price']).toBe(808)
    expect((await api('/products/7')).data['price']).not.toBe(-5)
    const guest = foreignDatabase()
    open.push({ pouch: guest })
    const publicRemote = remoteDatabase(`${server.origin}/replication/public`)
    await guest.replicate.from(publicRemote)
    const stolen = await guest.get('products:8')
    await guest.put({ ...stolen, body: { ...stolen.body, price: 1 } })
    await expect(guest.replicate.to(publicRemote)).rejects.toMatchObject({ status: 401 })
    expect((await api('/products/8')).data['price']).toBe(808)
  })

  test('of two edits of different fields both are kept, of the same field the second is told', async () => {
    const remote = remoteDatabase(`${server.origin}/replication/office`, auth)
    const anna = foreignDatabase()
    const bert = foreignDatabase()
    open.push({ pouch: anna }, { pouch: bert })
    await anna.replicate.from(remote)
    await bert.replicate.from(remote)
    const before = await anna.get('products:9')
    await anna.put({ ...before, body: { ...before.body, price: 901 } })
    await bert.put({ ...before, body: { ...before.body, description: 'Von Bert' } })
    await anna.replicate.to(remote)
    await bert.replicate.to(remote)
    expect((await api('/products/9')).data).toMatchObject({ price: 901, description: 'Von Bert' })
    await bert.replicate.from(remote)
    expect((await bert.get('products:9')).body).toMatchObject({ price: 901, description: 'Von Bert' })
    const again = await anna.get('products:10')
    await reprice(10, 1001)
    await anna.put({ ...again, body: { ...again.body, price: 1002 } })
    const denied: unknown[] = []
    const pushing = anna.replicate.to(remote)
    void pushing.on('denied', about => denied.push(about))
    await pushing
    expect(JSON.stringify(denied)).toContain('inzwischen geändert')
    await anna.replicate.from(remote)
    expect((await anna.get('products:10')).body?.['price']).toBe(1001)
    expect((await api('/products/10')).data['price']).toBe(1001)
  })

  test('replays from the beginning under a new epoch after a backup was restored', async () => {
    const { pouch, running } = follow('office')
    await settled(running, async () => (await pouch.allDocs({ keys: ['products:11'] })).rows[0]?.id !== undefined)
    const epoch = async () => (await (await fetch(`${server.origin}/api/health`)).json()).data.seq.split('.')[1]
    const backup = mkdtempSync(join(tmpdir(), 'backup-'))
    await server.stop()
    cpSync(join(server.dataDir, 'business.sqlite'), join(backup, 'business.sqlite'))
    await server.start()
    const before = await epoch()
    await reprice(11, 1111)
    await settled(running, async () => (await price(pouch, 11)) === 1111)
    await server.stop()
    for (const suffix of ['', '-wal', '-shm']) rmSync(join(server.dataDir, `business.sqlite${suffix}`), { force: true })
    cpSync(join(backup, 'business.sqlite'), join(server.dataDir, 'business.sqlite'))
    await server.start()
    expect(await epoch()).not.toBe(before)
    await reprice(12, 1212)
    await settled(running, async () => (await price(pouch, 12)) === 1212)
    rmSync(backup, { recursive: true })
  })
})

describe("RxDB's couchdb plugin replicates with the server over a real port", () => {
  test('pulls, pushes, follows deletes, survives a restart, and is told of conflict and refusal', async () => {
    const { documents, replication, body, edit, close } = await openRxCopy({
      url: `${server.origin}/replication/office/`,
      ask: (url, init) =>
        fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization } }),
    })
    const sees = (id: string, passes: (found: { body: Record<string, unknown> } | null) => boolean) =>
      firstValueFrom(documents.findOne(id).$.pipe(filter(passes)))
    const costs = (price: number) => (found: { body: Record<string, unknown> } | null) => found?.body['price'] === price
    expect(await documents.count().exec()).toBeGreaterThan(200)
    await reprice(13, 1313)
    await sees('products:13', costs(1313))
    await edit('products:14', { price: 1414 })
    await replication.awaitInSync()
    expect((await api('/products/14')).data['price']).toBe(1414)
    // Refused: the server's document comes back, and the queue goes on.
    await edit('products:15', { price: -1 })
    await edit('products:16', { price: 1616 })
    await replication.awaitInSync()
    expect((await api('/products/16')).data['price']).toBe(1616)
    expect((await body('products:15'))['price']).not.toBe(-1)
    const { data } = await api('/tags', 'POST', { name: 'Kommt und geht' })
    await sees(`tags:${data.id}`, found => found !== null)
    await api(`/tags/${data.id}`, 'DELETE')
    await sees(`tags:${data.id}`, found => found === null)
    await server.stop()
    await server.start()
    await reprice(17, 1717)
    await sees('products:17', costs(1717))
    await close()
  })
})
