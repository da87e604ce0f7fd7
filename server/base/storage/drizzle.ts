import { createRequire } from 'node:module'

/**
 * drizzle by way of its CommonJS build. For every ES module of a package Node keeps what the package says of itself, here
 * 180 kB a hundred times over: that would be two thirds of the server's memory and half of its start.
 */
const require = createRequire(import.meta.url)

export const {
  aliasedTable,
  and,
  asc,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
}: typeof import('drizzle-orm') = require('drizzle-orm')
