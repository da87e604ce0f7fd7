import type { InferSelectModel } from 'drizzle-orm'
import { onDemand } from '../onDemand.ts'
import * as base from './base.ts'
import * as counter from './counter.ts'
import type { TableKit } from './kit.ts'
import * as messages from './messages.ts'
import * as ordering from './ordering.ts'
import * as signage from './signage.ts'
import * as statistics from './statistics.ts'
import * as time from './time.ts'
import * as website from './website.ts'

/**
 * Every table, described once for all engines. Epoch milliseconds, integer cents, text keys, JSON as text, no rowid, no
 * serial: nothing that only one of them has.
 *
 * After a change of a table `npx drizzle-kit generate --dialect sqlite --schema server/base/storage/sqlite/schema.cjs
 * --out server/base/storage/sqlite/migrations` writes the next migration; a test compares the tables with what all
 * migrations make. Migrations that were released are never changed.
 */
const tables = { ...base, ...ordering, ...messages, ...counter, ...website, ...time, ...signage, ...statistics }

export type Tables = { readonly [Name in keyof typeof tables]: ReturnType<(typeof tables)[Name]> }

/** A row as it is read and inserted. */
export type Row<Name extends keyof Tables> = InferSelectModel<Tables[Name]>

export const tablesOf = (kit: TableKit): Tables => onDemand(tables, kit)
