import { expect, onTestFinished, test } from 'vitest'
import { createOrderNews, type OrderNews } from '../../../../client/data/office/orderNews.ts'
import { signal } from '../../../../client/device/signal.ts'
import type { Me } from '../../../../schema/base/calls.ts'
import { order } from '../../../support/boards.ts'
import { type Device, device, until } from '../../../support/device.ts'
import { handOf } from '../../../support/hand.ts'
import type { Shop } from '../../../support/shop.ts'
import { openDesk, openWalk } from '../../../support/walk.ts'

/** The orders a page shows that asks for them when it is told to and never else. `told` counts how often it was. */
function watching({ world, pass }: Device, news: OrderNews) {
  const orders = signal<readonly number[]>([])
  const told = signal(0)
  const stops = [
    news.follow(async () => {
      const { data } = (await (await world.fetch('/api/orders/current')).json()) as { data: readonly { id: number }[] }
      orders.set(data.map(({ id }) => id))
    }),
    news.subscribe(() => {
      if (!news.isHeard()) return
      told.set(told.get() + 1)
      // Looks have a second between them, and the clock of the device stands still by itself.
      setImmediate(() => pass(1000))
    }),
  ]
  onTestFinished(() => stops.forEach(stop => stop()))
  return { told, orders, shows: (id: number) => until(orders.subscribe, () => orders.get().includes(id)) }
}

test('An order that is placed is shown in the office without having been asked for', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  const board = watching(desk.device, desk.office.orderNews)
  const deaf = device(shop)
  const world = { ...deaf.world, openEventSource: () => ({ readyState: 0, addEventListener() {}, close() {} }) }
  const other = await openDesk(shop, { at: { ...deaf, world } })
  const without = watching(other.device, other.office.orderNews)
  const placed = await order(shop)
  await board.shows(placed.id)
  expect(desk.office.orderNews.isHeard()).toBe(true)
  // Without the stream nobody is told, and the page knows that it has to ask.
  expect(without.told.get()).toBe(0)
  expect(other.office.orderNews.isHeard()).toBe(false)
})

/** An open office, and the branches whose databases its stream has named so far. */
async function listening(shop: Shop, cookie: string) {
  const at = device(shop)
  const named = signal<readonly string[]>([])
  const world: Device['world'] = {
    ...at.world,
    openEventSource(url) {
      const source = at.world.openEventSource(url)
      source.addEventListener('message', ({ data }) => {
        const [name] = /branch-\d+/.exec(String(data)) ?? []
        if (name) named.set([...named.get(), name])
      })
      return source
    },
  }
  const desk = await openDesk(shop, { at: { ...at, world }, cookie })
  return { named, board: watching(desk.device, desk.office.orderNews) }
}

test('Nobody hears of the orders of a branch that is not theirs', async () => {
  const shop = await openWalk()
  await (await handOf(shop)).put('menus', 1, { branches: [1, 2] })
  for (const branch of [1, 2]) await order(shop, { branch })
  const admin = await listening(shop, await shop.login())
  const manager = await listening(shop, await shop.loginAs('leitung'))
  for (const { named } of [admin, manager]) await until(named.subscribe, () => named.get().includes('branch-1'))
  await order(shop, { branch: 2 })
  const last = await order(shop)
  for (const { named, board } of [admin, manager]) {
    await board.shows(last.id)
    await until(named.subscribe, () => named.get().filter(name => name === 'branch-1').length > 1)
  }
  expect(new Set(manager.named.get())).toEqual(new Set(['branch-1']))
  expect(new Set(admin.named.get())).toEqual(new Set(['branch-1', 'branch-2']))
})

test('A second page of the device hears of it too, and knows when nobody listens any more', async () => {
  const shop = await openWalk()
  const cookie = await shop.login()
  const first = device(shop, 'two-pages')
  const desk = await openDesk(shop, { at: first, cookie })
  const { data: me } = (await (await first.world.fetch('/api/users/me')).json()) as { data: Me }
  // It does not lead: it has no stream of its own.
  const second = device(shop, 'two-pages')
  second.signIn(cookie)
  const news = createOrderNews(second.world, me)
  onTestFinished(news.close)
  const board = watching(second, news)
  await board.shows((await order(shop)).id)
  await desk.close()
  expect(news.isHeard()).toBe(false)
})

test('After a restart of the server it is heard again, and what came meanwhile is shown', async () => {
  const shop = await openWalk()
  const desk = await openDesk(shop)
  const { orderNews } = desk.office
  const board = watching(desk.device, orderNews)
  await board.shows((await order(shop)).id)
  await shop.restart()
  await until(orderNews.subscribe, () => !orderNews.isHeard())
  const meanwhile = await order(shop)
  expect(board.orders.get()).not.toContain(meanwhile.id)
  desk.device.pass(60_000)
  await board.shows(meanwhile.id)
  expect(orderNews.isHeard()).toBe(true)
})
