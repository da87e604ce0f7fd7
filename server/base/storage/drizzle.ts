import { createRequire } from 'node:module'

/**
 * drizzle by way of its CommonJS build. For every ES module of a package Node keeps what the package says of itself, here
 * 180 kB a hundred times over: that would be two thirds of the server's memory and half of its start.
 */
const require = createRequire(import.meta.url)

export const { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, lte, ne, notInArray, or, sql } =
  require('drizzle-orm') as typeof import('drizzle-orm')
export const { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } =
  require('drizzle-orm/sqlite-core') as typeof import('drizzle-orm/sqlite-core')
export const { drizzle } = require('drizzle-orm/better-sqlite3') as typeof import('drizzle-orm/better-sqlite3')
export const { migrate } =
  require('drizzle-orm/better-sqlite3/migrator') as typeof import('drizzle-orm/better-sqlite3/migrator')
