import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import Driver from 'better-sqlite3'
import { databaseIn } from '../crash/app.ts'
import { allHoursOrder } from '../support/allHours.ts'

const DAY_MS = 86_400_000

/** Places one order at a server that runs, as a guest does. */
export async function placeOne(origin: string, products: number): Promise<void> {
  const order = allHoursOrder(randomUUID(), 1, { products })
  const answer = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  })
  if (!answer.ok) throw new Error(`The order was refused: ${await answer.text()}`)
}

/**
 * Orders of former days, completed, in the database of a server that does not run: the one that was placed there, over and
 * over, over a year, each with its lines and its events; of so many branches and products where they are told.
 */
export function ordersOfAYear(
  dataDir: string,
  count: number,
  assortment?: { readonly branches: number; readonly products: number },
): void {
  const database = new Driver(databaseIn(dataDir))
  const now = Date.now()
  const columns = (table: string): string[] =>
    database
      .prepare<[], { name: string }>(`select name from pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => name)
  const id = database.prepare<[], { id: number }>('select id from orders order by id desc limit 1').get()?.id
  if (id === undefined) throw new Error('There is no order to begin with.')
  const at = `cast(${now} - ${DAY_MS} - (n.value * ${(364 * DAY_MS) / count}) as integer)`
  const changed: Readonly<Record<string, string>> = {
    id: `${id} + n.value`,
    order_id: `${id} + n.value`,
    uid: `uid || '-' || n.value`,
    hash: `hash || n.value`,
    business_day: `date(${at} / 1000, 'unixepoch')`,
    // None that the one to begin with may have: shortly after midnight it is of the same business day.
    ticket_number: `'0' || n.value`,
    status: `'completed'`,
    slot_at: 'null',
    promised_at: 'null',
    created_at: at,
    updated_at: at,
    at,
    ...(assortment && {
      branch: `1 + n.value % ${assortment.branches}`,
      product: `1 + (n.value * 7 + product) % ${assortment.products}`,
      name: `'Nr. ' || (1 + (n.value * 7 + product) % ${assortment.products})`,
    }),
    contact: `replace(contact, 'Muster 1', 'Muster ' || n.value)`,
  }
  const copy = (table: string, key: string) => {
    const names = columns(table)
    const values = names.map(name => changed[name] ?? `"${name}"`)
    database.exec(
      `insert into ${table} (${names.map(name => `"${name}"`).join(', ')})
       select ${values.join(', ')} from ${table}, numbers n where ${key} = ${id}`,
    )
  }
  database.exec(
    `create temp table numbers as
     with recursive count(value) as (select 1 union all select value + 1 from count where value < ${count}) select value from count`,
  )
  database.transaction(() => {
    copy('orders', 'orders.id')
    copy('order_items', 'order_id')
    copy('order_events', 'order_id')
    database.exec(`update counters set value = value + ${count} where name = 'id:orders'`)
  })()
  database.close()
}

/** Resolves when the server that runs there has reckoned the days of such a year, as it does once. */
export async function yearReckoned(dataDir: string): Promise<void> {
  const database = new Driver(databaseIn(dataDir), { readonly: true })
  const days = database.prepare<[], { days: number }>('select count(*) as days from order_days')
  while ((days.get()?.days ?? 0) < 363) await pause(100)
  database.close()
}
