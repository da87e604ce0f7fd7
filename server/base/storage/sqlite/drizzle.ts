import { createRequire } from 'node:module'

/** The parts of drizzle that speak SQLite; why by way of `require`, see ../drizzle.ts. */
const require = createRequire(import.meta.url)

export const {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
}: typeof import('drizzle-orm/sqlite-core') = require('drizzle-orm/sqlite-core')
export const { drizzle }: typeof import('drizzle-orm/better-sqlite3') = require('drizzle-orm/better-sqlite3')
export const { migrate }: typeof import('drizzle-orm/better-sqlite3/migrator') =
  require('drizzle-orm/better-sqlite3/migrator')
