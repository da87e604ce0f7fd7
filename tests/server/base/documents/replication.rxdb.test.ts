import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultConflictHandler } from 'rxdb'
import { filter, firstValueFrom } from 'rxjs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backUp } from '../../../../server/base/backup/backup.ts'
import { restoreBackup } from '../../../../server/base/backup/restore.ts'
import { openRxCopy, ownOnTop, type RxCopy } from '../../../support/rxCopy.ts'
import { openShop, type Shop } from '../../../support/shop.ts'

type Send = () => Promise<Response>
type Both = Awaited<ReturnType<typeof openBoth>>

/**
 * A shop and a copy of its office by RxDB, which hears what is new when it asks (`reSync`): a stream would come in between.
 * `between` stands in every request.
 */
async function openBoth(conflicts = ownOnTop) {
  const shop = await openShop()
  const line = { between: (_url: string, send: Send) => send() }
  let cookie = await shop.login()
  const send = (url: string, init: RequestInit): Promise<Response> =>
    shop.request(url.slice('http://shop.test'.length), {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), cookie },
    })
  const copy = await openRxCopy({
    url: 'http://shop.test/replication/office/',
    conflicts,
    ask: (url, init) =>
      url.includes('feed=longpoll') ? new Promise(() => {}) : line.between(url, () => send(url, init)),
  })
  onTestFinished(async () => {
    await copy.close()
    await shop.close()
  })
  return {
    shop,
    copy,
    line,
    async signInAgain() {
      cookie = await shop.login()
    },
    priceHere: async (id: number) => (await copy.body(`products:${id}`))['price'],
    async priceThere(id: number): Promise<unknown> {
      const answer = await shop.request(`/api/products/${id}`)
      return ((await answer.json()) as { data: { price: unknown } }).data.price
    },
  }
}

/** Resolves once the server took a price. */
const taken = ({ replication }: RxCopy, price: number): Promise<unknown> =>
  firstValueFrom(replication.sent$.pipe(filter(({ body }) => body['price'] === price)))

async function reprice(copy: RxCopy, id: number, price: number): Promise<void> {
  const sent = taken(copy, price)
  await copy.edit(`products:${id}`, { price })
  await sent
  // Only then RxDB notes what the server has now.
  await copy.replication.internalReplicationState?.streamQueue.up
}

/** Asks for what is new; what happens `meanwhile` happens after the server answered and before the copy hears it. */
async function hear({ copy, line }: Both, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
  const { promise: answered, resolve: tell } = Promise.withResolvers<void>()
  const { promise: arrives, resolve: letIn } = Promise.withResolvers<void>()
  line.between = async (url, send) => {
    const answer = await send()
    if (!url.includes('_changes')) return answer
    tell()
    await arrives
    return answer
  }
  copy.replication.reSync()
  await answered
  await meanwhile()
  letIn()
  await copy.replication.awaitInSync()
}

/** The copy reads as before its last push. */
async function setBack(both: Both): Promise<void> {
  await reprice(both.copy, 22, 1001)
  await hear(both, () => reprice(both.copy, 22, 1002))
  expect([await both.priceHere(22), await both.priceThere(22)]).toEqual([1001, 1002])
}

describe('An RxDB copy that edits', () => {
  test('sends what was typed on a page from before its last push, which RxDB takes for somebody else’s conflict', async () => {
    const both = await openBoth()
    await setBack(both)
    await reprice(both.copy, 22, 1003)
    expect([await both.priceHere(22), await both.priceThere(22)]).toEqual([1003, 1003])
  })

  test('drops that edit with the conflict handler RxDB has by itself, and the server never hears of it', async () => {
    const both = await openBoth(defaultConflictHandler)
    await setBack(both)
    const dropped = firstValueFrom(both.copy.replication.conflict$)
    await both.copy.edit('products:22', { price: 1003 })
    const { input, output } = await dropped
    expect([input.newDocumentState.body['price'], output.body['price']]).toEqual([1003, 1002])
    await both.copy.replication.awaitInSync()
    expect([await both.priceHere(22), await both.priceThere(22)]).toEqual([1002, 1002])
  })

  test('sends what was typed while the answer to its last push was lost', async () => {
    const { copy, line, priceHere, priceThere } = await openBoth()
    let isLost = false
    line.between = async (url, send) => {
      const answer = await send()
      if (isLost || !url.includes('_bulk_docs')) return answer
      isLost = true
      await copy.edit('products:22', { price: 1002 })
      throw new TypeError('connection reset')
    }
    const sent = taken(copy, 1002)
    await copy.edit('products:22', { price: 1001 })
    await sent
    await copy.replication.awaitInSync()
    expect([isLost, await priceHere(22), await priceThere(22)]).toEqual([true, 1002, 1002])
  })

  const goingBack: [string, (shop: Shop) => Promise<() => Promise<void>>][] = [
    ['restored from a backup', backupOf],
    ['put back as a folder, marks and all', folderOf],
  ]
  test.each(goingBack)('sends what waited on it while the server was %s', async (_how, keep) => {
    const both = await openBoth()
    const { shop, copy, line, priceHere, priceThere } = both
    await reprice(copy, 21, 1021)
    await reprice(copy, 22, 1022)
    const goBack = await keep(shop)
    await reprice(copy, 22, 2022)
    await reprice(copy, 23, 2023)
    await hear(both)

    line.between = async () => {
      throw new TypeError('connection refused')
    }
    const sent = Promise.all([3021, 3022].map(price => taken(copy, price)))
    await copy.edit('products:21', { price: 3021 })
    // On top of what the server has no more.
    await copy.edit('products:22', { price: 3022 })
    await shop.leave()
    await goBack()
    await shop.reopen()
    await both.signInAgain()
    const former = await priceThere(23)
    expect([await priceThere(21), await priceThere(22), former === 2023]).toEqual([1021, 1022, false])

    line.between = (_url, send) => send()
    await sent
    await hear(both)
    expect([await priceThere(21), await priceThere(22), await priceThere(23)]).toEqual([3021, 3022, former])
    expect([await priceHere(21), await priceHere(22), await priceHere(23)]).toEqual([3021, 3022, former])
  })
})

async function backupOf({ dataDir, clock }: Shop): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { path } = await backUp(dataDir, folder, clock.now())
  return async () => {
    expect(await restoreBackup(dataDir, path, clock.now())).toMatchObject({ isCarriedOver: true })
  }
}

async function folderOf(shop: Shop): Promise<() => Promise<void>> {
  const copy = `${shop.dataDir}-copy`
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  await shop.leave()
  cpSync(shop.dataDir, copy, { recursive: true })
  await shop.reopen()
  return async () => {
    rmSync(shop.dataDir, { recursive: true })
    cpSync(copy, shop.dataDir, { recursive: true })
  }
}
