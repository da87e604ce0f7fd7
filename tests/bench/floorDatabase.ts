import { join } from 'node:path'
import Driver from 'better-sqlite3'
import { allHoursBusiness } from '../support/allHours.ts'

/** 14 fields of a product, each in a column of its type. */
export const columns = [
  'uid',
  'name',
  'description',
  'type',
  'price',
  'tax',
  'unit',
  'calculationModel',
  'isEnabled',
  'isPublic',
  'leadTimeType',
  'leadTimeValue',
  'allergens',
  'diets',
] as const

export type FloorRow = Record<(typeof columns)[number], string | number> & { id: number }

/** The floor's tables and statements: WAL, synchronous=FULL, everything prepared once. Fills an empty database. */
export function openFloor(dataDir: string, products: number) {
  const db = new Driver(join(dataDir, 'floor.sqlite'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec(`
    create table if not exists rows (id integer primary key, ${columns.join(', ')});
    create index if not exists rows_by_name on rows (name);
    create index if not exists rows_by_uid on rows (uid);
    create table if not exists texts (id integer primary key, seq integer unique, rev text, body text);
    create table if not exists orders (id integer primary key, uid text unique, branch, day, ticket, total, body, unique (branch, day, ticket));
    create table if not exists items (order_id, position, product, amount, price, primary key (order_id, position));
    create table if not exists counters (name text primary key, value integer)`)
  const names = columns.join(', ')
  const statements = {
    row: db.prepare<[number], FloorRow>(`select id, ${names} from rows where id = ?`),
    insertRow: db.prepare(`insert into rows (${names}) values (${columns.map(name => `@${name}`).join(', ')})`),
    updateRow: db.prepare(`update rows set ${columns.map(name => `${name} = @${name}`).join(', ')} where id = @id`),
    text: db.prepare<[number], { body: string }>('select body from texts where id = ?'),
    list: db.prepare<[number, number], { id: number; body: string }>(
      'select id, body from texts where id > ? order by id limit ?',
    ),
    page: db.prepare<[number, number], { id: number; seq: number; rev: string; body: string }>(
      'select id, seq, rev, body from texts where seq > ? order by seq limit ?',
    ),
    putText: db.prepare(
      'insert into texts (id, seq, rev, body) values (?, ?, ?, ?) on conflict (id) do update set seq = excluded.seq, rev = excluded.rev, body = excluded.body',
    ),
    insertOrder: db.prepare('insert into orders (uid, branch, day, ticket, total, body) values (?, ?, ?, ?, ?, ?)'),
    insertItem: db.prepare('insert into items (order_id, position, product, amount, price) values (?, ?, ?, ?, ?)'),
    orderOf: db.prepare<[string], { id: number; ticket: number }>('select id, ticket from orders where uid = ?'),
    count: db.prepare<[string], { value: number }>(
      'insert into counters (name, value) values (?, 1) on conflict (name) do update set value = value + 1 returning value',
    ),
  }
  if (statements.list.all(0, 1).length === 0) fill()
  return { db, ...statements }

  function fill(): void {
    const documents = allHoursBusiness({ products }).filter(({ type }) => type === 'products')
    db.transaction(() => {
      for (const { id, body } of documents) {
        statements.insertRow.run(Object.fromEntries(columns.map(name => [name, plain(body[name])])))
        statements.putText.run(id, id, '1-0cc175b9c0f1b6a831c399e269772661', JSON.stringify({ id, ...body }))
      }
    })()
  }
}

const plain = (value: unknown): unknown =>
  typeof value === 'boolean' ? Number(value) : typeof value === 'object' ? JSON.stringify(value) : value
