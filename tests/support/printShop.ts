import type { LookupFunction } from 'node:net'
import type { Body } from '../../schema/base/entity.ts'
import type { Printer } from '../../schema/counter/printer.ts'
import type { JobRow } from '../../server/base/storage/statements/base/jobs.ts'
import { addressOf, printerOf } from '../../server/counter/printing/printers.ts'
import { createPrinting } from '../../server/counter/printing/printing.ts'
import { withLabels } from '../../server/labelPrinting.ts'
import { allHoursBusiness, allHoursOrder } from './allHours.ts'
import { json, openShop, type ShopOptions } from './shop.ts'

export const printerBody = (given: Partial<Printer>): Body => ({
  name: 'Küchendrucker',
  branch: 1,
  kind: 'star-cloudprnt',
  address: null,
  stations: [1],
  printsTickets: true,
  printsReceipts: false,
  printOn: 'placed',
  copies: 1,
  columns: '48',
  codePage: 'cp858',
  fallback: null,
  isEnabled: true,
  keyVersion: 1,
  note: '',
  ...given,
})

/** A shop that never closes, with a station that makes everything and these printers. */
export async function openPrintShop(
  printers: readonly Partial<Printer>[],
  { documents = [], ...options }: ShopOptions = {},
) {
  const station = { name: 'Küche', branch: 1, categories: [], isEverything: true }
  const shop = await openShop({
    ...options,
    documents: [
      ...allHoursBusiness(),
      { type: 'stations', id: 1, body: station },
      ...printers.map((given, index) => ({ type: 'printers', id: index + 1, body: printerBody(given) })),
      ...documents,
    ],
  })
  let ordered = 0
  return {
    shop,
    printing: (lookup?: LookupFunction) => createPrinting(withLabels(shop.deps), lookup),
    /** Branch 1 is every third order of the business. */
    async order(given: object = {}): Promise<number> {
      const body = { ...allHoursOrder(crypto.randomUUID(), 3 * ordered++), ...given }
      const answer = await shop.request('/api/orders', json('POST', body))
      if (answer.status !== 201) throw new Error(await answer.text())
      return (await shop.storage.read.orders.byUid(body.uid))?.id ?? 0
    },
    jobs: async (order?: number): Promise<JobRow[]> =>
      order === undefined
        ? shop.storage.read.printJobs.list(
            printers.map((_, index) => `printers:${index + 1}`),
            ['queued', 'handed', 'done', 'dead', 'expired', 'unconfirmed'],
            Number.MAX_SAFE_INTEGER,
            10_000,
          )
        : shop.storage.read.printJobs.ofOrder(order),
    async addressOf(id: number): Promise<string> {
      const printer = await printerOf(shop.storage.read.documents, id)
      return (printer && addressOf(shop.deps.secret, '', printer)) ?? ''
    },
  }
}
export type PrintShop = Awaited<ReturnType<typeof openPrintShop>>
